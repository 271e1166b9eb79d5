// Made by `npm run types` from the server's messages; not to be edited.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * About
         * @description The answer to `AskAbout`.
         */
        About: {
            about: components["schemas"]["AboutInfo"];
            key: string;
            /** @enum {unknown} */
            type: "about";
        };
        /**
         * AboutInfo
         * @description What each open action of the seat that decides is about, in the order in which a person would press it.
         *
         *     Attributes:
         *         number: the entry of the view that it belongs to.
         *         actions: by the number of the action; none for one that is about nothing on the table.
         *         tones: by the number of the action, whether it helps that seat, harms it, or harms a friend, who wins with it;
         *             those that do nothing of it, or where it is open, are left out. While the rules are being compiled, and
         *             where more than 64 actions are open, only those are there that the previews show.
         *         certain: by the number of the action, what surely happens, where the game has words for it; without moves.
         *         previews: by the number of the action, the fields of its preview, as docs/facts lists them and the type
         *             `RoadWolfPreview` has them for Road Wolf; those actions are left out of which there is nothing to tell.
         *             Where more than 64 actions are open, only the brief fields; the rest comes with a forecast.
         *         wait: while the rules are being compiled, seconds after which it is worth asking again for tones and what is
         *             certain, of which there is nothing yet; else 0.
         */
        AboutInfo: {
            actions: {
                [key: string]: components["schemas"]["ItemInfo"][];
            };
            certain: {
                [key: string]: components["schemas"]["EventInfo"][];
            };
            number: number;
            previews: {
                [key: string]: Record<string, unknown>;
            };
            tones: {
                [key: string]: "harms" | "harms-friend" | "helps";
            };
            wait: number;
        };
        /**
         * ActionInfo
         * @description An action open to the viewer.
         *
         *     Attributes:
         *         number: its number inside the rules.
         *         verb, card, text: as core.words.Action has them; `text` is what is sent to play it.
         *         said: as a button says it in the viewer's language; "" where `text` does.
         *         hint: what it would do, where the table can tell ("stops it, 2 damage"); else "".
         */
        ActionInfo: {
            card: string;
            /** @default  */
            hint: string;
            number: number;
            /** @default  */
            said: string;
            text: string;
            verb: string;
        };
        /**
         * AnswerUndo
         * @description Agree or not to another's taking back.
         */
        AnswerUndo: {
            agree: boolean;
            /** @description the client's own name for what it sends: sent again under the same key, it is done once */
            key: string;
            /** @enum {unknown} */
            type: "answer";
        };
        /**
         * Appeared
         * @description A thing that was not there comes onto the table.
         */
        Appeared: {
            attributes: Record<string, unknown>;
            event: number;
            thing: string;
            /** @enum {unknown} */
            type: "appeared";
        };
        /**
         * Area
         * @description One part of the table. What kind of part it is says which of the attributes it has, beside title and seat.
         *
         *     - "pile": one pile, its place in `places`. With `hand`, it is what the player at `seat` holds.
         *     - "cells": places side by side, each a pile or a place where things are: `places` in their order, "" for a gap,
         *       `columns` of them a row (0: one row), running round where `loop`. Only things whose names begin with `things` are
         *       shown, where that is not "".
         *     - "things": things one below the other, with their attributes: those whose names begin with `things`; of `seat`,
         *       where it has one, and of nobody, where other areas show those of seats. With each, the piles of the sorts in
         *       `piles` whose names end as its own does ("crew:7" with "vehicle:7"). Whose a thing is, its label says, or else its
         *       attribute `owner` or `seat`.
         *     - "counters": the counters in `places`, by name.
         *     - "map": a ground of `width` and `height` in units of the game, with things whose names begin with `things` at their
         *       attribute `at` (x, y of the middle), piles of the sorts in `piles`, the last two parts of whose names are x and y
         *       of the middle, and places "point:X:Y" and "edge:SIDE:AT" (start, end, left, right). Where `up`, y grows upward.
         *       `sizes`: how wide and high each is, by the values of its attributes `sized_by`, with blanks between ("coupe
         *       driving"); of a pile, by what lies there.
         *
         *     Attributes:
         *         title: what it is.
         *         seat: whose it is; -1 for everybody's.
         *         folded: it is folded away until somebody wants to see it.
         */
        Area: {
            /** @default 0 */
            columns: number;
            /** @default false */
            folded: boolean;
            /** @default [] */
            ground: components["schemas"]["Ground"][];
            /** @default false */
            hand: boolean;
            /** @default 0 */
            height: number;
            /** @enum {unknown} */
            kind: "cells" | "counters" | "map" | "pile" | "things";
            /** @default false */
            loop: boolean;
            /** @default [] */
            piles: string[];
            /** @default [] */
            places: string[];
            /** @default -1 */
            seat: number;
            /** @default [] */
            sized_by: string[];
            sizes: {
                [key: string]: [
                    number,
                    number
                ];
            };
            /** @default  */
            things: string;
            title: string;
            /** @default false */
            up: boolean;
            /** @default 0 */
            width: number;
        };
        /**
         * AskAbout
         * @description Ask what each open action is about, and its tone; answered by `About`.
         */
        AskAbout: {
            /** @description the client's own name for what it sends: sent again under the same key, it is done once */
            key: string;
            /** @enum {unknown} */
            type: "about";
        };
        /**
         * AskForecast
         * @description Ask what an open action would do; answered by `Foretold`.
         */
        AskForecast: {
            /** @description canonical text, such as "lay Anvil" */
            action: string;
            /** @description the client's own name for what it sends: sent again under the same key, it is done once */
            key: string;
            /** @enum {unknown} */
            type: "forecast";
        };
        /**
         * AskUndo
         * @description Ask to take back one's last decision.
         */
        AskUndo: {
            /** @description the client's own name for what it sends: sent again under the same key, it is done once */
            key: string;
            /** @enum {unknown} */
            type: "undo";
        };
        /**
         * AskWhy
         * @description Ask whether an action is allowed, and why not; answered by `Because`.
         */
        AskWhy: {
            /** @description canonical text, such as "lay Anvil" */
            action: string;
            /** @description the client's own name for what it sends: sent again under the same key, it is done once */
            key: string;
            /** @enum {unknown} */
            type: "why";
        };
        /**
         * Because
         * @description The answer to `AskWhy`.
         */
        Because: {
            key: string;
            /** @enum {unknown} */
            type: "because";
            why: components["schemas"]["WhyInfo"];
        };
        /**
         * Bye
         * @description The server closes the connection; `again`: the client may come back in a moment. Text, reason and facts are those
         *     of a `Fault`.
         */
        Bye: {
            again: boolean;
            /** @default {} */
            facts: {
                [key: string]: string | number;
            };
            /** @default bye */
            reason: string;
            text: string;
            /** @enum {unknown} */
            type: "bye";
        };
        /**
         * Carried
         * @description So many of a kind go from one pile to another.
         *
         *     Attributes:
         *         kind: what they are, where they lie afterwards; UNKNOWN where the viewer does not know it there.
         *         was: what they were known as before.
         *         source, target: the piles; "" for none, where they come out of nothing or are gone.
         *         place: in an ordered pile, where they lie in the end; -1 in a pile without order.
         *         origin: in an ordered source, where they lay; -1: the first of their kind, or a source without order.
         */
        Carried: {
            count: number;
            event: number;
            kind: string;
            origin?: number;
            place?: number;
            source: string;
            target: string;
            /** @enum {unknown} */
            type: "carried";
            was: string;
        };
        /**
         * CarriedSeat
         * @description Where a carried seat is.
         */
        CarriedSeat: {
            seat: number;
            table: string;
        };
        /**
         * CarryLink
         * @description A link that carries a seat to another device, once.
         */
        CarryLink: {
            expires: number;
            path: string;
        };
        /**
         * CatalogueAction
         * @description One action of a game, whether it is open now or not.
         *
         *     Attributes:
         *         number: its number inside the rules.
         *         kind: as docs/facts lists it; "" where the game declares no verbs.
         *         verb, card, text: as core.words.Action has them.
         *         fields: its fields by name, as docs/facts lists them; empty where the game declares no verbs.
         */
        CatalogueAction: {
            card: string;
            fields: Record<string, unknown>;
            kind: string;
            number: number;
            text: string;
            verb: string;
        };
        /**
         * ClockRule
         * @description How long each person may think: so many minutes for the whole game, and seconds more for each decision. Whose
         *     time runs out is replaced by a bot.
         */
        ClockRule: {
            minutes: number;
            /** @default 0 */
            seconds: number;
        };
        /**
         * Closed
         * @description A place is there no more, nor what lies there.
         */
        Closed: {
            event: number;
            place: string;
            /** @enum {unknown} */
            type: "closed";
        };
        /**
         * CompilingInfo
         * @description How far the thinking of a game's bots is compiled.
         *
         *     Attributes:
         *         done: the functions that are compiled.
         *         total: how many there are.
         */
        CompilingInfo: {
            done: number;
            total: number;
        };
        /**
         * Consent
         * @description Whether a guest allows that its finished games are studied, without names.
         */
        Consent: {
            allowed: boolean;
        };
        /**
         * Counted
         * @description A counter changes.
         */
        Counted: {
            after: unknown;
            before: unknown;
            counter: string;
            event: number;
            /** @enum {unknown} */
            type: "counted";
        };
        /**
         * Done
         * @description Acknowledges the request with that key; `number` is its entry.
         */
        Done: {
            key: string;
            number: number;
            /** @enum {unknown} */
            type: "done";
        };
        /**
         * Drifted
         * @description Places on a map, whose names end in their numbers ("road:40:120"), go the same way, with what lies there.
         */
        Drifted: {
            by: number[];
            event: number;
            places: string[];
            /** @enum {unknown} */
            type: "drifted";
        };
        /**
         * EventInfo
         * @description Something that happened, which the viewer may know.
         *
         *     Attributes:
         *         number: the entry that caused it; 0 for the set-up of the game.
         *         kind: as docs/facts lists it; what begins with "table." happened at the table rather than in the game.
         *         seat: who did it; -1 for nobody.
         *         fields: its fields by name, as docs/facts lists them; empty where the game declares none.
         *         text: the sentence that tells it, for a client that asks for words; "" where a neighbouring event's sentence
         *             includes it, or none is needed.
         */
        EventInfo: {
            fields: Record<string, unknown>;
            kind: string;
            number: number;
            seat: number;
            text?: string;
        };
        /**
         * Exchanged
         * @description Two piles change places, whatever lies in them.
         */
        Exchanged: {
            event: number;
            one: string;
            other: string;
            /** @enum {unknown} */
            type: "exchanged";
        };
        /**
         * Face
         * @description A component as printed: a card, a token, a sign.
         *
         *     Attributes:
         *         name: for programs; the `card` of an Action, or the kind in a scene, that is about it.
         *         title: as printed.
         *         group: what kind of component, such as "Capture".
         *         lines: what is printed on it, a line each.
         *         rule: the number of the rule that holds it.
         *         kind: the same as `group` for programs, such as "capture"; "" where none has to tell.
         */
        Face: {
            group: string;
            /** @default  */
            kind: string;
            lines: string[];
            name: string;
            rule: string;
            title: string;
        };
        /**
         * Fault
         * @description Why a request was refused; it changed nothing. The HTTP status follows from the code (see server.errors).
         *
         *     Attributes:
         *         code: for programs, such as "refused", "stale", "not-your-turn".
         *         reason: names the message by which a client tells a person, in its own language (see server/words); finer than
         *             the code.
         *         facts: what that message is given: names, titles and numbers.
         *         text: in English: what was expected, what came, what to do.
         *         rule: the number of the rule that forbids a move; "" for every other fault.
         *         number: the table's newest entry, where the client is behind; else 0.
         *         wait: seconds after which the same may be asked again; 0 where time does not help.
         */
        Fault: {
            code: string;
            /** @default {} */
            facts: {
                [key: string]: string | number;
            };
            /** @default 0 */
            number: number;
            /** @default  */
            reason: string;
            /** @default  */
            rule: string;
            text: string;
            /** @default 0 */
            wait: number;
        };
        /**
         * ForecastInfo
         * @description What an action would do up to the next decision, as far as the seat that decides may know.
         *
         *     Attributes:
         *         number: the entry of the view that it belongs to.
         *         action: its canonical text.
         *         certain: what surely happens, in this order.
         *         moves: what that changes in the seat's scene.
         *         odds: what else may happen, the likeliest first.
         *         tables: how many tables were imagined for the odds; or, where these are exact, how many outcomes there are, each
         *             as likely as any other.
         *         exact: whether these are all outcomes that there may be.
         *         over: whether the game would be over; None where that is not certain.
         *         to_act: who would decide next, -1 once the game is over; None where that is not certain.
         *         preview: what there is to tell beyond that, by field, as docs/facts lists them; empty where there is nothing.
         *         chances: how likely each result is of the roll to which that leads, by name, from 0 to 1: exact. Empty where it
         *             leads to none.
         */
        ForecastInfo: {
            action: string;
            certain: components["schemas"]["EventInfo"][];
            chances: {
                [key: string]: number;
            };
            exact: boolean;
            moves: (components["schemas"]["Put"] | components["schemas"]["Shifted"] | components["schemas"]["Appeared"] | components["schemas"]["Vanished"] | components["schemas"]["Carried"] | components["schemas"]["Exchanged"] | components["schemas"]["Replaced"] | components["schemas"]["Opened"] | components["schemas"]["Closed"] | components["schemas"]["Drifted"] | components["schemas"]["Counted"])[];
            number: number;
            odds: components["schemas"]["OddsInfo"][];
            over: boolean | null;
            preview: Record<string, unknown>;
            tables: number;
            to_act: number | null;
        };
        /**
         * Foretold
         * @description The answer to `AskForecast`.
         */
        Foretold: {
            forecast: components["schemas"]["ForecastInfo"];
            key: string;
            /** @enum {unknown} */
            type: "foretold";
        };
        /**
         * Frame
         * @description One moment of a replay: the view after so many decisions, and what led to it.
         *
         *     Attributes:
         *         moves: what the events changed in the scene of the moment before; () where the view has a scene of its own.
         */
        Frame: {
            events: components["schemas"]["EventInfo"][];
            /** @default [] */
            moves: (components["schemas"]["Put"] | components["schemas"]["Shifted"] | components["schemas"]["Appeared"] | components["schemas"]["Vanished"] | components["schemas"]["Carried"] | components["schemas"]["Exchanged"] | components["schemas"]["Replaced"] | components["schemas"]["Opened"] | components["schemas"]["Closed"] | components["schemas"]["Drifted"] | components["schemas"]["Counted"])[];
            view: components["schemas"]["View"];
        };
        /** @description What a client sends over a table's WebSocket, by its `type`. */
        FromClient: components["schemas"]["Play"] | components["schemas"]["AskWhy"] | components["schemas"]["AskAbout"] | components["schemas"]["AskForecast"] | components["schemas"]["AskUndo"] | components["schemas"]["AnswerUndo"] | components["schemas"]["Look"] | components["schemas"]["Ping"];
        /**
         * GameActions
         * @description Every action of a game, in the order of their numbers: the same for all its tables.
         */
        GameActions: {
            actions: components["schemas"]["CatalogueAction"][];
            name: string;
            version: number;
        };
        /**
         * GameBook
         * @description A game's rules, and what is printed on its components.
         */
        GameBook: {
            faces: components["schemas"]["Face"][];
            name: string;
            rules: components["schemas"]["RuleInfo"][];
            title: string;
        };
        /**
         * GameInfo
         * @description A game that can be played here.
         *
         *     Attributes:
         *         blurb: what it is, in one sentence, in the language asked for.
         *         looks: None where there are none to choose.
         */
        GameInfo: {
            blurb: string;
            cooperative: boolean;
            fewest: number;
            looks: components["schemas"]["LooksInfo"] | null;
            most: number;
            name: string;
            options: components["schemas"]["OptionInfo"][];
            standing: components["schemas"]["StandingInfo"][];
            title: string;
            usual: number;
            version: number;
        };
        /**
         * Games
         * @description All of them, and the levels of their bots; `language` is that in which they are described.
         */
        Games: {
            games: components["schemas"]["GameInfo"][];
            language: string;
            levels: components["schemas"]["LevelInfo"][];
            version: string;
        };
        /**
         * Ground
         * @description A part of the ground of a map: an upright rectangle, in the map's units.
         *
         *     Attributes:
         *         x, y: its corner nearest to the map's origin.
         *         width, height: of it.
         *         label: what it is.
         */
        Ground: {
            height: number;
            label: components["schemas"]["Label"];
            width: number;
            x: number;
            y: number;
        };
        /**
         * ItemInfo
         * @description Something on the table that an action is about, to be pressed: a thing, or a place.
         *
         *     Attributes:
         *         thing: its name in the scene; "" for a place.
         *         attribute: which of what is shown of the thing, such as its hits; "" for the thing as such.
         *         place: a pile, a counter, or another place of the board; "turn" for the turn marker; "" for a thing.
         *         kind: which kind of what lies there, or of what can be taken there; "" for the place as such.
         *         at: where that lies in an ordered pile; None in any other.
         */
        ItemInfo: {
            at?: number | null;
            attribute?: string;
            kind?: string;
            place?: string;
            thing?: string;
        };
        /**
         * Label
         * @description How a thing, a kind or a place is written.
         *
         *     Attributes:
         *         text: what it is called.
         *         note: more about it, such as "Speed 2"; "" for nothing.
         *         tone: its colour.
         *         seat: whose it is; -1 for nobody's, or where an attribute of the thing says it.
         */
        Label: {
            /** @default  */
            note: string;
            /** @default -1 */
            seat: number;
            text: string;
            /**
             * @default
             * @enum {unknown}
             */
            tone: "" | "blue" | "green" | "grey" | "red" | "violet" | "yellow";
        };
        /**
         * LevelInfo
         * @description A level that bots play at.
         */
        LevelInfo: {
            name: string;
            says: string;
        };
        /**
         * Look
         * @description Look from another seat of one's own (several people at one device); -1 watches.
         */
        Look: {
            /** @description a seat; -1 for someone who only watches */
            seat: number;
            /** @enum {unknown} */
            type: "look";
        };
        /**
         * LooksChoice
         * @description What a seat of a table that still gathers is to look like.
         */
        LooksChoice: {
            /** @description all looks of a seat, by name; none: they are drawn when the game begins */
            looks: string[];
        };
        /**
         * LooksInfo
         * @description What a seat may choose to look like, without any effect on the rules.
         *
         *     Attributes:
         *         noun: what one of them is called, such as "character", in the language asked for.
         *         nouns: what several are called.
         *         names: all of them.
         *         each: how many a seat chooses.
         */
        LooksInfo: {
            each: number;
            names: string[];
            noun: string;
            nouns: string;
        };
        /**
         * Me
         * @description Who the asker is.
         */
        Me: {
            id: string;
            name: string;
        };
        /**
         * Move
         * @description A decision.
         *
         *     Attributes:
         *         key: see `Key`.
         *         number: the entry number of the view that it was decided on; refused as stale if the game has changed since.
         *         action: what is played.
         *         seat: the seat that it was decided for; refused where another seat is to act, as a guest with several seats, on
         *             several devices, may decide for one while another is to act. None: the seat to act.
         */
        Move: {
            /** @description canonical text, such as "lay Anvil" */
            action: string;
            /** @description the client's own name for what it sends: sent again under the same key, it is done once */
            key: string;
            number: number;
            /** @default null */
            seat: number | null;
        };
        /**
         * Moved
         * @description Acknowledges a decision; `number` is its entry.
         */
        Moved: {
            number: number;
        };
        /**
         * NewName
         * @description A guest's new name.
         */
        NewName: {
            /** @description what a person is called, shown as plain text */
            name: string;
        };
        /**
         * NewTable
         * @description A table to set up. `start`: begin at once, where no seat is open.
         */
        NewTable: {
            /** @default null */
            clock: components["schemas"]["ClockRule"] | null;
            game: string;
            /** @default {} */
            options: {
                [key: string]: string;
            };
            seats: components["schemas"]["SeatWish"][];
            /** @default true */
            spectators: boolean;
            /** @default false */
            start: boolean;
        };
        /**
         * OddsInfo
         * @description Something that may happen, and in how many of the forecast's `tables` it does.
         */
        OddsInfo: {
            count: number;
            event: components["schemas"]["EventInfo"];
        };
        /**
         * Opened
         * @description A place where a pile can lie comes onto the table, with nothing there yet; a pile in order where `ordered`.
         */
        Opened: {
            event: number;
            ordered?: boolean;
            place: string;
            /** @enum {unknown} */
            type: "opened";
        };
        /**
         * OptionInfo
         * @description A table option.
         *
         *     Attributes:
         *         name: for programs, the same in every language.
         *         title: what it is called, in the language asked for.
         *         says: what it does, likewise; "" where the game does not say.
         *         rule: the number of the rule that it turns.
         *         default: what holds where nobody says anything; as `Option.write` has it, as are all values, the same in every
         *             language.
         *         shared: what people are offered first where several share a screen.
         *         offered: what they are offered first elsewhere.
         *         choices: the names of the values; none of a quantity.
         *         titles: what the choices are called.
         *         seat: whether values are seats of the table, from 1, or 0.
         *         apart: whether its values are games of their own, such as missions.
         */
        OptionInfo: {
            apart: boolean;
            choices: string[];
            default: string;
            high: number;
            low: number;
            name: string;
            offered: string;
            rule: string;
            says: string;
            seat: boolean;
            shared: string;
            title: string;
            titles: string[];
        };
        /**
         * OutcomeInfo
         * @description How a game ended.
         *
         *     Attributes:
         *         scores: by seat, in points.
         *         tie_breaks: by seat, what tells equal points apart; empty where the game has no tie-break.
         *         won_only: the scores say who won, and nothing more.
         *         team: all have played as one.
         *         ending: why it ended, by name, for the message "outcome" of the game's phrasebook; {} where it has none.
         *         text: the same in a sentence, for a client that asks for words; else "".
         */
        OutcomeInfo: {
            ending: Record<string, unknown>;
            scores: number[];
            team: boolean;
            text: string;
            tie_breaks: number[];
            winners: number[];
            won_only: boolean;
        };
        /**
         * Pass
         * @description A guest made for a program: it sends `Authorization: Bearer <token>` with every request.
         */
        Pass: {
            id: string;
            name: string;
            token: string;
        };
        /**
         * Phrasebook
         * @description All that a client needs to say what happens in a game, and how it stands, from facts; docs/api.md tells how.
         *
         *     Attributes:
         *         language: of `messages`.
         *         says_facts: whether they are enough to say all that is said at a table; else a client asks for words.
         *         messages: Project Fluent messages; where two have the same name, the later one's is said.
         *         spare: the same in English, for what the language does not say; empty where that is English.
         *         events: by kind of event, those of the table among them, the sort of each field.
         *         actions: likewise by kind of action.
         *         scene: likewise of what may be said of a scene: settings, counters that are nobody's own, and the decision.
         *         sentences: which events are told together; of those that fit, the first tells.
         *         hints: likewise of what surely follows from an action.
         *         previews: likewise of previews, where messages say them; else empty.
         *         things: likewise of the attributes of things, by the sort of thing, of those of which something is remarked.
         *         remarks: what each remark is about, and its message without "remark-". What is about "outfit:" is remarked of
         *             each thing whose name begins so.
         */
        Phrasebook: {
            actions: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            events: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            hints: components["schemas"]["SentenceInfo"][];
            language: string;
            messages: string[];
            name: string;
            previews: {
                [key: string]: string;
            };
            remarks: [
                string,
                string
            ][];
            says_facts: boolean;
            scene: {
                [key: string]: string;
            };
            sentences: components["schemas"]["SentenceInfo"][];
            spare: string[];
            things: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            version: number;
        };
        /**
         * Ping
         * @description Answered by `Pong`, so that a client knows that the connection works.
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * Plan
         * @description How a table is laid out.
         *
         *     Attributes:
         *         areas: its parts, what matters most first.
         *         labels: by the name of a thing, of a kind, of a place, of a counter or of an attribute's value; of what a seat
         *             plays, as "seat:0". What has none is written as its Face, or else by its name; a thing by its attribute
         *             `kind` and the last part of its name, and in the tone of its attribute `status` or `condition`.
         *         note: what is to be said of the table as a whole, such as which map it has; "" for nothing.
         *         of_seats: the names of attributes and counters that are seats, which are written by who sits there; a match
         *             writes them into its plan, from what the game declares (see `seats_named`).
         */
        Plan: {
            areas: components["schemas"]["Area"][];
            labels: {
                [key: string]: components["schemas"]["Label"];
            };
            /** @default  */
            note: string;
            /** @default [] */
            of_seats: string[];
        };
        /**
         * Play
         * @description Play a decision; answered by `Done`, or `Refusal`. `seat`: see `Move`.
         */
        Play: {
            /** @description canonical text, such as "lay Anvil" */
            action: string;
            /** @description the client's own name for what it sends: sent again under the same key, it is done once */
            key: string;
            number: number;
            /** @default null */
            seat: number | null;
            /** @enum {unknown} */
            type: "play";
        };
        /**
         * Pong
         * @description The answer to `Ping`.
         */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * Put
         * @description An attribute of a thing changes, such as where it is.
         */
        Put: {
            after: unknown;
            attribute: string;
            before: unknown;
            event: number;
            thing: string;
            /** @enum {unknown} */
            type: "put";
        };
        /** @description What a `CatalogueAction` of Race 2 Live holds, by its kind. */
        Race2LiveAction: {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "forward";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "backward";
        } | {
            fields: {
                lane: number;
            };
            /** @enum {string} */
            kind: "lane";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "stop";
        } | {
            fields: {
                card: components["schemas"]["Race2LiveCard"];
            };
            /** @enum {string} */
            kind: "play";
        } | {
            fields: {
                card: components["schemas"]["Race2LiveCard"];
            };
            /** @enum {string} */
            kind: "lose";
        } | {
            fields: {
                on: components["schemas"]["Race2LiveSurvivor"];
                pack: components["schemas"]["Race2LivePack"];
            };
            /** @enum {string} */
            kind: "use_pack";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "keep_pack";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "take_weapon";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "keep_weapon";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "wait";
        };
        /**
         * @description Race 2 Live: what attacks.
         * @enum {unknown}
         */
        Race2LiveAttack: "none" | "special" | "horde";
        /**
         * @description Race 2 Live: a card, by its rank.
         * @enum {unknown}
         */
        Race2LiveCard: "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "jack" | "queen" | "king" | "ace";
        /**
         * @description Race 2 Live: how a survivor is.
         * @enum {unknown}
         */
        Race2LiveCondition: "free" | "suspended" | "safe" | "dead";
        /**
         * @description Race 2 Live: how the race ended.
         * @enum {unknown}
         */
        Race2LiveEnding: "none" | "home_or_dead" | "night";
        /** @description What an `EventInfo` of Race 2 Live holds, by its kind. */
        Race2LiveEvent: {
            fields: {
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "moves";
        } | {
            fields: {
                count: number;
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "dealt";
        } | {
            fields: {
                count: number;
            };
            /** @enum {string} */
            kind: "set_aside";
        } | {
            fields: {
                card: components["schemas"]["Race2LiveCard"];
            };
            /** @enum {string} */
            kind: "left_over";
        } | {
            fields: {
                count: number;
            };
            /** @enum {string} */
            kind: "scattered";
        } | {
            fields: {
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "first";
        } | {
            fields: {
                backward: boolean;
                steps: number;
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "rolled";
        } | {
            fields: {
                space: string;
                survivor: components["schemas"]["Race2LiveSurvivor"];
                token: boolean;
            };
            /** @enum {string} */
            kind: "stepped";
        } | {
            fields: {
                space: string;
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "stayed";
        } | {
            fields: {
                space: string;
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "stopped";
        } | {
            fields: {
                other: components["schemas"]["Race2LiveSurvivor"];
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "rescued";
        } | {
            fields: {
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "came_home";
        } | {
            fields: {
                card: components["schemas"]["Race2LiveCard"];
                strength: number;
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "special";
        } | {
            fields: {
                strength: number;
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "horde";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "reshuffled";
        } | {
            fields: {
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "beat_special";
        } | {
            fields: {
                attack: components["schemas"]["Race2LiveAttack"];
                good: components["schemas"]["Race2LiveRanks"];
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "cannot_beat";
        } | {
            fields: {
                card: components["schemas"]["Race2LiveCard"];
                keeps: boolean;
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "played";
        } | {
            fields: {
                at_start: boolean;
                card: components["schemas"]["Race2LiveCard"];
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "lost";
        } | {
            fields: {
                attack: components["schemas"]["Race2LiveAttack"];
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "suspended";
        } | {
            fields: {
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "died";
        } | {
            fields: {
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "freed";
        } | {
            fields: {
                size: number;
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "found_pack";
        } | {
            fields: {
                size: number;
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "kept_pack";
        } | {
            fields: {
                cards: number;
                draws: number;
                itself: boolean;
                other: components["schemas"]["Race2LiveSurvivor"];
                size: number;
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "used_pack";
        } | {
            fields: {
                card: components["schemas"]["Race2LiveCard"];
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "drew";
        } | {
            fields: {
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "nothing_to_draw";
        } | {
            fields: {
                size: number;
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "found_weapon";
        } | {
            fields: {
                before: number;
                size: number;
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "armed";
        } | {
            fields: {
                size: number;
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "kept_weapon";
        } | {
            fields: {
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "waited";
        } | {
            fields: {
                turns: number;
            };
            /** @enum {string} */
            kind: "night";
        } | {
            fields: {
                count: number;
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "lost_to_night";
        } | {
            fields: {
                cards: number;
                column: number;
                ending: components["schemas"]["Race2LiveEnding"];
                home: number;
            };
            /** @enum {string} */
            kind: "game_over";
        } | {
            fields: {
                attack: components["schemas"]["Race2LiveAttack"];
                good: components["schemas"]["Race2LiveRanks"];
                survivor: components["schemas"]["Race2LiveSurvivor"];
            };
            /** @enum {string} */
            kind: "can_beat";
        } | {
            fields: {
                count: number;
            };
            /** @enum {string} */
            kind: "omitted";
        };
        /**
         * @description What a pile of Race 2 Live may hold: The tokens that lie face down, by kind: it is not known which lies where.
         * @enum {unknown}
         */
        Race2LiveFaceDownKind: "special-attack" | "horde" | "pack-1" | "pack-2" | "pack-3" | "weapon-1" | "weapon-2" | "weapon-3" | "weapon-4" | "?";
        /**
         * @description What a pile of Race 2 Live may hold: A pack or a weapon whose finder decides what becomes of it.
         * @enum {unknown}
         */
        Race2LiveFoundKind: "pack-1" | "pack-2" | "pack-3" | "weapon-1" | "weapon-2" | "weapon-3" | "weapon-4" | "?";
        /**
         * @description What a pile of Race 2 Live may hold: The cards in a survivor's hand.
         * @enum {unknown}
         */
        Race2LiveHandKind: "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "jack" | "queen" | "king" | "ace" | "?";
        /**
         * @description What a pile of Race 2 Live may hold: The health discard pile.
         * @enum {unknown}
         */
        Race2LiveHealthPileKind: "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "jack" | "queen" | "king" | "ace" | "?";
        /**
         * @description What a pile of Race 2 Live may hold: The special infected deck.
         * @enum {unknown}
         */
        Race2LiveInfectedDeckKind: "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "jack" | "queen" | "king" | "ace" | "?";
        /**
         * @description What a pile of Race 2 Live may hold: The special infected that were turned over.
         * @enum {unknown}
         */
        Race2LiveInfectedTurnedOverKind: "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "jack" | "queen" | "king" | "ace" | "?";
        /**
         * @description What a pile of Race 2 Live may hold: Knowledge, not cards: what everybody knows to be in that hand (RLA-50).
         * @enum {unknown}
         */
        Race2LiveKnownOfHandKind: "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "jack" | "queen" | "king" | "ace" | "?";
        /**
         * @description Race 2 Live: what rule RLA-03 lets a table choose.
         * @enum {unknown}
         */
        Race2LiveOptionAce: "high" | "low";
        /**
         * @description Race 2 Live: what rule RLA-12 lets a table choose.
         * @enum {unknown}
         */
        Race2LiveOptionAll_pinned: "bleed-out" | "free";
        /**
         * @description Race 2 Live: what rule RLA-41 lets a table choose.
         * @enum {unknown}
         */
        Race2LiveOptionBackward_short: "stop" | "stay";
        /**
         * @description Race 2 Live: what rule RLA-46 lets a table choose.
         * @enum {unknown}
         */
        Race2LiveOptionDifficulty: "sheet" | "hard" | "expert";
        /**
         * @description Race 2 Live: what rule RLA-45 lets a table choose.
         * @enum {unknown}
         */
        Race2LiveOptionHorde_hits_safe: "off" | "on";
        /**
         * @description Race 2 Live: what rule RLA-06 lets a table choose.
         * @enum {unknown}
         */
        Race2LiveOptionHorde_tie: "wins" | "loses";
        /**
         * @description Race 2 Live: what rule RLA-18 lets a table choose.
         * @enum {unknown}
         */
        Race2LiveOptionMove_up_to: "off" | "on";
        /**
         * @description Race 2 Live: what rule RLA-35 lets a table choose.
         * @enum {unknown}
         */
        Race2LiveOptionOpen_hands: "off" | "on";
        /**
         * @description Race 2 Live: what rule RLA-25 lets a table choose.
         * @enum {unknown}
         */
        Race2LiveOptionPack_range: "any" | "same-space";
        /**
         * @description Race 2 Live: what rule RLA-04 lets a table choose.
         * @enum {unknown}
         */
        Race2LiveOptionSpend_on_win: "horde" | "none" | "both";
        /**
         * @description Race 2 Live: a health pack, by its number.
         * @enum {unknown}
         */
        Race2LivePack: "pack-1" | "pack-2" | "pack-3";
        /**
         * @description What a pile of Race 2 Live may hold: The health packs that a survivor keeps.
         * @enum {unknown}
         */
        Race2LivePacksKind: "pack-1" | "pack-2" | "pack-3" | "?";
        /**
         * @description Race 2 Live: what is decided.
         * @enum {unknown}
         */
        Race2LivePhase: "turn" | "fork" | "beat" | "yield" | "bleed" | "pack" | "weapon";
        /** @description A preview of Race 2 Live. The ways of a move: of a direction for every roll, of a lane those that use up the steps left (RLA-20); and with which rolls some way meets a token, every way does, somebody can be rescued, and the safe house can be reached. Of ways to the same space that rescue fewer than another, nothing is told. */
        Race2LivePreview: {
            home: components["schemas"]["Race2LiveRolls"];
            may_meet: components["schemas"]["Race2LiveRolls"];
            may_rescue: components["schemas"]["Race2LiveRolls"];
            must_meet: components["schemas"]["Race2LiveRolls"];
            ways: {
                home: boolean;
                rescues: ("survivor:ash" | "survivor:briar" | "survivor:clay" | "survivor:dell")[];
                rolls: number[];
                spaces: string[];
                token: boolean;
            }[];
        };
        /** @description Race 2 Live: some ranks of cards. */
        Race2LiveRanks: ("2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "jack" | "queen" | "king" | "ace")[];
        /** @description Race 2 Live: some results of the die. */
        Race2LiveRolls: ("1" | "2" | "3" | "4" | "5" | "6")[];
        /** @description What a `SceneInfo` of Race 2 Live holds, and the `decision` of its `View`. */
        Race2LiveScene: {
            counters: {
                ending: components["schemas"]["Race2LiveEnding"];
            };
            decision: {
                at: string;
                attack: components["schemas"]["Race2LiveAttack"];
                backward: boolean;
                found: number;
                health: number;
                home: number;
                over: boolean;
                phase: components["schemas"]["Race2LivePhase"];
                progress: number;
                score: number;
                score_if_home: number;
                seat: number | null;
                steps: number;
                strength: number;
                survivor: components["schemas"]["Race2LiveSurvivor"];
                turn: components["schemas"]["Race2LiveSurvivor"];
                turns: number;
                weapon: number;
            };
            piles: {
                [key: string]: ({
                    [key: string]: number;
                } | components["schemas"]["Race2LiveFaceDownKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["Race2LiveFoundKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["Race2LiveHandKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["Race2LiveHealthPileKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["Race2LiveInfectedDeckKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["Race2LiveInfectedTurnedOverKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["Race2LiveKnownOfHandKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["Race2LivePacksKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["Race2LiveSetAsideKind"][]);
            };
            settings: {
                ace: components["schemas"]["Race2LiveOptionAce"];
                all_pinned: components["schemas"]["Race2LiveOptionAll_pinned"];
                backward_short: components["schemas"]["Race2LiveOptionBackward_short"];
                columns: number;
                decks: number;
                difficulty: components["schemas"]["Race2LiveOptionDifficulty"];
                horde_hits_safe: components["schemas"]["Race2LiveOptionHorde_hits_safe"];
                horde_tie: components["schemas"]["Race2LiveOptionHorde_tie"];
                lanes: number;
                led_by: {
                    [key: string]: number;
                };
                move_up_to: components["schemas"]["Race2LiveOptionMove_up_to"];
                open_hands: components["schemas"]["Race2LiveOptionOpen_hands"];
                pack_range: components["schemas"]["Race2LiveOptionPack_range"];
                seats: number;
                spend_on_win: components["schemas"]["Race2LiveOptionSpend_on_win"];
                turn_limit: number;
                ways: {
                    [key: string]: string[];
                };
            };
            things: {
                [key: string]: components["schemas"]["Race2LiveSurvivorThing"] | components["schemas"]["Race2LiveTokenThing"];
            };
        };
        /**
         * @description What a pile of Race 2 Live may hold: Cards that are out of the game, unseen.
         * @enum {unknown}
         */
        Race2LiveSetAsideKind: "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "jack" | "queen" | "king" | "ace" | "?";
        /**
         * @description Race 2 Live: a survivor.
         * @enum {unknown}
         */
        Race2LiveSurvivor: "survivor:ash" | "survivor:briar" | "survivor:clay" | "survivor:dell";
        /** @description A thing of Race 2 Live: A survivor. Of the cards in its hand that nobody has seen, none is of some ranks, and of others there is one at least (RLA-50). */
        Race2LiveSurvivorThing: {
            at: string;
            condition: components["schemas"]["Race2LiveCondition"];
            furthest: number;
            unseen_none_of: components["schemas"]["Race2LiveRanks"];
            unseen_one_of: components["schemas"]["Race2LiveRanks"];
            weapon: number;
        };
        /** @description A thing of Race 2 Live: A token that lies face down. */
        Race2LiveTokenThing: {
            at: string;
        };
        /**
         * Refusal
         * @description Refuses the request with that key ("" where it could not be read).
         */
        Refusal: {
            fault: components["schemas"]["Fault"];
            key: string;
            /** @enum {unknown} */
            type: "fault";
        };
        /**
         * Remark
         * @description Something that is to be seen now, and does not follow from the scene without the game's rules.
         *
         *     Attributes:
         *         about: a thing or a place of the scene; "seat:0" for a seat; "" for the table.
         *         text: in a few words.
         */
        Remark: {
            about: string;
            text: string;
        };
        /**
         * Replaced
         * @description A pile says something else as a whole.
         */
        Replaced: {
            event: number;
            pile: {
                [key: string]: number;
            } | string[];
            place: string;
            /** @enum {unknown} */
            type: "replaced";
        };
        /**
         * Replay
         * @description A stretch of a replay; `steps` is how many decisions there are in all.
         */
        Replay: {
            first: number;
            frames: components["schemas"]["Frame"][];
            seat: number;
            steps: number;
            table: string;
        };
        /** @description What a `CatalogueAction` of Running Round Riverdale holds, by its kind. */
        RiverdaleAction: {
            fields: {
                card: components["schemas"]["RiverdaleCard"];
                pawn: number;
            };
            /** @enum {string} */
            kind: "play";
        } | {
            fields: {
                card: components["schemas"]["RiverdaleCard"];
                target: components["schemas"]["RiverdalePawn"];
            };
            /** @enum {string} */
            kind: "push";
        } | {
            fields: {
                card: components["schemas"]["RiverdaleCard"];
                other: number;
                pawn: number;
                steps: number;
            };
            /** @enum {string} */
            kind: "split";
        } | {
            fields: {
                card: components["schemas"]["RiverdaleCard"];
                pawn: number;
                target: components["schemas"]["RiverdalePawn"];
            };
            /** @enum {string} */
            kind: "switch";
        } | {
            fields: {
                card: components["schemas"]["RiverdaleCard"];
                pawn: number;
            };
            /** @enum {string} */
            kind: "quick_pass";
        } | {
            fields: {
                card: components["schemas"]["RiverdaleSpecial"];
                target: components["schemas"]["RiverdalePawn"];
            };
            /** @enum {string} */
            kind: "dirty_trick";
        } | {
            fields: {
                card: components["schemas"]["RiverdaleSpecial"];
                colour: components["schemas"]["RiverdaleColour"];
            };
            /** @enum {string} */
            kind: "swap";
        } | {
            fields: {
                card: components["schemas"]["RiverdaleSpecial"];
            };
            /** @enum {string} */
            kind: "crash";
        } | {
            fields: {
                card: components["schemas"]["RiverdaleCard"];
            };
            /** @enum {string} */
            kind: "discard";
        };
        /** @description Running Round Riverdale: the board: how many squares, what is on them by their numbers, and the four sides. */
        RiverdaleBoard: {
            another_turn: number[];
            move_ahead: number[];
            sides: {
                colour: string;
                entrance: number;
                home: string;
                start: number;
            }[];
            skateboards: number[][];
            squares: number;
        };
        /**
         * @description Running Round Riverdale: a kind of Movement card.
         * @enum {unknown}
         */
        RiverdaleCard: "1" | "2" | "-3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "-13" | "switcharoo" | "quick-pass";
        /**
         * @description Running Round Riverdale: a colour.
         * @enum {unknown}
         */
        RiverdaleColour: "red" | "blue" | "yellow" | "green";
        /**
         * @description Running Round Riverdale: which deck is played (RVA-01).
         * @enum {unknown}
         */
        RiverdaleDeck: "a" | "b" | "custom";
        /**
         * @description What a pile of Running Round Riverdale may hold: The draw deck.
         * @enum {unknown}
         */
        RiverdaleDeckKind: "1" | "2" | "-3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "-13" | "switcharoo" | "quick-pass" | "?";
        /**
         * @description What a pile of Running Round Riverdale may hold: Knowledge, not cards: what went into the deck when it was last made.
         * @enum {unknown}
         */
        RiverdaleDeckMadeOfKind: "1" | "2" | "-3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "-13" | "switcharoo" | "quick-pass" | "?";
        /**
         * @description What a pile of Running Round Riverdale may hold: The discard pile.
         * @enum {unknown}
         */
        RiverdaleDiscardsKind: "1" | "2" | "-3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "-13" | "switcharoo" | "quick-pass" | "?";
        /** @description Running Round Riverdale: the colour of each seat. */
        RiverdaleEachColour: ("red" | "blue" | "yellow" | "green")[];
        /**
         * @description Running Round Riverdale: how the race ended.
         * @enum {unknown}
         */
        RiverdaleEnding: "none" | "home_free" | "called_off";
        /** @description What an `EventInfo` of Running Round Riverdale holds, by its kind. */
        RiverdaleEvent: {
            fields: {
                deck: components["schemas"]["RiverdaleDeck"];
            };
            /** @enum {string} */
            kind: "begins";
        } | {
            fields: {
                count: number;
            };
            /** @enum {string} */
            kind: "dealt";
        } | {
            fields: {
                card: components["schemas"]["RiverdaleCard"];
            };
            /** @enum {string} */
            kind: "dealt_card";
        } | {
            fields: {
                card: components["schemas"]["RiverdaleCard"];
            };
            /** @enum {string} */
            kind: "played";
        } | {
            fields: {
                after: string;
                before: string;
                pawn: components["schemas"]["RiverdalePawn"];
            };
            /** @enum {string} */
            kind: "moved";
        } | {
            fields: {
                after: string;
                before: string;
                pawn: components["schemas"]["RiverdalePawn"];
            };
            /** @enum {string} */
            kind: "moved_ahead";
        } | {
            fields: {
                after: string;
                before: string;
                pawn: components["schemas"]["RiverdalePawn"];
            };
            /** @enum {string} */
            kind: "skated";
        } | {
            fields: {
                pawn: components["schemas"]["RiverdalePawn"];
                place: string;
            };
            /** @enum {string} */
            kind: "stayed";
        } | {
            fields: {
                before: string;
                pawn: components["schemas"]["RiverdalePawn"];
            };
            /** @enum {string} */
            kind: "sent_home";
        } | {
            fields: {
                other: components["schemas"]["RiverdalePawn"];
                other_place: string;
                pawn: components["schemas"]["RiverdalePawn"];
                place: string;
            };
            /** @enum {string} */
            kind: "switched";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "another_turn";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "drew";
        } | {
            fields: {
                card: components["schemas"]["RiverdaleCard"];
            };
            /** @enum {string} */
            kind: "drew_card";
        } | {
            fields: {
                count: number;
            };
            /** @enum {string} */
            kind: "reshuffled";
        } | {
            fields: {
                by_choice: boolean;
                card: components["schemas"]["RiverdaleCard"];
            };
            /** @enum {string} */
            kind: "discarded";
        } | {
            fields: {
                other: components["schemas"]["RiverdalePawn"];
                pawn: components["schemas"]["RiverdalePawn"];
                place: string;
            };
            /** @enum {string} */
            kind: "tricked";
        } | {
            fields: {
                other: number | null;
            };
            /** @enum {string} */
            kind: "swapped";
        } | {
            fields: {
                card: components["schemas"]["RiverdaleCard"];
            };
            /** @enum {string} */
            kind: "got_card";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "crashed";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "won";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "called_off";
        } | {
            fields: {
                colour: components["schemas"]["RiverdaleColour"];
            };
            /** @enum {string} */
            kind: "empty_side";
        } | {
            fields: {
                count: number;
            };
            /** @enum {string} */
            kind: "omitted";
        };
        /**
         * @description What a pile of Running Round Riverdale may hold: The cards in a seat's hand.
         * @enum {unknown}
         */
        RiverdaleHandKind: "1" | "2" | "-3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "-13" | "switcharoo" | "quick-pass" | "?";
        /**
         * @description Running Round Riverdale: what rule RVA-10 lets a table choose.
         * @enum {unknown}
         */
        RiverdaleOptionMove_ahead_at_entrance: "pass-by" | "stay";
        /**
         * @description Running Round Riverdale: what rule RVA-14 lets a table choose.
         * @enum {unknown}
         */
        RiverdaleOptionOwn_bump: "allowed" | "illegal";
        /**
         * @description Running Round Riverdale: what rule RVA-28 lets a table choose.
         * @enum {unknown}
         */
        RiverdaleOptionQuick_pass_skips_own: "off" | "on";
        /**
         * @description Running Round Riverdale: what rule RVA-07 lets a table choose.
         * @enum {unknown}
         */
        RiverdaleOptionSwap_optional: "off" | "on";
        /**
         * @description Running Round Riverdale: a pawn, by its colour and number.
         * @enum {unknown}
         */
        RiverdalePawn: "pawn:red:1" | "pawn:red:2" | "pawn:red:3" | "pawn:blue:1" | "pawn:blue:2" | "pawn:blue:3" | "pawn:yellow:1" | "pawn:yellow:2" | "pawn:yellow:3" | "pawn:green:1" | "pawn:green:2" | "pawn:green:3";
        /** @description A thing of Running Round Riverdale: A pawn of a colour that is played. */
        RiverdalePawnThing: {
            at: string;
        };
        /** @description What a `SceneInfo` of Running Round Riverdale holds, and the `decision` of its `View`. */
        RiverdaleScene: {
            counters: {
                ending: components["schemas"]["RiverdaleEnding"];
                winner: number | null;
            };
            decision: {
                over: boolean;
                seat: number | null;
                special_played: boolean;
                turns: number;
                unseen: {
                    [key: string]: number;
                };
            };
            piles: {
                [key: string]: ({
                    [key: string]: number;
                } | components["schemas"]["RiverdaleDeckMadeOfKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RiverdaleDeckKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RiverdaleDiscardsKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RiverdaleHandKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RiverdaleSpecialsKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RiverdaleUsedSpecialsKind"][]);
            };
            settings: {
                board: components["schemas"]["RiverdaleBoard"];
                colours: components["schemas"]["RiverdaleEachColour"];
                deck: components["schemas"]["RiverdaleDeck"];
                move_ahead_at_entrance: components["schemas"]["RiverdaleOptionMove_ahead_at_entrance"];
                own_bump: components["schemas"]["RiverdaleOptionOwn_bump"];
                quick_pass_skips_own: components["schemas"]["RiverdaleOptionQuick_pass_skips_own"];
                seats: number;
                swap_optional: components["schemas"]["RiverdaleOptionSwap_optional"];
                turn_limit: number;
            };
            things: {
                [key: string]: components["schemas"]["RiverdalePawnThing"];
            };
        };
        /**
         * @description Running Round Riverdale: a Special card.
         * @enum {unknown}
         */
        RiverdaleSpecial: "dirty-trick" | "swap" | "crash";
        /**
         * @description What a pile of Running Round Riverdale may hold: The Special cards that a seat can still play.
         * @enum {unknown}
         */
        RiverdaleSpecialsKind: "dirty-trick" | "swap" | "crash" | "?";
        /**
         * @description What a pile of Running Round Riverdale may hold: The Special cards that a seat has turned over (RV-093).
         * @enum {unknown}
         */
        RiverdaleUsedSpecialsKind: "dirty-trick" | "swap" | "crash" | "?";
        /** @description What a `CatalogueAction` of Road Runner holds, by its kind. */
        RoadRunnerAction: {
            fields: {
                card: components["schemas"]["RoadRunnerCard"];
            };
            /** @enum {string} */
            kind: "lay";
        } | {
            fields: {
                card: components["schemas"]["RoadRunnerCard"];
            };
            /** @enum {string} */
            kind: "take_back";
        } | {
            fields: {
                method: components["schemas"]["RoadRunnerMethod"];
            };
            /** @enum {string} */
            kind: "call";
        } | {
            fields: {
                card: components["schemas"]["RoadRunnerCard"];
            };
            /** @enum {string} */
            kind: "play";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "decline";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "give";
        };
        /** @description Road Runner: a way to capture, and the cards that make it. */
        RoadRunnerAttempt: {
            cards: ("long-slope" | "sail" | "fan" | "outboard-motor" | "internal-combustion-engine" | "rocket-motor" | "skis" | "unicycle-helmet" | "skateboard" | "ball-bearings" | "leg-muscle-growth-pills" | "roller-skates" | "rocket" | "free-birdseed" | "detour-sign" | "female-road-runner-costume" | "giant-spring" | "giant-sling-shot" | "catapult" | "cannon" | "dehydrated-boulders" | "anvil" | "huge-boulder" | "refrigerator" | "tightrope" | "precarious-rock-spire" | "winding-mountain-road" | "cliff" | "hot-air-balloon" | "giant-arrow" | "dynamite" | "bomb" | "giant-bow" | "sling-shot" | "bear-trap" | "knife-and-fork" | "road" | "tunnel" | "level-crossing" | "bucket-of-water" | "giant-magnet" | "rolling-boulder" | "retractable-steel-wall" | "tiger-trap" | "piano" | "cliff-face" | "boulder" | "fast-running" | "burst-of-speed" | "zoom" | "beep-beep" | "cactus" | "u-shaped-rock-formation" | "uh-oh" | "mechanical-failure" | "bad-aim" | "rust" | "dud" | "backfire" | "oops" | "gravity-failure" | "truck" | "express-train" | "why-didnt-it-work" | "too-smart" | "too-dumb")[];
            /** @enum {unknown} */
            is: "trap" | "ambush" | "drop" | "shot" | "chase" | "launch";
            /** @enum {unknown} */
            method: "trap" | "ambush" | "drop" | "shot" | "chase" | "launch";
        };
        /**
         * @description What a pile of Road Runner may hold: The discarded Capture cards, the last one on top (RR-100).
         * @enum {unknown}
         */
        RoadRunnerCaptureDiscardsKind: "long-slope" | "sail" | "fan" | "outboard-motor" | "internal-combustion-engine" | "rocket-motor" | "skis" | "unicycle-helmet" | "skateboard" | "ball-bearings" | "leg-muscle-growth-pills" | "roller-skates" | "rocket" | "free-birdseed" | "detour-sign" | "female-road-runner-costume" | "giant-spring" | "giant-sling-shot" | "catapult" | "cannon" | "dehydrated-boulders" | "anvil" | "huge-boulder" | "refrigerator" | "tightrope" | "precarious-rock-spire" | "winding-mountain-road" | "cliff" | "hot-air-balloon" | "giant-arrow" | "dynamite" | "bomb" | "giant-bow" | "sling-shot" | "bear-trap" | "knife-and-fork" | "road" | "tunnel" | "level-crossing" | "bucket-of-water" | "giant-magnet" | "rolling-boulder" | "retractable-steel-wall" | "tiger-trap" | "piano" | "?";
        /**
         * @description Road Runner: a card.
         * @enum {unknown}
         */
        RoadRunnerCard: "long-slope" | "sail" | "fan" | "outboard-motor" | "internal-combustion-engine" | "rocket-motor" | "skis" | "unicycle-helmet" | "skateboard" | "ball-bearings" | "leg-muscle-growth-pills" | "roller-skates" | "rocket" | "free-birdseed" | "detour-sign" | "female-road-runner-costume" | "giant-spring" | "giant-sling-shot" | "catapult" | "cannon" | "dehydrated-boulders" | "anvil" | "huge-boulder" | "refrigerator" | "tightrope" | "precarious-rock-spire" | "winding-mountain-road" | "cliff" | "hot-air-balloon" | "giant-arrow" | "dynamite" | "bomb" | "giant-bow" | "sling-shot" | "bear-trap" | "knife-and-fork" | "road" | "tunnel" | "level-crossing" | "bucket-of-water" | "giant-magnet" | "rolling-boulder" | "retractable-steel-wall" | "tiger-trap" | "piano" | "cliff-face" | "boulder" | "fast-running" | "burst-of-speed" | "zoom" | "beep-beep" | "cactus" | "u-shaped-rock-formation" | "uh-oh" | "mechanical-failure" | "bad-aim" | "rust" | "dud" | "backfire" | "oops" | "gravity-failure" | "truck" | "express-train" | "why-didnt-it-work" | "too-smart" | "too-dumb";
        /**
         * @description Road Runner: the card; none where the viewer did not see it.
         * @enum {unknown}
         */
        RoadRunnerCardKnown: "long-slope" | "sail" | "fan" | "outboard-motor" | "internal-combustion-engine" | "rocket-motor" | "skis" | "unicycle-helmet" | "skateboard" | "ball-bearings" | "leg-muscle-growth-pills" | "roller-skates" | "rocket" | "free-birdseed" | "detour-sign" | "female-road-runner-costume" | "giant-spring" | "giant-sling-shot" | "catapult" | "cannon" | "dehydrated-boulders" | "anvil" | "huge-boulder" | "refrigerator" | "tightrope" | "precarious-rock-spire" | "winding-mountain-road" | "cliff" | "hot-air-balloon" | "giant-arrow" | "dynamite" | "bomb" | "giant-bow" | "sling-shot" | "bear-trap" | "knife-and-fork" | "road" | "tunnel" | "level-crossing" | "bucket-of-water" | "giant-magnet" | "rolling-boulder" | "retractable-steel-wall" | "tiger-trap" | "piano" | "cliff-face" | "boulder" | "fast-running" | "burst-of-speed" | "zoom" | "beep-beep" | "cactus" | "u-shaped-rock-formation" | "uh-oh" | "mechanical-failure" | "bad-aim" | "rust" | "dud" | "backfire" | "oops" | "gravity-failure" | "truck" | "express-train" | "why-didnt-it-work" | "too-smart" | "too-dumb" | null;
        /**
         * @description What a pile of Road Runner may hold: The draw pile.
         * @enum {unknown}
         */
        RoadRunnerDrawPileKind: "long-slope" | "sail" | "fan" | "outboard-motor" | "internal-combustion-engine" | "rocket-motor" | "skis" | "unicycle-helmet" | "skateboard" | "ball-bearings" | "leg-muscle-growth-pills" | "roller-skates" | "rocket" | "free-birdseed" | "detour-sign" | "female-road-runner-costume" | "giant-spring" | "giant-sling-shot" | "catapult" | "cannon" | "dehydrated-boulders" | "anvil" | "huge-boulder" | "refrigerator" | "tightrope" | "precarious-rock-spire" | "winding-mountain-road" | "cliff" | "hot-air-balloon" | "giant-arrow" | "dynamite" | "bomb" | "giant-bow" | "sling-shot" | "bear-trap" | "knife-and-fork" | "road" | "tunnel" | "level-crossing" | "bucket-of-water" | "giant-magnet" | "rolling-boulder" | "retractable-steel-wall" | "tiger-trap" | "piano" | "cliff-face" | "boulder" | "fast-running" | "burst-of-speed" | "zoom" | "beep-beep" | "cactus" | "u-shaped-rock-formation" | "uh-oh" | "mechanical-failure" | "bad-aim" | "rust" | "dud" | "backfire" | "oops" | "gravity-failure" | "truck" | "express-train" | "why-didnt-it-work" | "too-smart" | "too-dumb" | "?";
        /**
         * @description Road Runner: how the chase ended.
         * @enum {unknown}
         */
        RoadRunnerEnding: "none" | "caught" | "called_off";
        /**
         * @description What a pile of Road Runner may hold: The discarded Escapes, the last one on top (RR-101).
         * @enum {unknown}
         */
        RoadRunnerEscapeDiscardsKind: "giant-magnet" | "rolling-boulder" | "retractable-steel-wall" | "tiger-trap" | "piano" | "cliff-face" | "boulder" | "fast-running" | "burst-of-speed" | "zoom" | "beep-beep" | "cactus" | "u-shaped-rock-formation" | "uh-oh" | "mechanical-failure" | "bad-aim" | "rust" | "dud" | "backfire" | "oops" | "gravity-failure" | "truck" | "express-train" | "why-didnt-it-work" | "too-smart" | "too-dumb" | "?";
        /** @description What an `EventInfo` of Road Runner holds, by its kind. */
        RoadRunnerEvent: {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "deals";
        } | {
            fields: {
                count: number;
            };
            /** @enum {string} */
            kind: "dealt";
        } | {
            fields: {
                card: components["schemas"]["RoadRunnerCard"];
            };
            /** @enum {string} */
            kind: "dealt_card";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "drew";
        } | {
            fields: {
                card: components["schemas"]["RoadRunnerCard"];
            };
            /** @enum {string} */
            kind: "drew_card";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "nothing_to_draw";
        } | {
            fields: {
                card: components["schemas"]["RoadRunnerCard"];
            };
            /** @enum {string} */
            kind: "laid";
        } | {
            fields: {
                card: components["schemas"]["RoadRunnerCard"];
            };
            /** @enum {string} */
            kind: "took_back";
        } | {
            fields: {
                attempt: components["schemas"]["RoadRunnerAttempt"];
            };
            /** @enum {string} */
            kind: "called";
        } | {
            fields: {
                as_well: boolean;
                card: components["schemas"]["RoadRunnerCard"];
                damage: number;
            };
            /** @enum {string} */
            kind: "played";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "declined";
        } | {
            fields: {
                damage: number;
            };
            /** @enum {string} */
            kind: "foiled";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "caught";
        } | {
            fields: {
                to: number | null;
            };
            /** @enum {string} */
            kind: "passed";
        } | {
            fields: {
                card: components["schemas"]["RoadRunnerCard"];
                to: number | null;
            };
            /** @enum {string} */
            kind: "passed_card";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "kept";
        } | {
            fields: {
                card: components["schemas"]["RoadRunnerCard"];
            };
            /** @enum {string} */
            kind: "kept_card";
        } | {
            fields: {
                left: number;
            };
            /** @enum {string} */
            kind: "skipped";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "empty_handed";
        } | {
            fields: {
                count: number;
                first: boolean;
            };
            /** @enum {string} */
            kind: "reshuffled";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "called_off";
        } | {
            fields: {
                count: number;
            };
            /** @enum {string} */
            kind: "omitted";
        };
        /**
         * @description What a pile of Road Runner may hold: The cards in a seat's hand.
         * @enum {unknown}
         */
        RoadRunnerHandKind: "long-slope" | "sail" | "fan" | "outboard-motor" | "internal-combustion-engine" | "rocket-motor" | "skis" | "unicycle-helmet" | "skateboard" | "ball-bearings" | "leg-muscle-growth-pills" | "roller-skates" | "rocket" | "free-birdseed" | "detour-sign" | "female-road-runner-costume" | "giant-spring" | "giant-sling-shot" | "catapult" | "cannon" | "dehydrated-boulders" | "anvil" | "huge-boulder" | "refrigerator" | "tightrope" | "precarious-rock-spire" | "winding-mountain-road" | "cliff" | "hot-air-balloon" | "giant-arrow" | "dynamite" | "bomb" | "giant-bow" | "sling-shot" | "bear-trap" | "knife-and-fork" | "road" | "tunnel" | "level-crossing" | "bucket-of-water" | "giant-magnet" | "rolling-boulder" | "retractable-steel-wall" | "tiger-trap" | "piano" | "cliff-face" | "boulder" | "fast-running" | "burst-of-speed" | "zoom" | "beep-beep" | "cactus" | "u-shaped-rock-formation" | "uh-oh" | "mechanical-failure" | "bad-aim" | "rust" | "dud" | "backfire" | "oops" | "gravity-failure" | "truck" | "express-train" | "why-didnt-it-work" | "too-smart" | "too-dumb" | "?";
        /**
         * @description What a pile of Road Runner may hold: The Capture cards of the attempt: its layer's alone to see before the call (RRA-30).
         * @enum {unknown}
         */
        RoadRunnerLaidKind: "long-slope" | "sail" | "fan" | "outboard-motor" | "internal-combustion-engine" | "rocket-motor" | "skis" | "unicycle-helmet" | "skateboard" | "ball-bearings" | "leg-muscle-growth-pills" | "roller-skates" | "rocket" | "free-birdseed" | "detour-sign" | "female-road-runner-costume" | "giant-spring" | "giant-sling-shot" | "catapult" | "cannon" | "dehydrated-boulders" | "anvil" | "huge-boulder" | "refrigerator" | "tightrope" | "precarious-rock-spire" | "winding-mountain-road" | "cliff" | "hot-air-balloon" | "giant-arrow" | "dynamite" | "bomb" | "giant-bow" | "sling-shot" | "bear-trap" | "knife-and-fork" | "road" | "tunnel" | "level-crossing" | "bucket-of-water" | "giant-magnet" | "rolling-boulder" | "retractable-steel-wall" | "tiger-trap" | "piano" | "?";
        /** @description A thing of Road Runner: Knowledge, not a thing: a card left a hand of so many, and everybody remembers it (RRA-32). */
        RoadRunnerLeftHandThing: {
            card: components["schemas"]["RoadRunnerCardKnown"];
            giver: number | null;
            of: number;
            receiver: number | null;
        };
        /**
         * @description Road Runner: a way to capture.
         * @enum {unknown}
         */
        RoadRunnerMethod: "trap" | "ambush" | "drop" | "shot" | "chase" | "launch";
        /**
         * @description Road Runner: what rule RRA-01 lets a table choose.
         * @enum {unknown}
         */
        RoadRunnerOptionEscape_matching: "by-role" | "literal";
        /**
         * @description Road Runner: what is decided.
         * @enum {unknown}
         */
        RoadRunnerPhase: "turn" | "escape";
        /**
         * @description What a pile of Road Runner may hold: The Escape that a seat has played on the attempt.
         * @enum {unknown}
         */
        RoadRunnerPlayedKind: "giant-magnet" | "rolling-boulder" | "retractable-steel-wall" | "tiger-trap" | "piano" | "cliff-face" | "boulder" | "fast-running" | "burst-of-speed" | "zoom" | "beep-beep" | "cactus" | "u-shaped-rock-formation" | "uh-oh" | "mechanical-failure" | "bad-aim" | "rust" | "dud" | "backfire" | "oops" | "gravity-failure" | "truck" | "express-train" | "why-didnt-it-work" | "too-smart" | "too-dumb" | "?";
        /** @description A preview of Road Runner. What an Escape would do to the called attempt: so much damage; whether the attempt is prevented already. */
        RoadRunnerPreview: {
            as_well: boolean;
            damage: number;
        };
        /** @description What a `SceneInfo` of Road Runner holds, and the `decision` of its `View`. */
        RoadRunnerScene: {
            counters: {
                attempt: {
                    cards: ("long-slope" | "sail" | "fan" | "outboard-motor" | "internal-combustion-engine" | "rocket-motor" | "skis" | "unicycle-helmet" | "skateboard" | "ball-bearings" | "leg-muscle-growth-pills" | "roller-skates" | "rocket" | "free-birdseed" | "detour-sign" | "female-road-runner-costume" | "giant-spring" | "giant-sling-shot" | "catapult" | "cannon" | "dehydrated-boulders" | "anvil" | "huge-boulder" | "refrigerator" | "tightrope" | "precarious-rock-spire" | "winding-mountain-road" | "cliff" | "hot-air-balloon" | "giant-arrow" | "dynamite" | "bomb" | "giant-bow" | "sling-shot" | "bear-trap" | "knife-and-fork" | "road" | "tunnel" | "level-crossing" | "bucket-of-water" | "giant-magnet" | "rolling-boulder" | "retractable-steel-wall" | "tiger-trap" | "piano" | "cliff-face" | "boulder" | "fast-running" | "burst-of-speed" | "zoom" | "beep-beep" | "cactus" | "u-shaped-rock-formation" | "uh-oh" | "mechanical-failure" | "bad-aim" | "rust" | "dud" | "backfire" | "oops" | "gravity-failure" | "truck" | "express-train" | "why-didnt-it-work" | "too-smart" | "too-dumb")[];
                    /** @enum {unknown} */
                    is: "trap" | "ambush" | "drop" | "shot" | "chase" | "launch";
                    /** @enum {unknown} */
                    method: "trap" | "ambush" | "drop" | "shot" | "chase" | "launch";
                } | null;
                ending: components["schemas"]["RoadRunnerEnding"];
                foiled: boolean;
                reshuffled: boolean;
                "seat:0:damage"?: number;
                "seat:1:damage"?: number;
                "seat:2:damage"?: number;
                "seat:3:damage"?: number;
                "seat:4:damage"?: number;
                "seat:5:damage"?: number;
                "seat:6:damage"?: number;
                "seat:7:damage"?: number;
                winner: number | null;
            };
            decision: {
                answers: {
                    card: ("long-slope" | "sail" | "fan" | "outboard-motor" | "internal-combustion-engine" | "rocket-motor" | "skis" | "unicycle-helmet" | "skateboard" | "ball-bearings" | "leg-muscle-growth-pills" | "roller-skates" | "rocket" | "free-birdseed" | "detour-sign" | "female-road-runner-costume" | "giant-spring" | "giant-sling-shot" | "catapult" | "cannon" | "dehydrated-boulders" | "anvil" | "huge-boulder" | "refrigerator" | "tightrope" | "precarious-rock-spire" | "winding-mountain-road" | "cliff" | "hot-air-balloon" | "giant-arrow" | "dynamite" | "bomb" | "giant-bow" | "sling-shot" | "bear-trap" | "knife-and-fork" | "road" | "tunnel" | "level-crossing" | "bucket-of-water" | "giant-magnet" | "rolling-boulder" | "retractable-steel-wall" | "tiger-trap" | "piano" | "cliff-face" | "boulder" | "fast-running" | "burst-of-speed" | "zoom" | "beep-beep" | "cactus" | "u-shaped-rock-formation" | "uh-oh" | "mechanical-failure" | "bad-aim" | "rust" | "dud" | "backfire" | "oops" | "gravity-failure" | "truck" | "express-train" | "why-didnt-it-work" | "too-smart" | "too-dumb") | null;
                    seat: number;
                    /** @enum {unknown} */
                    thing: "answers:played" | "answers:declined" | "answers:now" | "answers:later";
                }[];
                bears: {
                    /** @enum {unknown} */
                    keyword: "BAIT" | "TRAP" | "ROAD" | "AMBUSH" | "DROP" | "HEIGHT" | "SHOOTER" | "AMMO" | "VEHICLE" | "THRUSTER" | "LAUNCHER" | "METAL" | "MECHANICAL" | "EXPLOSIVE" | "RAIL";
                    number: number;
                }[];
                needs: {
                    example: ("long-slope" | "sail" | "fan" | "outboard-motor" | "internal-combustion-engine" | "rocket-motor" | "skis" | "unicycle-helmet" | "skateboard" | "ball-bearings" | "leg-muscle-growth-pills" | "roller-skates" | "rocket" | "free-birdseed" | "detour-sign" | "female-road-runner-costume" | "giant-spring" | "giant-sling-shot" | "catapult" | "cannon" | "dehydrated-boulders" | "anvil" | "huge-boulder" | "refrigerator" | "tightrope" | "precarious-rock-spire" | "winding-mountain-road" | "cliff" | "hot-air-balloon" | "giant-arrow" | "dynamite" | "bomb" | "giant-bow" | "sling-shot" | "bear-trap" | "knife-and-fork" | "road" | "tunnel" | "level-crossing" | "bucket-of-water" | "giant-magnet" | "rolling-boulder" | "retractable-steel-wall" | "tiger-trap" | "piano" | "cliff-face" | "boulder" | "fast-running" | "burst-of-speed" | "zoom" | "beep-beep" | "cactus" | "u-shaped-rock-formation" | "uh-oh" | "mechanical-failure" | "bad-aim" | "rust" | "dud" | "backfire" | "oops" | "gravity-failure" | "truck" | "express-train" | "why-didnt-it-work" | "too-smart" | "too-dumb")[];
                    /** @enum {unknown} */
                    method: "trap" | "ambush" | "drop" | "shot" | "chase" | "launch";
                    missing: number;
                    roles: ("BAIT" | "TRAP" | "ROAD" | "AMBUSH" | "DROP" | "HEIGHT" | "SHOOTER" | "AMMO" | "VEHICLE" | "THRUSTER" | "LAUNCHER" | "METAL" | "MECHANICAL" | "EXPLOSIVE" | "RAIL")[];
                    /** @enum {unknown} */
                    thing: "needs:roles:one" | "needs:roles:these" | "needs:roles:such" | "needs:bare:one" | "needs:bare:these" | "needs:bare:such";
                    with: ("long-slope" | "sail" | "fan" | "outboard-motor" | "internal-combustion-engine" | "rocket-motor" | "skis" | "unicycle-helmet" | "skateboard" | "ball-bearings" | "leg-muscle-growth-pills" | "roller-skates" | "rocket" | "free-birdseed" | "detour-sign" | "female-road-runner-costume" | "giant-spring" | "giant-sling-shot" | "catapult" | "cannon" | "dehydrated-boulders" | "anvil" | "huge-boulder" | "refrigerator" | "tightrope" | "precarious-rock-spire" | "winding-mountain-road" | "cliff" | "hot-air-balloon" | "giant-arrow" | "dynamite" | "bomb" | "giant-bow" | "sling-shot" | "bear-trap" | "knife-and-fork" | "road" | "tunnel" | "level-crossing" | "bucket-of-water" | "giant-magnet" | "rolling-boulder" | "retractable-steel-wall" | "tiger-trap" | "piano" | "cliff-face" | "boulder" | "fast-running" | "burst-of-speed" | "zoom" | "beep-beep" | "cactus" | "u-shaped-rock-formation" | "uh-oh" | "mechanical-failure" | "bad-aim" | "rust" | "dud" | "backfire" | "oops" | "gravity-failure" | "truck" | "express-train" | "why-didnt-it-work" | "too-smart" | "too-dumb")[];
                }[];
                over: boolean;
                "passed on": {
                    /** @enum {unknown} */
                    card: "long-slope" | "sail" | "fan" | "outboard-motor" | "internal-combustion-engine" | "rocket-motor" | "skis" | "unicycle-helmet" | "skateboard" | "ball-bearings" | "leg-muscle-growth-pills" | "roller-skates" | "rocket" | "free-birdseed" | "detour-sign" | "female-road-runner-costume" | "giant-spring" | "giant-sling-shot" | "catapult" | "cannon" | "dehydrated-boulders" | "anvil" | "huge-boulder" | "refrigerator" | "tightrope" | "precarious-rock-spire" | "winding-mountain-road" | "cliff" | "hot-air-balloon" | "giant-arrow" | "dynamite" | "bomb" | "giant-bow" | "sling-shot" | "bear-trap" | "knife-and-fork" | "road" | "tunnel" | "level-crossing" | "bucket-of-water" | "giant-magnet" | "rolling-boulder" | "retractable-steel-wall" | "tiger-trap" | "piano" | "cliff-face" | "boulder" | "fast-running" | "burst-of-speed" | "zoom" | "beep-beep" | "cactus" | "u-shaped-rock-formation" | "uh-oh" | "mechanical-failure" | "bad-aim" | "rust" | "dud" | "backfire" | "oops" | "gravity-failure" | "truck" | "express-train" | "why-didnt-it-work" | "too-smart" | "too-dumb";
                    chances: number[];
                }[];
                phase: components["schemas"]["RoadRunnerPhase"];
                seat: number | null;
                speed: number | null;
                take_backs: number;
                turn: number | null;
                turns: number;
            };
            piles: {
                [key: string]: ({
                    [key: string]: number;
                } | components["schemas"]["RoadRunnerCaptureDiscardsKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RoadRunnerDrawPileKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RoadRunnerEscapeDiscardsKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RoadRunnerHandKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RoadRunnerLaidKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RoadRunnerPlayedKind"][]);
            };
            settings: {
                cards: {
                    [key: string]: number;
                };
                drawn: number;
                escape_matching: components["schemas"]["RoadRunnerOptionEscape_matching"];
                seats: number;
                turn_limit: number;
            };
            things: {
                [key: string]: components["schemas"]["RoadRunnerLeftHandThing"];
            };
        };
        /** @description What a `CatalogueAction` of Road Wolf holds, by its kind. */
        RoadWolfAction: {
            fields: {
                across: number;
                along: number;
            };
            /** @enum {string} */
            kind: "go";
        } | {
            fields: {
                side: components["schemas"]["RoadWolfSideOfTheRoad"];
            };
            /** @enum {string} */
            kind: "go_to_edge";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfSlotNumber"];
            };
            /** @enum {string} */
            kind: "choose";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "move";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "bike_move";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "brake";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "nitro";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "melee";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "shotgun";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "molotov";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "gunner";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "gunner_shotgun";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "gunner_molotov";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "ambush";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "kept_ambush";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "spikes";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "takeover";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "pick_up";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "transfer";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "repair";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "mechanic";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "wheel";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "turn_round";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "supplies_token";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "supplies_repair";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "board";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "search";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "drive_train";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "later";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "done";
        } | {
            fields: {
                token: components["schemas"]["RoadWolfChosenToken"];
            };
            /** @enum {string} */
            kind: "token";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "driver";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfKind"];
            };
            /** @enum {string} */
            kind: "buy";
        } | {
            fields: {
                force: number;
            };
            /** @enum {string} */
            kind: "force";
        } | {
            fields: {
                at: number;
                edge: components["schemas"]["RoadWolfEdge"];
            };
            /** @enum {string} */
            kind: "place";
        } | {
            fields: {
                shows: number;
            };
            /** @enum {string} */
            kind: "reroll";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "leave_dice";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "yes";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "no";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "enough";
        };
        /** @description Road Wolf: who defends in the roll under way; none where nobody does. */
        RoadWolfAgainst: {
            is: string | null;
            of: string | null;
            thing: string;
        } | null;
        /**
         * @description Road Wolf: what was decided.
         * @enum {unknown}
         */
        RoadWolfAsk: "force" | "token" | "carrier" | "place" | "vehicle" | "act" | "spot" | "target" | "crew" | "give" | "supply" | "reroll" | "lose" | "free_melee" | "leave" | "retake" | "ignore" | "keep";
        /**
         * @description Road Wolf: what is to be decided; none once it is over.
         * @enum {unknown}
         */
        RoadWolfAsks: "force" | "token" | "carrier" | "place" | "vehicle" | "act" | "spot" | "target" | "crew" | "give" | "supply" | "reroll" | "lose" | "free_melee" | "leave" | "retake" | "ignore" | "keep" | null;
        /**
         * @description Road Wolf: an award.
         * @enum {unknown}
         */
        RoadWolfAward: "first_out" | "most_enemies";
        /**
         * @description Road Wolf: what strikes.
         * @enum {unknown}
         */
        RoadWolfCause: "object" | "card" | "spikes" | "blast" | "train_front" | "train_side";
        /**
         * @description Road Wolf: a token of crew or gear.
         * @enum {unknown}
         */
        RoadWolfChosenToken: "driver" | "veteran" | "brawler" | "gunner" | "mechanic" | "shotgun" | "molotov" | "ambush" | "spikes" | "nitro";
        /**
         * @description Road Wolf: what comes of it that a move ends at a thing.
         * @enum {unknown}
         */
        RoadWolfContact: "rams" | "is_rammed" | "stops" | null;
        /**
         * @description What a pile of Road Wolf may hold: The crew aboard a vehicle, but for who is at the wheel.
         * @enum {unknown}
         */
        RoadWolfCrewKind: "driver" | "veteran" | "brawler" | "gunner" | "mechanic" | "?";
        /**
         * @description Road Wolf: an edge of the board.
         * @enum {unknown}
         */
        RoadWolfEdge: "none" | "start" | "end" | "left" | "right";
        /**
         * @description Road Wolf: why the game is over.
         * @enum {unknown}
         */
        RoadWolfEnding: "none" | "mission" | "rounds";
        /** @description What an `EventInfo` of Road Wolf holds, by its kind. */
        RoadWolfEvent: {
            fields: {
                number: number;
            };
            /** @enum {string} */
            kind: "ready_force";
        } | {
            fields: {
                bought: components["schemas"]["RoadWolfKind"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "bought";
        } | {
            fields: {
                token: components["schemas"]["RoadWolfToken"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "armed";
        } | {
            fields: {
                crew: number;
                sort: components["schemas"]["RoadWolfSort"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "armed_unseen";
        } | {
            fields: {
                sum: number;
            };
            /** @enum {string} */
            kind: "first";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "placed";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "laid";
        } | {
            fields: {
                number: number;
            };
            /** @enum {string} */
            kind: "round";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "turn";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "road_turn";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "moved";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "braked";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "nitro";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "skidded";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "drifted";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "put_aside";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "thrown";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "drove";
        } | {
            fields: {
                edge: components["schemas"]["RoadWolfEdge"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "left_board";
        } | {
            fields: {
                how: components["schemas"]["RoadWolfRam"];
                other: components["schemas"]["RoadWolfVehicle"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "ram";
        } | {
            fields: {
                by: components["schemas"]["RoadWolfVehicle"];
                card: string | null;
                cause: components["schemas"]["RoadWolfCause"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "struck";
        } | {
            fields: {
                other: components["schemas"]["RoadWolfVehicle"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "melee";
        } | {
            fields: {
                other: components["schemas"]["RoadWolfVehicle"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
                verb: components["schemas"]["RoadWolfVerb"];
            };
            /** @enum {string} */
            kind: "shot";
        } | {
            fields: {
                dice: number;
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "check";
        } | {
            fields: {
                by_mechanic: boolean;
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "repair";
        } | {
            fields: {
                dice: number[];
            };
            /** @enum {string} */
            kind: "attack";
        } | {
            fields: {
                dice: number[];
            };
            /** @enum {string} */
            kind: "defence";
        } | {
            fields: {
                showed: number;
                shows: number;
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "rerolled";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "tied";
        } | {
            fields: {
                level: boolean;
                overkill: number;
                result: components["schemas"]["RoadWolfResult"];
            };
            /** @enum {string} */
            kind: "result";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
                wipeout: components["schemas"]["RoadWolfWipeout"];
            };
            /** @enum {string} */
            kind: "check_result";
        } | {
            fields: {
                hour: number;
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "direction";
        } | {
            fields: {
                hits: number;
                left: number;
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "damaged";
        } | {
            fields: {
                left: number;
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "repaired";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicleBefore"];
            };
            /** @enum {string} */
            kind: "destroyed";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicleBefore"];
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "wrecked";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "taken_away";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "immobilized";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "turned_round";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "abandoned";
        } | {
            fields: {
                token: components["schemas"]["RoadWolfToken"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "crew_lost";
        } | {
            fields: {
                token: components["schemas"]["RoadWolfToken"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "discarded";
        } | {
            fields: {
                count: number;
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "ambush_kept";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicleBefore"];
            };
            /** @enum {string} */
            kind: "exploded";
        } | {
            fields: {
                drove: boolean;
                other: components["schemas"]["RoadWolfVehicle"];
                token: components["schemas"]["RoadWolfToken"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "taken_over";
        } | {
            fields: {
                token: components["schemas"]["RoadWolfToken"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "retaken";
        } | {
            fields: {
                drove: boolean;
                other: components["schemas"]["RoadWolfVehicle"];
                token: components["schemas"]["RoadWolfToken"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "moved_token";
        } | {
            fields: {
                drove: boolean;
                other: components["schemas"]["RoadWolfVehicle"];
                sort: components["schemas"]["RoadWolfSort"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "moved_unseen";
        } | {
            fields: {
                count: number;
                other: components["schemas"]["RoadWolfVehicle"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "picked_up";
        } | {
            fields: {
                token: components["schemas"]["RoadWolfToken"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "new_driver";
        } | {
            fields: {
                token: components["schemas"]["RoadWolfToken"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "supplied";
        } | {
            fields: {
                sort: components["schemas"]["RoadWolfSort"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "supplied_unseen";
        } | {
            fields: {
                card: string | null;
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "card_came";
        } | {
            fields: {
                card: string | null;
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "card_up";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "cards_drifted";
        } | {
            fields: {
                card: string | null;
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "card_gone";
        } | {
            fields: {
                card: string | null;
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "touched";
        } | {
            fields: {
                card: string | null;
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "passed_round";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "reshuffled";
        } | {
            fields: {
                points: number;
                sum: number;
            };
            /** @enum {string} */
            kind: "points";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "stopped";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "escaped";
        } | {
            fields: {
                points: number;
            };
            /** @enum {string} */
            kind: "replaced";
        } | {
            fields: {
                token: components["schemas"]["RoadWolfToken"];
            };
            /** @enum {string} */
            kind: "enemy_drawn";
        } | {
            fields: {
                other: components["schemas"]["RoadWolfVehicle"];
                token: components["schemas"]["RoadWolfToken"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "enemy_comes";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "no_enemy";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "ignored";
        } | {
            fields: {
                points: number;
            };
            /** @enum {string} */
            kind: "skull";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "fled";
        } | {
            fields: {
                count: number;
                other: components["schemas"]["RoadWolfVehicle"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "boarded";
        } | {
            fields: {
                token: components["schemas"]["RoadWolfToken"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "searched";
        } | {
            fields: {
                token: components["schemas"]["RoadWolfToken"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "left_lying";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "slowed";
        } | {
            fields: {
                award: components["schemas"]["RoadWolfAward"];
                points: number;
            };
            /** @enum {string} */
            kind: "award";
        } | {
            fields: {
                why: components["schemas"]["RoadWolfEnding"];
            };
            /** @enum {string} */
            kind: "game_over";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "veteran_shown";
        } | {
            fields: {
                action: number;
                ask: components["schemas"]["RoadWolfAsk"];
            };
            /** @enum {string} */
            kind: "said";
        } | {
            fields: {
                count: number;
                token: components["schemas"]["RoadWolfToken"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "shown";
        } | {
            fields: {
                token: components["schemas"]["RoadWolfToken"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "spent";
        } | {
            fields: {
                other: components["schemas"]["RoadWolfVehicle"];
                token: components["schemas"]["RoadWolfToken"];
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "gathered";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
            };
            /** @enum {string} */
            kind: "slot_empty";
        } | {
            fields: {
                points: number;
            };
            /** @enum {string} */
            kind: "gained";
        } | {
            fields: {
                points: number;
                vehicles: number;
            };
            /** @enum {string} */
            kind: "losses";
        } | {
            fields: {
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "card_down";
        } | {
            fields: {
                vehicle: components["schemas"]["RoadWolfVehicle"];
                x: number;
                y: number;
            };
            /** @enum {string} */
            kind: "enemy_stands";
        } | {
            fields: {
                attack: number;
                attack_by: components["schemas"]["RoadWolfModifier"];
                attack_more: number;
                defence: number;
                defence_by: components["schemas"]["RoadWolfModifier"];
                defence_more: number;
                roll: components["schemas"]["RoadWolfSubject"];
                tie: components["schemas"]["RoadWolfTie"];
            };
            /** @enum {string} */
            kind: "roll";
        } | {
            fields: {
                dice: number[];
            };
            /** @enum {string} */
            kind: "rolled_first";
        } | {
            fields: {
                count: number;
            };
            /** @enum {string} */
            kind: "omitted";
        };
        /** @description Road Wolf: what falls behind in the road's turn beside the road cards, and how far, in fortieths of an inch (RW-141). */
        RoadWolfFallingBehind: {
            by: number;
            things: string[];
        };
        /**
         * @description What a pile of Road Wolf may hold: The gear aboard a vehicle.
         * @enum {unknown}
         */
        RoadWolfGearKind: "shotgun" | "molotov" | "ambush" | "spikes" | "nitro" | "?";
        /** @description Road Wolf: what the mission is about: what each seat is after, the vehicles on the board that it turns on, and what its two sides typically drive. */
        RoadWolfGoal: {
            aims: ("escape" | "hunt" | "take" | "wreck" | "train" | "fight-through" | "survive")[];
            drive: string[][];
            things: string[];
        };
        /**
         * @description Road Wolf: a kind of vehicle.
         * @enum {unknown}
         */
        RoadWolfKind: "street-bike" | "dirt-bike" | "coupe" | "rally-car" | "roadster" | "buggy" | "muscle-car" | "humvee" | "convertible" | "4x4-truck" | "armored-car" | "big-rig" | "hijackers-truck" | "monster-truck" | "explosives-truck" | "gondola" | "engine";
        /**
         * @description What a pile of Road Wolf may hold: The crew that were killed.
         * @enum {unknown}
         */
        RoadWolfLostCrewKind: "driver" | "veteran" | "brawler" | "gunner" | "mechanic" | "?";
        /** @description Road Wolf: what the vehicle does on its way, the cards by their kinds. */
        RoadWolfMet: ("debris" | "wreck" | "off-road" | "barred" | "slide" | "slick" | "tracks" | "round-bridge" | "over-bridge" | "over-tunnel" | "supplies" | "falls" | "round-tunnel")[];
        /** @description Road Wolf: what gives one side of a roll more dice. */
        RoadWolfModifier: ("nitro" | "brawlers" | "monster" | "closed" | "mechanics" | "spikes")[];
        /**
         * @description Road Wolf: what rule RWA-39 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionAmbush_edges: "end-and-start" | "end" | "any";
        /**
         * @description Road Wolf: what rule RWA-70 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionAttackers_deploy: "first-turn" | "before-play";
        /**
         * @description Road Wolf: what rule RWA-100 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionAward_tie: "all" | "nobody";
        /**
         * @description Road Wolf: what rule RWA-74 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionBig_rig_immobilized: "attackers-win" | "play-on";
        /**
         * @description Road Wolf: what rule RWA-53 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionBike_gear: "marker" | "lost";
        /**
         * @description Road Wolf: what rule RWA-19 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionBike_rammed_by_braking: "destroyed" | "normal";
        /**
         * @description Road Wolf: what rule RWA-17 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionFree_melee_after_nitro: "off" | "on";
        /**
         * @description Road Wolf: what rule RWA-56 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionMechanic_bonus: "free-repair" | "every-repair";
        /**
         * @description Road Wolf: what rule RW-280 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionMission: "interceptor" | "breakout" | "two-wheel-terror" | "the-president" | "hijackers" | "monsters" | "chase" | "the-wages-of-fear" | "gauntlet" | "derailed" | "duel";
        /**
         * @description Road Wolf: what rule RWA-81 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionMonster_melee: "attack-and-defence" | "defence";
        /**
         * @description Road Wolf: what rule RWA-03 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionMonsters_draw_edge: "end" | "start" | "either";
        /**
         * @description Road Wolf: what rule RWA-14 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionOff_road_check: "on-leaving" | "every-move";
        /**
         * @description Road Wolf: what rule RWA-59 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionOpen_tokens: "off" | "on";
        /**
         * @description Road Wolf: what rule RWA-36 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionPassengers_retake: "off" | "on";
        /**
         * @description Road Wolf: what rule RWA-37 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionSpikes_cost: "action" | "free";
        /**
         * @description Road Wolf: what rule RWA-25 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionStruck_cards: "stay" | "discard";
        /**
         * @description Road Wolf: what rule RWA-28 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionSupplies: "choose" | "random";
        /**
         * @description Road Wolf: what rule RWA-05 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionTie: "no-effect" | "reroll" | "defender-wins";
        /**
         * @description Road Wolf: what rule RWA-69 lets a table choose.
         * @enum {unknown}
         */
        RoadWolfOptionVet_rerolls_direction: "off" | "on";
        /** @description A preview of Road Wolf. What a move meets up to the first thing that stops it, and what the road's turn brings to where it ends, or to a vehicle that is done; the dice of a fight, and of a die that may be rolled again which faces win; of what else is chosen how much there is of it. */
        RoadWolfPreview: {
            aboard?: number;
            actions?: number;
            after: number;
            asks?: components["schemas"]["RoadWolfAsks"];
            attack?: number;
            barred?: boolean;
            checks?: number;
            contact?: components["schemas"]["RoadWolfContact"];
            crew?: number;
            defence?: number;
            destroyed?: boolean;
            dice?: number;
            edge: components["schemas"]["RoadWolfEdge"];
            friend: boolean;
            gear?: number;
            loses?: number;
            meets: components["schemas"]["RoadWolfSpotClass"];
            met?: components["schemas"]["RoadWolfMet"];
            off_road?: boolean;
            over?: number[];
            points?: number;
            road_attack?: number;
            road_defence?: number;
            road_meets: components["schemas"]["RoadWolfSpotClass"];
            road_met?: components["schemas"]["RoadWolfMet"];
            road_thing?: components["schemas"]["RoadWolfVehicle"];
            round?: number[];
            struck?: number[];
            supplies?: number[];
            thing: components["schemas"]["RoadWolfVehicle"];
            touched?: number[];
            tracks?: boolean;
            wins?: number;
            x?: number;
            y?: number;
        };
        /** @description Road Wolf: what is special about a ram. */
        RoadWolfRam: ("nitro" | "braked" | "skid" | "drive")[];
        /**
         * @description Road Wolf: how a roll came out.
         * @enum {unknown}
         */
        RoadWolfResult: "attacker_wins" | "defender_wins" | "tied" | "roll_again";
        /**
         * @description What a pile of Road Wolf may hold: The road cards not yet drawn, with those that lie face down.
         * @enum {unknown}
         */
        RoadWolfRoadDeckKind: "clear" | "slide" | "slick" | "debris" | "wreck" | "bridge" | "tunnel" | "supplies" | "?";
        /**
         * @description What a pile of Road Wolf may hold: The road cards that are discarded.
         * @enum {unknown}
         */
        RoadWolfRoadDiscardsKind: "clear" | "slide" | "slick" | "debris" | "wreck" | "bridge" | "tunnel" | "supplies" | "?";
        /**
         * @description What a pile of Road Wolf may hold: A road card, by the point where its middle is.
         * @enum {unknown}
         */
        RoadWolfRoadKind: "clear" | "slide" | "slick" | "debris" | "wreck" | "bridge" | "tunnel" | "supplies" | "?";
        /**
         * @description Road Wolf: what the roll under way is about; none where there is none.
         * @enum {unknown}
         */
        RoadWolfRolled: "ram" | "struck" | "melee" | "shot" | "check" | "repair" | "direction" | null;
        /** @description Road Wolf: who attacks in the roll under way; none where that is no vehicle. */
        RoadWolfRoller: {
            is: string | null;
            of: string | null;
            thing: string;
        } | null;
        /** @description What a `SceneInfo` of Road Wolf holds, and the `decision` of its `View`. */
        RoadWolfScene: {
            counters: {
                ending: components["schemas"]["RoadWolfEnding"];
                generations: number;
                round: number;
                "seat:0:gained"?: number;
                "seat:0:kept"?: number;
                "seat:0:lost"?: number;
                "seat:0:lost_points"?: number;
                "seat:0:prize"?: number;
                "seat:0:skulls"?: number;
                "seat:1:gained"?: number;
                "seat:1:kept"?: number;
                "seat:1:lost"?: number;
                "seat:1:lost_points"?: number;
                "seat:1:prize"?: number;
                "seat:1:skulls"?: number;
                "seat:2:gained"?: number;
                "seat:2:kept"?: number;
                "seat:2:lost"?: number;
                "seat:2:lost_points"?: number;
                "seat:2:prize"?: number;
                "seat:2:skulls"?: number;
                "seat:3:gained"?: number;
                "seat:3:kept"?: number;
                "seat:3:lost"?: number;
                "seat:3:lost_points"?: number;
                "seat:3:prize"?: number;
                "seat:3:skulls"?: number;
                "seat:4:gained"?: number;
                "seat:4:kept"?: number;
                "seat:4:lost"?: number;
                "seat:4:lost_points"?: number;
                "seat:4:prize"?: number;
                "seat:4:skulls"?: number;
                "seat:5:gained"?: number;
                "seat:5:kept"?: number;
                "seat:5:lost"?: number;
                "seat:5:lost_points"?: number;
                "seat:5:prize"?: number;
                "seat:5:skulls"?: number;
            };
            decision: {
                acting: string | null;
                adrift: number;
                against: components["schemas"]["RoadWolfAgainst"];
                asks: components["schemas"]["RoadWolfAsks"];
                attack: number[];
                chosen: number;
                closed: boolean;
                defence: number[];
                falls_behind: components["schemas"]["RoadWolfFallingBehind"];
                first: number | null;
                fit: {
                    about: string;
                    actions: number;
                    hits: number;
                    left: number;
                    size: number;
                    /** @enum {unknown} */
                    turn: "idle" | "acts" | "done";
                }[];
                forces: {
                    name: string;
                    tokens: string[];
                    vehicles: string[];
                }[];
                goal: components["schemas"]["RoadWolfGoal"];
                have: {
                    about: string;
                    parts: {
                        count: number;
                        /** @enum {unknown} */
                        thing: "have:points" | "have:spend" | "have:choose" | "have:kept" | "have:skulls";
                    }[];
                }[];
                jobs: number;
                left: number;
                met: number;
                mover: number | null;
                notes: number[];
                over: boolean;
                place: number;
                points: number[];
                roll: Record<string, unknown>;
                rolled: components["schemas"]["RoadWolfRolled"];
                roller: components["schemas"]["RoadWolfRoller"];
                seat: number | null;
                skids: number;
                target: string | null;
                to_choose: number;
                to_spend: number;
                tokens: number[];
                truce: boolean;
                turn: Record<string, unknown>;
                verb: components["schemas"]["RoadWolfVerb"];
                who: components["schemas"]["RoadWolfWho"];
                whom: components["schemas"]["RoadWolfWhom"];
                won: number[];
            };
            piles: {
                [key: string]: ({
                    [key: string]: number;
                } | components["schemas"]["RoadWolfCrewKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RoadWolfGearKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RoadWolfLostCrewKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RoadWolfRoadDeckKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RoadWolfRoadDiscardsKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RoadWolfRoadKind"][]);
            };
            settings: {
                ambush_edges: components["schemas"]["RoadWolfOptionAmbush_edges"];
                attackers_deploy: components["schemas"]["RoadWolfOptionAttackers_deploy"];
                award_tie: components["schemas"]["RoadWolfOptionAward_tie"];
                big_rig_immobilized: components["schemas"]["RoadWolfOptionBig_rig_immobilized"];
                bike_gear: components["schemas"]["RoadWolfOptionBike_gear"];
                bike_rammed_by_braking: components["schemas"]["RoadWolfOptionBike_rammed_by_braking"];
                bridges_out: boolean;
                chase_losses: number;
                civilian_points: number;
                first_force: number;
                free_melee_after_nitro: components["schemas"]["RoadWolfOptionFree_melee_after_nitro"];
                mechanic_bonus: components["schemas"]["RoadWolfOptionMechanic_bonus"];
                mission: components["schemas"]["RoadWolfOptionMission"];
                monster_melee: components["schemas"]["RoadWolfOptionMonster_melee"];
                monsters_draw_edge: components["schemas"]["RoadWolfOptionMonsters_draw_edge"];
                off_road_check: components["schemas"]["RoadWolfOptionOff_road_check"];
                open_tokens: components["schemas"]["RoadWolfOptionOpen_tokens"];
                passengers_retake: components["schemas"]["RoadWolfOptionPassengers_retake"];
                points: number;
                roads: number;
                round_limit: number;
                seats: number;
                second_force: number;
                sides: number[];
                spikes_cost: components["schemas"]["RoadWolfOptionSpikes_cost"];
                struck_cards: components["schemas"]["RoadWolfOptionStruck_cards"];
                supplies: components["schemas"]["RoadWolfOptionSupplies"];
                tie: components["schemas"]["RoadWolfOptionTie"];
                vet_rerolls_direction: components["schemas"]["RoadWolfOptionVet_rerolls_direction"];
            };
            things: {
                [key: string]: components["schemas"]["RoadWolfVehicleThing"];
            };
        };
        /**
         * @description Road Wolf: a side of the road.
         * @enum {unknown}
         */
        RoadWolfSideOfTheRoad: "left" | "right";
        /**
         * @description Road Wolf: what is in a slot.
         * @enum {unknown}
         */
        RoadWolfSlotNumber: "vehicle:1" | "vehicle:2" | "vehicle:3" | "vehicle:4" | "vehicle:5" | "vehicle:6" | "vehicle:7" | "vehicle:8" | "vehicle:9" | "vehicle:10" | "vehicle:11" | "vehicle:12" | "vehicle:13" | "vehicle:14" | "vehicle:15" | "vehicle:16" | "vehicle:17" | "vehicle:18" | "vehicle:19" | "vehicle:20" | "vehicle:21" | "vehicle:22" | "vehicle:23" | "vehicle:24" | "vehicle:25" | "vehicle:26" | "vehicle:27" | "vehicle:28" | "vehicle:29" | "vehicle:30" | "vehicle:31" | "vehicle:32" | "vehicle:33" | "vehicle:34" | "vehicle:35" | "vehicle:36" | "vehicle:37" | "vehicle:38" | "vehicle:39" | "vehicle:40";
        /**
         * @description Road Wolf: gear or crew.
         * @enum {unknown}
         */
        RoadWolfSort: "gear" | "crew";
        /**
         * @description Road Wolf: what it is.
         * @enum {unknown}
         */
        RoadWolfSortOfThing: "street-bike" | "dirt-bike" | "coupe" | "rally-car" | "roadster" | "buggy" | "muscle-car" | "humvee" | "convertible" | "4x4-truck" | "armored-car" | "big-rig" | "hijackers-truck" | "monster-truck" | "explosives-truck" | "gondola" | "engine" | "mutant";
        /**
         * @description Road Wolf: what a move meets first of what harms.
         * @enum {unknown}
         */
        RoadWolfSpotClass: "clear" | "check" | "hits" | "damage" | "leaves";
        /**
         * @description Road Wolf: how it is.
         * @enum {unknown}
         */
        RoadWolfStatus: "coming" | "driving" | "abandoned" | "immobilized" | "destroyed" | "wrecked" | "marker" | "mutant" | "train";
        /**
         * @description Road Wolf: what a roll is about.
         * @enum {unknown}
         */
        RoadWolfSubject: "none" | "ram" | "struck" | "melee" | "shot" | "check" | "repair" | "direction";
        /**
         * @description Road Wolf: what a tie does (RWA-05); none where nobody rolls against it.
         * @enum {unknown}
         */
        RoadWolfTie: "no_effect" | "reroll" | "defender_wins" | null;
        /**
         * @description Road Wolf: a token; none where it is not known.
         * @enum {unknown}
         */
        RoadWolfToken: "driver" | "veteran" | "brawler" | "gunner" | "mechanic" | "shotgun" | "molotov" | "ambush" | "spikes" | "nitro" | null;
        /** @description Road Wolf: a vehicle, or what else is in a slot, with what it was then, and of what kind a wreck is. */
        RoadWolfVehicle: {
            is: string | null;
            of: string | null;
            thing: string;
        } | null;
        /** @description Road Wolf: a vehicle, with what it was before it became a wreck. */
        RoadWolfVehicleBefore: {
            is: string | null;
            of: string | null;
            thing: string;
        } | null;
        /** @description A thing of Road Wolf: A vehicle, a wreck, a heap of gear, a mutant, or a car of the train, by its number. Another may have that once it is gone; then it has another generation. */
        RoadWolfVehicleThing: {
            at: number[] | null;
            born: number | null;
            generation: number;
            hits: number;
            kind: components["schemas"]["RoadWolfSortOfThing"];
            owner: number | null;
            status: components["schemas"]["RoadWolfStatus"];
            wheel: components["schemas"]["RoadWolfWheel"];
        };
        /**
         * @description Road Wolf: what is done.
         * @enum {unknown}
         */
        RoadWolfVerb: "move" | "bike_move" | "brake" | "nitro" | "melee" | "shotgun" | "molotov" | "gunner" | "gunner_shotgun" | "gunner_molotov" | "ambush" | "kept_ambush" | "spikes" | "takeover" | "pick_up" | "transfer" | "repair" | "mechanic" | "wheel" | "turn_round" | "supplies_token" | "supplies_repair" | "board" | "search" | "drive_train" | "later" | "done";
        /**
         * @description Road Wolf: who is at the wheel; none where nobody is.
         * @enum {unknown}
         */
        RoadWolfWheel: "driver" | "veteran" | "brawler" | "gunner" | "mechanic" | "shotgun" | "molotov" | "ambush" | "spikes" | "nitro" | "?" | null;
        /** @description Road Wolf: the vehicle about which it is decided; none where there is none. */
        RoadWolfWho: {
            is: string | null;
            of: string | null;
            thing: string;
        } | null;
        /** @description Road Wolf: the vehicle to which something is done; none where there is none. */
        RoadWolfWhom: {
            is: string | null;
            of: string | null;
            thing: string;
        } | null;
        /**
         * @description Road Wolf: how a wipeout check came out.
         * @enum {unknown}
         */
        RoadWolfWipeout: "safe" | "skid" | "spin" | "roll";
        /**
         * RuleInfo
         * @description One numbered rule or ruling, and its heading.
         */
        RuleInfo: {
            heading: string;
            number: string;
            text: string;
        };
        /** @description What a `CatalogueAction` of Rummy Runway holds, by its kind. */
        RummyRunwayAction: {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "draw";
        } | {
            fields: {
                card: components["schemas"]["RummyRunwayCard"];
            };
            /** @enum {string} */
            kind: "take";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "stop";
        } | {
            fields: {
                card: components["schemas"]["RummyRunwayCard"];
                from_closet: boolean;
            };
            /** @enum {string} */
            kind: "lay";
        } | {
            fields: {
                colour: components["schemas"]["RummyRunwayColour"];
            };
            /** @enum {string} */
            kind: "wear";
        } | {
            fields: {
                end: components["schemas"]["RummyRunwayEnd"];
                from_closet: boolean;
                outfit: components["schemas"]["RummyRunwayOutfit"];
                wild: boolean;
            };
            /** @enum {string} */
            kind: "riff";
        } | {
            fields: {
                card: components["schemas"]["RummyRunwayCard"];
            };
            /** @enum {string} */
            kind: "discard";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "end_turn";
        } | {
            fields: {
                card: components["schemas"]["RummyRunwayCard"];
            };
            /** @enum {string} */
            kind: "trim";
        };
        /**
         * @description Rummy Runway: a kind of card.
         * @enum {unknown}
         */
        RummyRunwayCard: "red-0" | "red-1" | "red-2" | "red-3" | "red-4" | "red-5" | "red-6" | "red-7" | "red-8" | "red-9" | "yellow-0" | "yellow-1" | "yellow-2" | "yellow-3" | "yellow-4" | "yellow-5" | "yellow-6" | "yellow-7" | "yellow-8" | "yellow-9" | "blue-0" | "blue-1" | "blue-2" | "blue-3" | "blue-4" | "blue-5" | "blue-6" | "blue-7" | "blue-8" | "blue-9" | "wild-0" | "wild-1" | "wild-2" | "wild-3" | "wild-4" | "wild-5" | "wild-6" | "wild-7" | "wild-8" | "wild-9";
        /**
         * @description What a pile of Rummy Runway may hold: A seat's Closet.
         * @enum {unknown}
         */
        RummyRunwayClosetKind: "red-0" | "red-1" | "red-2" | "red-3" | "red-4" | "red-5" | "red-6" | "red-7" | "red-8" | "red-9" | "yellow-0" | "yellow-1" | "yellow-2" | "yellow-3" | "yellow-4" | "yellow-5" | "yellow-6" | "yellow-7" | "yellow-8" | "yellow-9" | "blue-0" | "blue-1" | "blue-2" | "blue-3" | "blue-4" | "blue-5" | "blue-6" | "blue-7" | "blue-8" | "blue-9" | "wild-0" | "wild-1" | "wild-2" | "wild-3" | "wild-4" | "wild-5" | "wild-6" | "wild-7" | "wild-8" | "wild-9" | "?";
        /**
         * @description Rummy Runway: the colour that a card is worn as.
         * @enum {unknown}
         */
        RummyRunwayColour: "red" | "yellow" | "blue" | "wild";
        /**
         * @description What a pile of Rummy Runway may hold: The draw deck.
         * @enum {unknown}
         */
        RummyRunwayDeckKind: "red-0" | "red-1" | "red-2" | "red-3" | "red-4" | "red-5" | "red-6" | "red-7" | "red-8" | "red-9" | "yellow-0" | "yellow-1" | "yellow-2" | "yellow-3" | "yellow-4" | "yellow-5" | "yellow-6" | "yellow-7" | "yellow-8" | "yellow-9" | "blue-0" | "blue-1" | "blue-2" | "blue-3" | "blue-4" | "blue-5" | "blue-6" | "blue-7" | "blue-8" | "blue-9" | "wild-0" | "wild-1" | "wild-2" | "wild-3" | "wild-4" | "wild-5" | "wild-6" | "wild-7" | "wild-8" | "wild-9" | "?";
        /**
         * @description What a pile of Rummy Runway may hold: Knowledge, not cards: what went into the draw deck when it was last made.
         * @enum {unknown}
         */
        RummyRunwayDeckMadeOfKind: "red-0" | "red-1" | "red-2" | "red-3" | "red-4" | "red-5" | "red-6" | "red-7" | "red-8" | "red-9" | "yellow-0" | "yellow-1" | "yellow-2" | "yellow-3" | "yellow-4" | "yellow-5" | "yellow-6" | "yellow-7" | "yellow-8" | "yellow-9" | "blue-0" | "blue-1" | "blue-2" | "blue-3" | "blue-4" | "blue-5" | "blue-6" | "blue-7" | "blue-8" | "blue-9" | "wild-0" | "wild-1" | "wild-2" | "wild-3" | "wild-4" | "wild-5" | "wild-6" | "wild-7" | "wild-8" | "wild-9" | "?";
        /**
         * @description Rummy Runway: what a turn is for.
         * @enum {unknown}
         */
        RummyRunwayDoing: "nothing" | "forming" | "riffing";
        /** @description Rummy Runway: the colour that each card is worn as, in the order in which they lie. */
        RummyRunwayEachColour: ("red" | "yellow" | "blue" | "wild")[];
        /** @description Rummy Runway: the places whose cards are from the Closet. */
        RummyRunwayEachPlace: ("left" | "middle" | "right")[];
        /**
         * @description Rummy Runway: an end of an outfit.
         * @enum {unknown}
         */
        RummyRunwayEnd: "left" | "right";
        /**
         * @description Rummy Runway: why the game is over.
         * @enum {unknown}
         */
        RummyRunwayEnding: "none" | "target" | "rounds";
        /** @description What an `EventInfo` of Rummy Runway holds, by its kind. */
        RummyRunwayEvent: {
            fields: {
                number: number;
            };
            /** @enum {string} */
            kind: "round";
        } | {
            fields: {
                trends: {
                    asks: {
                        /** @enum {unknown} */
                        colour?: "red" | "yellow" | "blue" | "wild";
                        number?: number;
                        /** @enum {unknown} */
                        thing: "formal" | "casual" | "sum-at-most" | "sum-at-least" | "contains" | "wild" | "no-wild" | "highest" | "colour-order" | "odd" | "even" | "outfits" | "closet";
                    };
                    bonus: number;
                    once: boolean;
                    /** @enum {unknown} */
                    trend: "runway-black-tie" | "runway-street-casual" | "runway-minimalist" | "runway-maximalist" | "runway-less-is-more" | "runway-cloud-nine" | "runway-lucky-seven" | "runway-high-five" | "runway-wild-side" | "runway-pure-couture" | "runway-statement-piece" | "runway-item-of-the-season" | "runway-fabric-first" | "runway-colour-order" | "runway-odd-one-out" | "runway-even-keel" | "runway-full-collection" | "runway-capsule-closet";
                }[];
            };
            /** @enum {string} */
            kind: "runways";
        } | {
            fields: {
                count: number;
            };
            /** @enum {string} */
            kind: "dealt";
        } | {
            fields: {
                card: components["schemas"]["RummyRunwayCard"];
            };
            /** @enum {string} */
            kind: "dealt_card";
        } | {
            fields: {
                card: components["schemas"]["RummyRunwayCard"];
            };
            /** @enum {string} */
            kind: "turned_up";
        } | {
            fields: {
                count: number;
            };
            /** @enum {string} */
            kind: "refilled";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "drew";
        } | {
            fields: {
                card: components["schemas"]["RummyRunwayCard"];
            };
            /** @enum {string} */
            kind: "drew_card";
        } | {
            fields: {
                card: components["schemas"]["RummyRunwayCard"];
            };
            /** @enum {string} */
            kind: "took";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "nothing_to_draw";
        } | {
            fields: {
                card: components["schemas"]["RummyRunwayCard"];
                from_closet: boolean;
                place: components["schemas"]["RummyRunwayPlace"];
            };
            /** @enum {string} */
            kind: "laid";
        } | {
            fields: {
                card: components["schemas"]["RummyRunwayCard"];
                colour: components["schemas"]["RummyRunwayColour"];
            };
            /** @enum {string} */
            kind: "worn";
        } | {
            fields: {
                cards: {
                    /** @enum {unknown} */
                    card: "red-0" | "red-1" | "red-2" | "red-3" | "red-4" | "red-5" | "red-6" | "red-7" | "red-8" | "red-9" | "yellow-0" | "yellow-1" | "yellow-2" | "yellow-3" | "yellow-4" | "yellow-5" | "yellow-6" | "yellow-7" | "yellow-8" | "yellow-9" | "blue-0" | "blue-1" | "blue-2" | "blue-3" | "blue-4" | "blue-5" | "blue-6" | "blue-7" | "blue-8" | "blue-9" | "wild-0" | "wild-1" | "wild-2" | "wild-3" | "wild-4" | "wild-5" | "wild-6" | "wild-7" | "wild-8" | "wild-9";
                    /** @enum {unknown} */
                    colour: "red" | "yellow" | "blue" | "wild";
                    wild: boolean;
                }[];
                from_closet: components["schemas"]["RummyRunwayPlaces"];
                outfit: components["schemas"]["RummyRunwayOutfit"];
            };
            /** @enum {string} */
            kind: "formed";
        } | {
            fields: {
                card: components["schemas"]["RummyRunwayCard"];
                end: components["schemas"]["RummyRunwayEnd"];
                from_closet: boolean;
                outfit: components["schemas"]["RummyRunwayOutfit"];
                taken: components["schemas"]["RummyRunwayCard"];
            };
            /** @enum {string} */
            kind: "riffed";
        } | {
            fields: {
                first: components["schemas"]["RummyRunwayWord"];
                follows: number[];
                outfit: components["schemas"]["RummyRunwayOutfit"];
                points: number;
                second: components["schemas"]["RummyRunwayWord"];
                third: components["schemas"]["RummyRunwayWord"];
                trends: number;
            };
            /** @enum {string} */
            kind: "restyled";
        } | {
            fields: {
                card: components["schemas"]["RummyRunwayCard"];
            };
            /** @enum {string} */
            kind: "discarded";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "no_discard";
        } | {
            fields: {
                card: components["schemas"]["RummyRunwayCard"];
            };
            /** @enum {string} */
            kind: "trimmed";
        } | {
            fields: {
                by_outfit: boolean;
            };
            /** @enum {string} */
            kind: "triggered";
        } | {
            fields: {
                turns: number;
            };
            /** @enum {string} */
            kind: "tired";
        } | {
            fields: {
                trend: components["schemas"]["RummyRunwayFollowed"];
            };
            /** @enum {string} */
            kind: "followed";
        } | {
            fields: {
                closet: number;
                outfits: number;
                points: number;
                trends: number;
            };
            /** @enum {string} */
            kind: "scored";
        } | {
            fields: {
                best: number;
                points: number;
            };
            /** @enum {string} */
            kind: "total";
        } | {
            fields: {
                why: components["schemas"]["RummyRunwayEnding"];
            };
            /** @enum {string} */
            kind: "ended";
        } | {
            fields: Record<string, unknown>;
            /** @enum {string} */
            kind: "gathered";
        } | {
            fields: {
                count: number;
            };
            /** @enum {string} */
            kind: "omitted";
        };
        /** @description Rummy Runway: a trend (`trend`), the `outfit` that follows it unless it gives points only `once`, and the `points`. */
        RummyRunwayFollowed: {
            once: boolean;
            /** @enum {unknown} */
            outfit?: "outfit:1a" | "outfit:1b" | "outfit:1c" | "outfit:2a" | "outfit:2b" | "outfit:2c" | "outfit:3a" | "outfit:3b" | "outfit:3c" | "outfit:4a" | "outfit:4b" | "outfit:4c" | "outfit:5a" | "outfit:5b" | "outfit:5c" | "outfit:6a" | "outfit:6b" | "outfit:6c";
            points: number;
            /** @enum {unknown} */
            trend: "runway-black-tie" | "runway-street-casual" | "runway-minimalist" | "runway-maximalist" | "runway-less-is-more" | "runway-cloud-nine" | "runway-lucky-seven" | "runway-high-five" | "runway-wild-side" | "runway-pure-couture" | "runway-statement-piece" | "runway-item-of-the-season" | "runway-fabric-first" | "runway-colour-order" | "runway-odd-one-out" | "runway-even-keel" | "runway-full-collection" | "runway-capsule-closet";
        };
        /**
         * @description What a pile of Rummy Runway may hold: The cards in a seat's hand.
         * @enum {unknown}
         */
        RummyRunwayHandKind: "red-0" | "red-1" | "red-2" | "red-3" | "red-4" | "red-5" | "red-6" | "red-7" | "red-8" | "red-9" | "yellow-0" | "yellow-1" | "yellow-2" | "yellow-3" | "yellow-4" | "yellow-5" | "yellow-6" | "yellow-7" | "yellow-8" | "yellow-9" | "blue-0" | "blue-1" | "blue-2" | "blue-3" | "blue-4" | "blue-5" | "blue-6" | "blue-7" | "blue-8" | "blue-9" | "wild-0" | "wild-1" | "wild-2" | "wild-3" | "wild-4" | "wild-5" | "wild-6" | "wild-7" | "wild-8" | "wild-9" | "?";
        /**
         * @description What a pile of Rummy Runway may hold: The cards that the viewer has laid of an outfit, in the order in which they were laid.
         * @enum {unknown}
         */
        RummyRunwayLaidKind: "red-0" | "red-1" | "red-2" | "red-3" | "red-4" | "red-5" | "red-6" | "red-7" | "red-8" | "red-9" | "yellow-0" | "yellow-1" | "yellow-2" | "yellow-3" | "yellow-4" | "yellow-5" | "yellow-6" | "yellow-7" | "yellow-8" | "yellow-9" | "blue-0" | "blue-1" | "blue-2" | "blue-3" | "blue-4" | "blue-5" | "blue-6" | "blue-7" | "blue-8" | "blue-9" | "wild-0" | "wild-1" | "wild-2" | "wild-3" | "wild-4" | "wild-5" | "wild-6" | "wild-7" | "wild-8" | "wild-9" | "?";
        /** @description A thing of Rummy Runway: The outfit that the viewer is laying (RYA-44). */
        RummyRunwayLaidThing: {
            colours: components["schemas"]["RummyRunwayEachColour"];
            from_closet: components["schemas"]["RummyRunwayEachPlace"];
        };
        /**
         * @description Rummy Runway: what rule RYA-01 lets a table choose.
         * @enum {unknown}
         */
        RummyRunwayOptionCloset_riff: "off" | "on";
        /**
         * @description Rummy Runway: what rule RYA-04 lets a table choose.
         * @enum {unknown}
         */
        RummyRunwayOptionDiscard_draw: "any" | "from-the-right";
        /**
         * @description Rummy Runway: what rule RYA-03 lets a table choose.
         * @enum {unknown}
         */
        RummyRunwayOptionMix_actions: "off" | "on";
        /**
         * @description Rummy Runway: what rule RYA-02 lets a table choose.
         * @enum {unknown}
         */
        RummyRunwayOptionOutfit_colours: "one-of-each" | "any";
        /**
         * @description Rummy Runway: what rule RYA-39 lets a table choose.
         * @enum {unknown}
         */
        RummyRunwayOptionTrend_two: "exactly" | "at-least";
        /**
         * @description Rummy Runway: what rule RYA-39 lets a table choose.
         * @enum {unknown}
         */
        RummyRunwayOptionTrend_wild_colour: "off" | "on";
        /**
         * @description Rummy Runway: what rule RYA-39 lets a table choose.
         * @enum {unknown}
         */
        RummyRunwayOptionTrend_wild_number: "off" | "on";
        /**
         * @description Rummy Runway: what rule RYA-17 lets a table choose.
         * @enum {unknown}
         */
        RummyRunwayOptionTrends: "off" | "on";
        /**
         * @description Rummy Runway: an outfit on the table, seats from 1; none where it is for none.
         * @enum {unknown}
         */
        RummyRunwayOutfit: "outfit:1a" | "outfit:1b" | "outfit:1c" | "outfit:2a" | "outfit:2b" | "outfit:2c" | "outfit:3a" | "outfit:3b" | "outfit:3c" | "outfit:4a" | "outfit:4b" | "outfit:4c" | "outfit:5a" | "outfit:5b" | "outfit:5c" | "outfit:6a" | "outfit:6b" | "outfit:6c" | null;
        /**
         * @description What a pile of Rummy Runway may hold: The cards of an outfit, from the left; none where no outfit is formed.
         * @enum {unknown}
         */
        RummyRunwayOutfitKind: "red-0" | "red-1" | "red-2" | "red-3" | "red-4" | "red-5" | "red-6" | "red-7" | "red-8" | "red-9" | "yellow-0" | "yellow-1" | "yellow-2" | "yellow-3" | "yellow-4" | "yellow-5" | "yellow-6" | "yellow-7" | "yellow-8" | "yellow-9" | "blue-0" | "blue-1" | "blue-2" | "blue-3" | "blue-4" | "blue-5" | "blue-6" | "blue-7" | "blue-8" | "blue-9" | "wild-0" | "wild-1" | "wild-2" | "wild-3" | "wild-4" | "wild-5" | "wild-6" | "wild-7" | "wild-8" | "wild-9" | "?";
        /** @description A thing of Rummy Runway: An outfit on the table: what each of its cards is worn as, from the left, what it is called and worth, and which of the Runways it follows. */
        RummyRunwayOutfitThing: {
            colours: components["schemas"]["RummyRunwayEachColour"];
            first: components["schemas"]["RummyRunwayWord"];
            follows: number[];
            points: number;
            seat: number | null;
            second: components["schemas"]["RummyRunwayWord"];
            third: components["schemas"]["RummyRunwayWord"];
            trends: number;
        };
        /**
         * @description Rummy Runway: what is being decided.
         * @enum {unknown}
         */
        RummyRunwayPhase: "draw" | "act" | "lay" | "wear" | "trim";
        /**
         * @description Rummy Runway: a place in an outfit.
         * @enum {unknown}
         */
        RummyRunwayPlace: "left" | "middle" | "right";
        /** @description Rummy Runway: places in an outfit, from the left. */
        RummyRunwayPlaces: ("left" | "middle" | "right")[];
        /** @description A preview of Rummy Runway. What the outfit that is being laid would be called and worth when it is finished: of all that the seat can make of it, the one that brings the most; whether it can be no other. */
        RummyRunwayPreview: {
            first: components["schemas"]["RummyRunwayWord"];
            follows: components["schemas"]["RummyRunwayTrends"];
            points: number;
            second: components["schemas"]["RummyRunwayWord"];
            sure: boolean;
            third: components["schemas"]["RummyRunwayWord"];
            trends: number;
        };
        /**
         * @description What a pile of Rummy Runway may hold: The discards, from the left.
         * @enum {unknown}
         */
        RummyRunwayRowKind: "red-0" | "red-1" | "red-2" | "red-3" | "red-4" | "red-5" | "red-6" | "red-7" | "red-8" | "red-9" | "yellow-0" | "yellow-1" | "yellow-2" | "yellow-3" | "yellow-4" | "yellow-5" | "yellow-6" | "yellow-7" | "yellow-8" | "yellow-9" | "blue-0" | "blue-1" | "blue-2" | "blue-3" | "blue-4" | "blue-5" | "blue-6" | "blue-7" | "blue-8" | "blue-9" | "wild-0" | "wild-1" | "wild-2" | "wild-3" | "wild-4" | "wild-5" | "wild-6" | "wild-7" | "wild-8" | "wild-9" | "?";
        /**
         * @description What a pile of Rummy Runway may hold: The Runway cards that are still to come.
         * @enum {unknown}
         */
        RummyRunwayRunwayDeckKind: "runway-black-tie" | "runway-street-casual" | "runway-minimalist" | "runway-maximalist" | "runway-less-is-more" | "runway-cloud-nine" | "runway-lucky-seven" | "runway-high-five" | "runway-wild-side" | "runway-pure-couture" | "runway-statement-piece" | "runway-item-of-the-season" | "runway-fabric-first" | "runway-colour-order" | "runway-odd-one-out" | "runway-even-keel" | "runway-full-collection" | "runway-capsule-closet" | "?";
        /**
         * @description What a pile of Rummy Runway may hold: The trends of this round.
         * @enum {unknown}
         */
        RummyRunwayRunwaysKind: "runway-black-tie" | "runway-street-casual" | "runway-minimalist" | "runway-maximalist" | "runway-less-is-more" | "runway-cloud-nine" | "runway-lucky-seven" | "runway-high-five" | "runway-wild-side" | "runway-pure-couture" | "runway-statement-piece" | "runway-item-of-the-season" | "runway-fabric-first" | "runway-colour-order" | "runway-odd-one-out" | "runway-even-keel" | "runway-full-collection" | "runway-capsule-closet" | "?";
        /** @description What a `SceneInfo` of Rummy Runway holds, and the `decision` of its `View`. */
        RummyRunwayScene: {
            counters: {
                ending: components["schemas"]["RummyRunwayEnding"];
                round: number;
                "seat:0:best"?: number;
                "seat:0:points"?: number;
                "seat:1:best"?: number;
                "seat:1:points"?: number;
                "seat:2:best"?: number;
                "seat:2:points"?: number;
                "seat:3:best"?: number;
                "seat:3:points"?: number;
                "seat:4:best"?: number;
                "seat:4:points"?: number;
                "seat:5:best"?: number;
                "seat:5:points"?: number;
                trigger: number | null;
            };
            decision: {
                doing: components["schemas"]["RummyRunwayDoing"];
                final_turns: number;
                looks: {
                    about: string;
                    /** @enum {unknown} */
                    first: "style:classic" | "style:preppy" | "style:vintage" | "style:punk" | "style:bohemian" | "style:cyberpunk" | "style:gothic" | "style:sporty" | "style:disco" | "style:couture" | "fabric:felt" | "fabric:cotton" | "fabric:denim" | "fabric:wool" | "fabric:lace" | "fabric:linen" | "fabric:leather" | "fabric:velvet" | "fabric:satin" | "fabric:silk" | "item:socks" | "item:scarf" | "item:shirt" | "item:hat" | "item:skirt" | "item:pants" | "item:jacket" | "item:dress" | "item:coat" | "item:gown" | null;
                    /** @enum {unknown} */
                    second: "style:classic" | "style:preppy" | "style:vintage" | "style:punk" | "style:bohemian" | "style:cyberpunk" | "style:gothic" | "style:sporty" | "style:disco" | "style:couture" | "fabric:felt" | "fabric:cotton" | "fabric:denim" | "fabric:wool" | "fabric:lace" | "fabric:linen" | "fabric:leather" | "fabric:velvet" | "fabric:satin" | "fabric:silk" | "item:socks" | "item:scarf" | "item:shirt" | "item:hat" | "item:skirt" | "item:pants" | "item:jacket" | "item:dress" | "item:coat" | "item:gown" | null;
                    /** @enum {unknown} */
                    third: "style:classic" | "style:preppy" | "style:vintage" | "style:punk" | "style:bohemian" | "style:cyberpunk" | "style:gothic" | "style:sporty" | "style:disco" | "style:couture" | "fabric:felt" | "fabric:cotton" | "fabric:denim" | "fabric:wool" | "fabric:lace" | "fabric:linen" | "fabric:leather" | "fabric:velvet" | "fabric:satin" | "fabric:silk" | "item:socks" | "item:scarf" | "item:shirt" | "item:hat" | "item:skirt" | "item:pants" | "item:jacket" | "item:dress" | "item:coat" | "item:gown" | null;
                }[];
                over: boolean;
                phase: components["schemas"]["RummyRunwayPhase"];
                reach: {
                    about: string;
                    any_order: boolean;
                    cards: ("red-0" | "red-1" | "red-2" | "red-3" | "red-4" | "red-5" | "red-6" | "red-7" | "red-8" | "red-9" | "yellow-0" | "yellow-1" | "yellow-2" | "yellow-3" | "yellow-4" | "yellow-5" | "yellow-6" | "yellow-7" | "yellow-8" | "yellow-9" | "blue-0" | "blue-1" | "blue-2" | "blue-3" | "blue-4" | "blue-5" | "blue-6" | "blue-7" | "blue-8" | "blue-9" | "wild-0" | "wild-1" | "wild-2" | "wild-3" | "wild-4" | "wild-5" | "wild-6" | "wild-7" | "wild-8" | "wild-9")[];
                    colours: ("red" | "yellow" | "blue" | "wild")[];
                    /** @enum {unknown} */
                    first: "style:classic" | "style:preppy" | "style:vintage" | "style:punk" | "style:bohemian" | "style:cyberpunk" | "style:gothic" | "style:sporty" | "style:disco" | "style:couture" | "fabric:felt" | "fabric:cotton" | "fabric:denim" | "fabric:wool" | "fabric:lace" | "fabric:linen" | "fabric:leather" | "fabric:velvet" | "fabric:satin" | "fabric:silk" | "item:socks" | "item:scarf" | "item:shirt" | "item:hat" | "item:skirt" | "item:pants" | "item:jacket" | "item:dress" | "item:coat" | "item:gown" | null;
                    follows: ("runway-black-tie" | "runway-street-casual" | "runway-minimalist" | "runway-maximalist" | "runway-less-is-more" | "runway-cloud-nine" | "runway-lucky-seven" | "runway-high-five" | "runway-wild-side" | "runway-pure-couture" | "runway-statement-piece" | "runway-item-of-the-season" | "runway-fabric-first" | "runway-colour-order" | "runway-odd-one-out" | "runway-even-keel" | "runway-full-collection" | "runway-capsule-closet")[];
                    from_closet: ("left" | "middle" | "right")[];
                    points: number;
                    /** @enum {unknown} */
                    second: "style:classic" | "style:preppy" | "style:vintage" | "style:punk" | "style:bohemian" | "style:cyberpunk" | "style:gothic" | "style:sporty" | "style:disco" | "style:couture" | "fabric:felt" | "fabric:cotton" | "fabric:denim" | "fabric:wool" | "fabric:lace" | "fabric:linen" | "fabric:leather" | "fabric:velvet" | "fabric:satin" | "fabric:silk" | "item:socks" | "item:scarf" | "item:shirt" | "item:hat" | "item:skirt" | "item:pants" | "item:jacket" | "item:dress" | "item:coat" | "item:gown" | null;
                    /** @enum {unknown} */
                    third: "style:classic" | "style:preppy" | "style:vintage" | "style:punk" | "style:bohemian" | "style:cyberpunk" | "style:gothic" | "style:sporty" | "style:disco" | "style:couture" | "fabric:felt" | "fabric:cotton" | "fabric:denim" | "fabric:wool" | "fabric:lace" | "fabric:linen" | "fabric:leather" | "fabric:velvet" | "fabric:satin" | "fabric:silk" | "item:socks" | "item:scarf" | "item:shirt" | "item:hat" | "item:skirt" | "item:pants" | "item:jacket" | "item:dress" | "item:coat" | "item:gown" | null;
                    trends: number;
                }[];
                round_turn_limit: number;
                seat: number | null;
                spent: components["schemas"]["RummyRunwaySpent"];
                taken: number;
                turns: number;
            };
            piles: {
                [key: string]: ({
                    [key: string]: number;
                } | components["schemas"]["RummyRunwayClosetKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RummyRunwayDeckMadeOfKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RummyRunwayDeckKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RummyRunwayHandKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RummyRunwayLaidKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RummyRunwayOutfitKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RummyRunwayRowKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RummyRunwayRunwayDeckKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RummyRunwayRunwaysKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RummyRunwaySeenByAllKind"][]) | ({
                    [key: string]: number;
                } | components["schemas"]["RummyRunwayUsedRunwaysKind"][]);
            };
            settings: {
                closet_riff: components["schemas"]["RummyRunwayOptionCloset_riff"];
                dealt: number;
                discard_draw: components["schemas"]["RummyRunwayOptionDiscard_draw"];
                mix_actions: components["schemas"]["RummyRunwayOptionMix_actions"];
                outfit_colours: components["schemas"]["RummyRunwayOptionOutfit_colours"];
                rounds: number;
                runway_cards: {
                    asks: {
                        /** @enum {unknown} */
                        colour?: "red" | "yellow" | "blue" | "wild";
                        number?: number;
                        /** @enum {unknown} */
                        thing: "formal" | "casual" | "sum-at-most" | "sum-at-least" | "contains" | "wild" | "no-wild" | "highest" | "colour-order" | "odd" | "even" | "outfits" | "closet";
                    };
                    bonus: number;
                    once: boolean;
                    /** @enum {unknown} */
                    trend: "runway-black-tie" | "runway-street-casual" | "runway-minimalist" | "runway-maximalist" | "runway-less-is-more" | "runway-cloud-nine" | "runway-lucky-seven" | "runway-high-five" | "runway-wild-side" | "runway-pure-couture" | "runway-statement-piece" | "runway-item-of-the-season" | "runway-fabric-first" | "runway-colour-order" | "runway-odd-one-out" | "runway-even-keel" | "runway-full-collection" | "runway-capsule-closet";
                }[];
                seats: number;
                target: number;
                trend_two: components["schemas"]["RummyRunwayOptionTrend_two"];
                trend_wild_colour: components["schemas"]["RummyRunwayOptionTrend_wild_colour"];
                trend_wild_number: components["schemas"]["RummyRunwayOptionTrend_wild_number"];
                trends: components["schemas"]["RummyRunwayOptionTrends"];
            };
            things: {
                [key: string]: components["schemas"]["RummyRunwayLaidThing"] | components["schemas"]["RummyRunwayOutfitThing"];
            };
        };
        /**
         * @description What a pile of Rummy Runway may hold: Knowledge, not cards: what all others know to be in the viewer's hand (RYA-48).
         * @enum {unknown}
         */
        RummyRunwaySeenByAllKind: "red-0" | "red-1" | "red-2" | "red-3" | "red-4" | "red-5" | "red-6" | "red-7" | "red-8" | "red-9" | "yellow-0" | "yellow-1" | "yellow-2" | "yellow-3" | "yellow-4" | "yellow-5" | "yellow-6" | "yellow-7" | "yellow-8" | "yellow-9" | "blue-0" | "blue-1" | "blue-2" | "blue-3" | "blue-4" | "blue-5" | "blue-6" | "blue-7" | "blue-8" | "blue-9" | "wild-0" | "wild-1" | "wild-2" | "wild-3" | "wild-4" | "wild-5" | "wild-6" | "wild-7" | "wild-8" | "wild-9" | "?";
        /** @description Rummy Runway: cards that have riffed this turn and may not do so again (RYA-42): of the Closet, so many by kind; of outfits, their places. */
        RummyRunwaySpent: {
            closet: {
                [key: string]: number;
            };
            outfits: {
                [key: string]: ("left" | "middle" | "right")[];
            };
        };
        /** @description Rummy Runway: trends that it follows. */
        RummyRunwayTrends: ("runway-black-tie" | "runway-street-casual" | "runway-minimalist" | "runway-maximalist" | "runway-less-is-more" | "runway-cloud-nine" | "runway-lucky-seven" | "runway-high-five" | "runway-wild-side" | "runway-pure-couture" | "runway-statement-piece" | "runway-item-of-the-season" | "runway-fabric-first" | "runway-colour-order" | "runway-odd-one-out" | "runway-even-keel" | "runway-full-collection" | "runway-capsule-closet")[];
        /**
         * @description What a pile of Rummy Runway may hold: The Runways of the rounds before.
         * @enum {unknown}
         */
        RummyRunwayUsedRunwaysKind: "runway-black-tie" | "runway-street-casual" | "runway-minimalist" | "runway-maximalist" | "runway-less-is-more" | "runway-cloud-nine" | "runway-lucky-seven" | "runway-high-five" | "runway-wild-side" | "runway-pure-couture" | "runway-statement-piece" | "runway-item-of-the-season" | "runway-fabric-first" | "runway-colour-order" | "runway-odd-one-out" | "runway-even-keel" | "runway-full-collection" | "runway-capsule-closet" | "?";
        /**
         * @description Rummy Runway: a word of an outfit's name; none where it has fewer.
         * @enum {unknown}
         */
        RummyRunwayWord: "style:classic" | "style:preppy" | "style:vintage" | "style:punk" | "style:bohemian" | "style:cyberpunk" | "style:gothic" | "style:sporty" | "style:disco" | "style:couture" | "fabric:felt" | "fabric:cotton" | "fabric:denim" | "fabric:wool" | "fabric:lace" | "fabric:linen" | "fabric:leather" | "fabric:velvet" | "fabric:satin" | "fabric:silk" | "item:socks" | "item:scarf" | "item:shirt" | "item:hat" | "item:skirt" | "item:pants" | "item:jacket" | "item:dress" | "item:coat" | "item:gown" | null;
        /**
         * SceneInfo
         * @description What one viewer knows of what lies on the table; docs/facts lists what there is in each game.
         *
         *     Attributes:
         *         things: by name ("pawn:red:2"), their attributes by name.
         *         piles: by place ("hand:0"): so many of each kind, or the kinds in order; "?" is what the viewer does not know.
         *         counters: by name ("seat:0:points").
         *         settings: what the table agreed on.
         */
        SceneInfo: {
            counters: Record<string, unknown>;
            piles: {
                [key: string]: {
                    [key: string]: number;
                } | string[];
            };
            settings: Record<string, unknown>;
            things: {
                [key: string]: Record<string, unknown>;
            };
        };
        /**
         * SeatChange
         * @description A seat of a table that still gathers: made a bot's, or open. For the host.
         */
        SeatChange: {
            /** @enum {unknown} */
            kind: "bot" | "open";
            /** @default  */
            level: string;
        };
        /**
         * SeatInfo
         * @description A seat as the asker sees it.
         *
         *     Attributes:
         *         mine: it is the asker's.
         *         here: its person is looking at the table now.
         *         vacated: a bot sits here for a person who left.
         *         relievable: the asker may take it from the bot.
         *         looks: what it looks like: as chosen, and from the beginning of the game on as chosen or drawn.
         *         seconds: thinking time left when this was told; -1 without a clock.
         */
        SeatInfo: {
            /** @default false */
            here: boolean;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            /** @default  */
            level: string;
            /** @default [] */
            looks: string[];
            /** @default false */
            mine: boolean;
            name: string;
            /** @default false */
            relievable: boolean;
            seat: number;
            /** @default -1 */
            seconds: number;
            /** @default false */
            vacated: boolean;
        };
        /**
         * SeatWish
         * @description Who is to sit at a seat of a new table. A person without a name is the asker; with one, somebody who shares the
         *     asker's device (hot seat); an open seat waits for a guest who follows the link.
         */
        SeatWish: {
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            /** @default  */
            level: string;
            /**
             * @description all looks of a seat, by name; none: they are drawn when the game begins
             * @default []
             */
            looks: string[];
            /** @default  */
            name: string;
        };
        /**
         * SentenceInfo
         * @description Neighbouring events that are told together, as core.speech.declared.Sentence has them.
         */
        SentenceInfo: {
            before: string;
            kinds: string[];
            message: string;
            of_one_seat: boolean;
            repeats: boolean;
            same: string[];
        };
        /**
         * Shifted
         * @description Several things go the same way, as far: their attribute, some numbers, changes by so much.
         */
        Shifted: {
            attribute: string;
            by: number[];
            event: number;
            things: string[];
            /** @enum {unknown} */
            type: "shifted";
        };
        /**
         * SignedOut
         * @description The guest who is known nowhere else any more.
         *
         *     Attributes:
         *         token: the only one that is valid now; "" for a page, which is given a cookie.
         */
        SignedOut: {
            id: string;
            name: string;
            /** @default  */
            token: string;
        };
        /**
         * StandingInfo
         * @description Something that a game counts to say who is ahead.
         *
         *     Attributes:
         *         name: as the `standing` of a view has it.
         *         says: what it is, in a few words before the number: "pawns at Pop's"; in the language asked for.
         *         more_is_ahead: whether it is better to have more of it.
         */
        StandingInfo: {
            more_is_ahead: boolean;
            name: string;
            says: string;
        };
        /**
         * TableInfo
         * @description A table as the asker sees it; it never tells what only some of the seats may know.
         *
         *     Attributes:
         *         to_act: the seat whose decision it is; -1 where nobody's.
         *         host: whether the asker set it up, and so may change seats and start.
         *         watching: how many look on without a seat.
         *         undo: a request to take back, or None.
         *         can_undo: whether the asker may ask to take back now.
         *         open_hands: whether nothing is hidden, so that people who share a screen need not look away.
         *         given: what things are called at this table, by their names, for what is said by the game's phrasebook.
         *         bots_ready: whether all bots here play at their level. The first time on a machine, the thinking of a game has
         *             to be compiled; until then, bots that search play what looks best at first sight.
         *         compiling: how far that is, where bots are not ready and it has begun.
         *         rematch: the table of the rematch; "" where there is none.
         *         changed: when its newest entry was written.
         *         now: the server's time of day, in seconds since 1970.
         */
        TableInfo: {
            bots_ready: boolean;
            can_undo: boolean;
            changed: number;
            clock: components["schemas"]["ClockRule"] | null;
            compiling: components["schemas"]["CompilingInfo"] | null;
            created: number;
            game: string;
            given: {
                [key: string]: string;
            };
            host: boolean;
            id: string;
            now: number;
            number: number;
            open_hands: boolean;
            options: {
                [key: string]: string;
            };
            outcome: components["schemas"]["OutcomeInfo"] | null;
            rematch: string;
            seats: components["schemas"]["SeatInfo"][];
            spectators: boolean;
            /** @enum {unknown} */
            status: "gathering" | "over" | "playing";
            title: string;
            to_act: number;
            undo: components["schemas"]["UndoInfo"] | null;
            watching: number;
        };
        /**
         * TableList
         * @description The asker's tables, the newest change first.
         */
        TableList: {
            tables: components["schemas"]["TableInfo"][];
        };
        /**
         * TableNews
         * @description The table has changed: seats, a request to take back, the outcome.
         */
        TableNews: {
            table: components["schemas"]["TableInfo"];
            /** @enum {unknown} */
            type: "table";
        };
        /** @description What a client gets over a table's WebSocket, by its `type`. */
        ToClient: components["schemas"]["TableNews"] | components["schemas"]["ViewNews"] | components["schemas"]["Done"] | components["schemas"]["Because"] | components["schemas"]["About"] | components["schemas"]["Foretold"] | components["schemas"]["Refusal"] | components["schemas"]["Pong"] | components["schemas"]["Bye"];
        /**
         * UndoAnswer
         * @description A seat's answer to a request to take back.
         */
        UndoAnswer: {
            agree: boolean;
            /** @description the client's own name for what it sends: sent again under the same key, it is done once */
            key: string;
        };
        /**
         * UndoInfo
         * @description A request to take back, waiting for the others' answers.
         *
         *     Attributes:
         *         seat: who asks.
         *         count: how many decisions would be taken back.
         *         waiting: the seats that have not answered.
         */
        UndoInfo: {
            count: number;
            seat: number;
            waiting: number[];
        };
        /**
         * UndoWish
         * @description Asks to take back one's last decision, and everything after it.
         */
        UndoWish: {
            /** @description the client's own name for what it sends: sent again under the same key, it is done once */
            key: string;
        };
        /**
         * UnsaidByPage
         * @description Messages that a page could not say in a language, and for which it has said English.
         *
         *     Attributes:
         *         game: whose messages they are; "" for the page's own, and for those of what the server refuses.
         *         language: such as "de".
         *         messages: by name. Nothing of what they were given is sent.
         */
        UnsaidByPage: {
            /** @default  */
            game: string;
            /** @description the language of what is told, such as "de"; "none": the client says the facts itself */
            language: string;
            messages: string[];
        };
        /**
         * UnsaidCounted
         * @description How many of them were counted, those that the server does not know as one.
         */
        UnsaidCounted: {
            counted: number;
        };
        /**
         * Vanished
         * @description A thing leaves the table.
         */
        Vanished: {
            event: number;
            thing: string;
            /** @enum {unknown} */
            type: "vanished";
        };
        /**
         * View
         * @description What one viewer may know now.
         *
         *     Attributes:
         *         seat: the viewer.
         *         number: the table's newest entry.
         *         step: decisions played so far (those taken back not counted).
         *         to_act: the seat whose decision it is; -1 once the game is over.
         *         can_undo: whether the viewer may ask to take back its last decision.
         *         seconds: where the table has a clock, each seat's thinking time left as the view was made (-1 for bots).
         *         decision: the part of the scene that says who has to decide what.
         *         scene: the rest of it: what lies on the table, as docs/facts lists it. None where the client has the scene
         *             already, and moves are sent instead.
         *         standing: by seat, what the game counts to say who is ahead, by name; () where it counts nothing.
         *         open: the numbers of the actions that the viewer may play now, as the game's catalogue of actions has them;
         *             empty where it is not to act.
         *         asked: what the seat that decides is asked, as a sentence; "" where that goes without saying. This and what
         *             follows is told to a client that asks for words.
         *         remarks: what is to be seen now and does not follow from the scene without the game's rules.
         *         actions: the open actions, in words.
         */
        View: {
            actions?: components["schemas"]["ActionInfo"][];
            asked?: string;
            can_undo: boolean;
            decision: Record<string, unknown>;
            number: number;
            open: number[];
            remarks?: components["schemas"]["Remark"][];
            scene: components["schemas"]["SceneInfo"] | null;
            seat: number;
            seconds: number[];
            standing: {
                [key: string]: number;
            }[];
            step: number;
            to_act: number;
        };
        /**
         * ViewNews
         * @description The game has changed. `events` are those after the number that the client has seen, in order.
         *
         *     Attributes:
         *         moves: what has changed in the client's scene, in order; each names the event that tells of it by its place in
         *             `events`, -1 where none does. () where the view has a scene of its own: at first, after taking back, and
         *             where the client has missed too much.
         *         again: discard earlier events: `events` begin with the opening (at first, and after taking back).
         */
        ViewNews: {
            /** @default false */
            again: boolean;
            events: components["schemas"]["EventInfo"][];
            moves: (components["schemas"]["Put"] | components["schemas"]["Shifted"] | components["schemas"]["Appeared"] | components["schemas"]["Vanished"] | components["schemas"]["Carried"] | components["schemas"]["Exchanged"] | components["schemas"]["Replaced"] | components["schemas"]["Opened"] | components["schemas"]["Closed"] | components["schemas"]["Drifted"] | components["schemas"]["Counted"])[];
            /** @enum {unknown} */
            type: "view";
            view: components["schemas"]["View"];
        };
        /**
         * WhyInfo
         * @description Whether an action is allowed now; where not, the rule that forbids it.
         */
        WhyInfo: {
            action: string;
            allowed: boolean;
            /** @default  */
            rule: string;
            /** @default  */
            text: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
