/** Every text of the page in English. Texts of the server and of the games come from the server as they are. */

const so = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const en = {
  common: {
    runabout: 'Runabout',
    you: 'You',
    close: 'Close',
    copy: 'Copy',
    copied: 'The link is copied.',
    copiedShort: 'Copied',
    copyByHand: 'This browser does not let the page copy; the link is selected, copy it by hand.',
    fewer: 'Fewer',
    more: 'More',
    tryAgain: 'Try again',
  },

  shell: {
    skip: 'Skip to the content',
    homeLink: 'Runabout: all games',
    title: (page: string) => `${page} · Runabout`,
    urgent: (what: string, page: string) => `● ${what} · ${page}`,
    footer: (version: string) => `Runabout${version === '' ? '' : ` ${version}`}. Open source, no account needed.`,
    credits: 'Credits',
  },

  home: {
    title: 'Pick a game, take a seat.',
    games: 'Games',
    youAre: 'You play as',
    yourName: 'Your name',
    changeName: 'Change your name',
    renamed: (name: string) => `You are now ${name}.`,
    yourTables: 'Your tables',
    yourTurn: 'It is up to you',
    waitingFor: (name: string) => `Waiting for ${name}`,
    gathering: (open: number) => (open > 0 ? `Gathering, ${so(open, 'seat')} open` : 'Everybody is here, not begun'),
    over: 'Over',
    allTables: (count: number) => `Show all ${count} tables`,
    fewerTables: 'Show fewer tables',
    seats: (fewest: number, most: number, cooperative: boolean) =>
      `${fewest === most ? fewest : `${fewest} to ${most}`}${cooperative ? ', together' : ''}`,
    playNow: 'Play now',
    setUp: 'Set up a table',
    rulesOf: (game: string) => `Rules of ${game}`,
    join: 'Did somebody send you a link?',
    joinSays: 'Open it, or paste it here. The ten letters at its end are enough.',
    joinField: 'Link to a table, or its ten letters',
    joinPlaceholder: 'Link or ten letters',
    joinButton: 'Go to the table',
    joinWrong: 'That is no link to a table: it ends in ten letters and digits, such as abcd2345ef.',
  },

  newTable: {
    title: (game: string) => `Set up ${game}`,
    kicker: 'Set up a table',
    cannot: 'This table cannot be set up',
    unknown: (game: string) => `There is no game "${game}" here.`,
    who: 'Who plays',
    seats: 'Seats',
    seat: (seat: number) => `Who sits on seat ${seat}`,
    seatNumber: (seat: number) => `seat ${seat}`,
    sitters: { me: 'Me', here: 'Here too', open: 'By link', bot: 'Bot' },
    thatIsYou: (name: string) => (name === '' ? 'You' : `You, as ${name}`),
    nameOf: (seat: number) => `Name of the person on seat ${seat}`,
    namePlaceholder: 'Name, at this device',
    unnamed: 'Who is it? A name is needed.',
    openSays: 'Anybody who follows the link that you send.',
    levelOf: (seat: number) => `How well the bot on seat ${seat} plays`,
    how: 'How you play',
    clocks: 'Clock',
    noClock: 'No clock',
    clock: (minutes: number, seconds: number) => `${minutes} min + ${seconds} s`,
    clockSays: 'Minutes for the whole game, and seconds more for each decision. Whose time runs out is replaced by a bot.',
    spectators: 'Others may watch',
    spectatorsSays: 'Anybody with the link can look on; they see no hands.',
    options: 'House rules',
    usual: 'usual',
    usualIs: (value: string) => `usual: ${value}`,
    changed: (count: number) => (count === 0 ? 'all as usual' : `${count} changed`),
    differs: 'House rules that differ from the usual',
    reset: 'All as usual',
    willOpen: (open: number) => `${so(open, 'seat')} wait${open === 1 ? 's' : ''} for people: you get a link to send.`,
    willStart: 'Everybody is here: the game begins at once.',
    open: 'Open the table',
    start: 'Start the game',
  },

  gather: {
    kicker: 'A table is being laid',
    free: 'Waiting for somebody',
    you: 'That is you',
    sit: 'Sit here',
    stand: 'Stand up',
    seatBot: 'Seat a bot',
    freeSeat: 'Free the seat',
    invite: 'Ask people to the table',
    inviteSays: 'Anybody who opens this link can sit down on an open seat.',
    link: 'Link to this table',
    waits: (open: number) => `${so(open, 'seat')} still open. Wait for people, or seat bots.`,
    ready: 'Everybody sits. Begin when you like.',
    start: 'Begin the game',
    waitForHost: 'You sit. The game begins when the person who set up the table begins it.',
    takeASeat: 'Take an open seat to play, or stay and watch.',
    full: 'Every seat is taken. You can stay and watch.',
  },

  looks: {
    choose: (noun: string, chosen: boolean) => `${chosen ? 'Change' : 'Choose'} ${noun}s`,
    chooseFor: (noun: string, chosen: boolean, name: string) => `${chosen ? 'Change' : 'Choose'} ${noun}s for ${name}`,
    title: (each: number, noun: string) => `Choose ${so(each, noun)}`,
    all: (noun: string) => `All ${noun}s`,
    says: (noun: string) => `They have no effect on the game. Without a choice, ${noun}s are drawn by chance.`,
    takenBy: (name: string) => `with ${name}`,
    count: (picked: number, each: number) =>
      picked < each ? `${picked} of ${each} chosen` : `All ${each} chosen; take one away for another`,
    byChance: 'By chance',
    done: 'Choose these',
    list: (names: readonly string[]) => names.join(', '),
  },

  seats: {
    title: 'Seats',
    open: 'Open seat',
    bot: (level: string) => `Bot, ${level}`,
    standIn: 'Bot, stands in',
    mine: 'Here',
    here: 'Here',
    away: 'Away',
    acting: 'To decide',
    relieve: 'Take this seat',
    watching: (count: number) => `${count} watching`,
    timeLeft: (name: string) => `Time left for ${name}`,
    /** What there is of what is counted; where there is nothing yet, none of the first. */
    standing: (counted: readonly { name: string; says: string }[], has: Readonly<Record<string, number>>) =>
      counted
        .filter((one, at) => has[one.name] || (at === 0 && Object.values(has).every((number) => number === 0)))
        .map((one) => `${one.says} ${has[one.name] ?? 0}`)
        .join(' · '),
  },

  table: {
    stage: 'The table',
    opening: 'Coming to the table …',
    cannot: 'This table cannot be shown',
    private: 'This table is private',
    yourTurn: 'It is up to you',
    waitsFor: (name: string) => `Waiting for ${name}`,
    thinks: (name: string) => `${name} thinks`,
    botsGetReady: (name: string) => `Waiting for ${name}: the bots get ready to think (the first time takes some seconds)`,
    watcher: 'You only watch',
    happening: 'Going on …',
    ending: 'The game ends …',
    over: 'The game is over',
    movedOn: 'The table has moved on meanwhile. Look again, and decide again.',
    catchUp: 'Skip to now',
    menu: 'Menu',
    copyLink: 'Copy the link',
  },

  side: { title: 'Log, rules and options', log: 'Log', rules: 'Rules', options: 'House rules' },

  log: {
    title: 'What has happened',
    none: 'Nothing has happened yet.',
    hidden: 'Hidden until the hand is shown.',
    times: (times: number) => `×${times}`,
  },

  options: {
    watched: 'Others may watch.',
    unwatched: 'Nobody may watch.',
    changed: (usual: string) => `usual: ${capital(usual)}`,
  },

  rules: {
    title: (game: string) => `Rules of ${game}`,
    cannot: 'These rules cannot be shown',
    rule: (rule: string) => `Rule ${rule}`,
    noRule: 'Why not?',
    inTheBook: 'See it in the rules',
    search: 'Search the rules',
    found: (count: number) => `${so(count, 'rule')} found`,
    none: (sought: string) => `No rule speaks of "${sought}".`,
    contents: 'Contents',
  },

  why: {
    ask: 'Why not …?',
    title: 'Why can something not be done?',
    says: (example: string) => `Write what you would like to do, such as "${example}".`,
    button: 'Ask',
    refused: 'That is not allowed now.',
    forbidden: (action: string) => `"${action}" is not allowed now.`,
    allowed: (action: string) => `"${action}" is allowed: you can play it.`,
  },

  general: {
    actions: 'What you can do',
    dock: 'Your cards and decisions',
    withHint: (action: string, hint: string) => `${action}: ${hint}`,
    allActions: 'Show everything you can do',
    pickPlace: 'Pick a place on the map.',
    doIt: (action: string) => `Do it: ${action}`,
    pickCard: 'Pick a card to see what it can do.',
    playable: ', can be played',
    of: (name: string) => `, ${name}`,
    times: ', times ',
    hidden: ' that cannot be seen',
    empty: 'Nothing',
    emptyHand: 'Your hand is empty.',
    loop: (first: string) => `After the last place comes ${first} again.`,
  },

  chooser: {
    find: 'Find what you want to do',
    example: (action: string) => `Such as "${action}"`,
    found: (count: number) => `${so(count, 'possibility', 'possibilities')} found`,
    none: 'Nothing that you can do reads like that.',
    list: (count: number) => `List all ${count}`,
    more: (left: number) => `Show more, ${left} left`,
  },

  map: {
    places: (count: number) => `Places on the map: ${count} to choose from`,
    ring: 'A ring says more when you pick it.',
    nearer: 'Nearer',
    farther: 'Farther',
    whole: 'The whole map',
    back: 'Back to where it happens',
    about: 'About it',
  },

  handOver: {
    title: (name: string) => `${name}, it is up to you.`,
    says: 'Take the device. The hand is shown when nobody else is looking.',
    show: (name: string) => `I am ${name}, show my hand`,
  },

  undo: {
    ask: 'Take back your last decision',
    title: 'Taking back',
    asks: (name: string, what: string) => `${name} asks to take back ${what}.`,
    youAsked: (what: string) => `You asked to take back ${what}.`,
    waitingFor: (names: string) => ` Waiting for ${names}.`,
    agree: 'Agree',
    refuse: 'No',
  },

  leave: {
    title: 'Leave the game',
    who: 'Who leaves',
    leaveSays: 'A bot plays on for you, and you may take your seat back.',
    leave: 'Leave for now',
    resignSays: 'A bot takes your seat for good, or anybody who sits down on it.',
    resign: 'Give up the seat',
    stay: 'Stay',
  },

  moveSeat: {
    title: 'Take your seat to this device',
    says: 'Somebody made this link to carry a seat at a table to another device. It works once.',
    take: 'Take the seat',
    giveTitle: 'Move to another device',
    giveSays: 'Open a link on the other device, and your seat is there instead of here.',
    make: (name: string) => (name === '' ? 'Make the link' : `Make the link for ${name}`),
    link: (name: string) => `Link that carries the seat of ${name}`,
    once: 'It works once, within 15 minutes. Send it to nobody else.',
  },

  end: {
    youWon: 'You have won!',
    won: (names: string, count: number) => `${names} ${count > 1 || names === 'You' ? 'win' : 'wins'}`,
    nobody: 'Nobody wins',
    teamWon: 'You made it',
    teamLost: 'It was not to be',
    wonIt: 'Won',
    lostIt: 'Lost',
    points: (points: number) => number.format(points),
    rematch: 'Play again',
    toRematch: 'Go to the next game',
    replay: 'Go through it again',
    download: 'Download the game',
    home: 'All games',
  },

  replay: {
    title: 'Replay',
    open: 'Go through the game',
    slider: 'Decision',
    at: (step: number, steps: number) => `Decision ${step} of ${steps}`,
    of: ' of ',
    first: 'To the beginning',
    back: 'One back',
    play: 'Play',
    pause: 'Pause',
    next: 'One on',
    last: 'To the end',
    close: 'Close the replay',
  },

  line: {
    waiting: 'The line to the table is broken; it is tried again.',
    offline: 'You are offline. The table waits, and goes on when you are back.',
    closed: 'The table has closed the line.',
    unsent: ' Your move is kept, and sent then.',
    reload: 'Load the page again',
  },

  settings: {
    title: 'Settings',
    theme: 'Colours',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    text: 'Text size',
    texts: { normal: 'Usual', large: 'Large', huge: 'Very large' },
    contrast: 'Contrast',
    contrasts: { system: 'As the system', normal: 'Usual', more: 'High' },
    motion: 'Movement',
    motions: { system: 'As the system', full: 'Full', reduced: 'Little' },
    pace: 'What others do is shown',
    paces: { calm: 'Calmly', brisk: 'Briskly', instant: 'At once' },
    sound: 'Sound',
    soundSays: 'A soft note when it is up to you.',
  },

  help: {
    title: 'Keys',
    keys: [
      ['Arrows', 'Go from one card or action to the next'],
      ['Enter', 'Play it'],
      ['+ and −', 'Bring a map nearer, or move it away'],
      ['Tab', 'Go on through the page'],
      ['Escape', 'Close what is open'],
      ['U', 'Take back your last decision'],
      ['L', 'Log'],
      ['R', 'Rules'],
      ['?', 'This list'],
    ],
  },

  lost: {
    title: 'The road ends here',
    says: 'There is no page at this address.',
    home: 'All games',
  },

  credits: {
    title: 'Credits',
    lines: [
      'Road Runner by David Morgan-Mar; Running Round Riverdale by Outset Media; Rummy Runway by Chris Backe and Robin David; Race 2 Live by Jesse Dhillon; Road Wolf by Sean Patten. Rules are told in our own words.',
      'Pictures are composed from game-icons.net (Lorc, Delapouite and others), CC BY 3.0, recoloured.',
      'Signs on buttons: Lucide, ISC licence. Type: Figtree by Erik Kennedy and Bricolage Grotesque by Mathieu Triay, SIL Open Font License.',
    ],
  },

  faults: {
    noLine: 'The server does not answer. Look whether you are online, and try again.',
    noSense: (status: number) => `The server gave an answer that cannot be read (${status}). Try again in a moment.`,
    unexpected: (what: string) => `Something went wrong on this page: ${what}`,
  },

  /** A bot's level. */
  levels: (level: string) => capital(level),
  /** The name of an option, and what it is set to, as the game writes them. */
  optionName: (name: string) => capital(name.replaceAll('_', ' ')),
  optionValue: (value: string) => capital(value.replace(/_|(?<=[a-z])-(?=[a-z])/g, ' ')),
  /** Names within a sentence. */
  listed: (names: readonly string[]) => new Intl.ListFormat('en').format(names),
  /** Time left, in minutes and seconds. */
  clock: (seconds: number) => {
    const whole = Math.ceil(seconds);
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  },
};

/** The texts that every language must have. */
export type Words = typeof en;
