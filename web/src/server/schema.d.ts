// Made by `npm run types` from the server's messages; not to be edited.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * ActionInfo
         * @description An action open to the viewer.
         *
         *     Attributes:
         *         number: its number inside the rules.
         *         verb, card, text: as core.words.Action has them; `text` is what is sent to play it.
         *         hint: what it would do, where the table can tell ("stops it, 2 damage"); else "".
         */
        ActionInfo: {
            card: string;
            /** @default  */
            hint: string;
            number: number;
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
         * @description The server closes the connection; `again`: the client may come back in a moment.
         */
        Bye: {
            again: boolean;
            text: string;
            /** @enum {unknown} */
            type: "bye";
        };
        /**
         * Carried
         * @description Where a carried seat is.
         */
        Carried: {
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
         * Cell
         * @description One place on a track, and what is on it.
         *
         *     Attributes:
         *         text: what it is called; "" for a gap, where a row has no place.
         *         note: what it does or where it leads; "" for nothing.
         *         tone: its colour.
         *         items: what is on it.
         */
        Cell: {
            /** @default [] */
            items: components["schemas"]["Item"][];
            /** @default  */
            note: string;
            text: string;
            /**
             * @default
             * @enum {unknown}
             */
            tone: "" | "blue" | "green" | "grey" | "red" | "violet" | "yellow";
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
         * EventInfo
         * @description Something that happened, which the viewer may know.
         *
         *     Attributes:
         *         number: the entry that caused it; 0 for the set-up of the game.
         *         kind: as the game's Event enum names it; "table" for what happened at the table rather than in the game.
         *         seat: who did it; -1 for nobody.
         *         facts: the further values of its kind, as the game documents them.
         *         text: the sentence that tells it; "" where a neighbouring event's sentence includes it, or none is needed.
         */
        EventInfo: {
            facts: number[];
            kind: string;
            number: number;
            seat: number;
            text: string;
        };
        /**
         * Face
         * @description A component as printed: a card, a token, a sign.
         *
         *     Attributes:
         *         name: for programs; the `card` of an Action or the `name` of an Item that is about it.
         *         title: as printed.
         *         group: what kind of component, such as "Capture".
         *         lines: what is printed on it, a line each.
         *         rule: the number of the rule that holds it.
         */
        Face: {
            group: string;
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
         *         text: for a person: what was expected, what came, what to do.
         *         rule: the number of the rule that forbids a move; "" for every other fault.
         *         number: the table's newest entry, where the client is behind; else 0.
         */
        Fault: {
            code: string;
            /** @default 0 */
            number: number;
            /** @default  */
            rule: string;
            text: string;
        };
        /**
         * Frame
         * @description One moment of a replay: the view after so many decisions, and what led to it.
         */
        Frame: {
            events: components["schemas"]["EventInfo"][];
            view: components["schemas"]["View"];
        };
        /** @description What a client sends over a table's WebSocket, by its `type`. */
        FromClient: components["schemas"]["Play"] | components["schemas"]["AskWhy"] | components["schemas"]["AskUndo"] | components["schemas"]["AnswerUndo"] | components["schemas"]["Look"] | components["schemas"]["Ping"];
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
         * @description A game that can be played here; `looks` is None where there are none to choose.
         */
        GameInfo: {
            blurb: string;
            cooperative: boolean;
            fewest: number;
            looks: components["schemas"]["LooksInfo"] | null;
            most: number;
            name: string;
            options: components["schemas"]["OptionInfo"][];
            title: string;
            usual: number;
            version: number;
        };
        /**
         * Games
         * @description All of them, and the levels of their bots.
         */
        Games: {
            games: components["schemas"]["GameInfo"][];
            levels: components["schemas"]["LevelInfo"][];
            version: string;
        };
        /**
         * Item
         * @description One thing in a panel: a card in a pile, a pawn on a track.
         *
         *     Attributes:
         *         name: of its Face; "" where it has none.
         *         text: what it is called.
         *         note: more about it, such as "Speed 2"; "" for nothing.
         *         tone: its colour.
         *         count: how many of it.
         *         seat: whose it is; -1 for nobody's.
         */
        Item: {
            /** @default 1 */
            count: number;
            name: string;
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
         *         noun: what one of them is called, such as "character"; with an "s", several.
         *         names: all of them.
         *         each: how many a seat chooses.
         */
        LooksInfo: {
            each: number;
            names: string[];
            noun: string;
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
         */
        Move: {
            /** @description canonical text, such as "lay Anvil" */
            action: string;
            /** @description the client's own name for what it sends: sent again under the same key, it is done once */
            key: string;
            number: number;
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
         * OptionInfo
         * @description A table option; values are written as `Option.write` does. A `seat` is one of the table's, from 1, or 0.
         */
        OptionInfo: {
            choices: string[];
            default: string;
            high: number;
            low: number;
            name: string;
            rule: string;
            says: string;
            seat: boolean;
            shared: string;
        };
        /**
         * OutcomeInfo
         * @description How a game ended; `text` says it in a sentence.
         *
         *     Attributes:
         *         scores: by seat, in points.
         *         tie_breaks: by seat, what tells equal points apart; empty where the game has no tie-break.
         */
        OutcomeInfo: {
            scores: number[];
            text: string;
            tie_breaks: number[];
            winners: number[];
        };
        /**
         * Panel
         * @description One part of the table.
         *
         *     Attributes:
         *         kind: "pile": `items` and `size` (a pile may hold more than may be seen); "track": `cells`, in order, `columns`
         *             of them a row (0: one row), running round where `loop`; "facts": `rows` of a name and a value; "map":
         *             `shapes` in the order in which they lie on each other, on a ground of `width` and `height`. `spots` are
         *             places on it, or just off it, that stand for actions: the number of the action, x, y. Which of the actions
         *             are open, a view says. `mover` is what is to do something, or to go to a spot with its middle, or None;
         *             where it is not yet on the map, it is not among the shapes either.
         *         title: what it is.
         *         seat: whose it is; -1 for everybody's.
         *         own: it is the viewer's own hand.
         */
        Panel: {
            /** @default [] */
            cells: components["schemas"]["Cell"][];
            /** @default 0 */
            columns: number;
            /** @default 0 */
            height: number;
            /** @default [] */
            items: components["schemas"]["Item"][];
            /** @enum {unknown} */
            kind: "facts" | "map" | "pile" | "track";
            /** @default false */
            loop: boolean;
            /** @default null */
            mover: components["schemas"]["Shape"] | null;
            /** @default false */
            own: boolean;
            /** @default [] */
            rows: [
                string,
                string
            ][];
            /** @default -1 */
            seat: number;
            /** @default [] */
            shapes: components["schemas"]["Shape"][];
            /** @default 0 */
            size: number;
            /** @default [] */
            spots: [
                number,
                number,
                number
            ][];
            title: string;
            /** @default 0 */
            width: number;
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
         * Ping
         * @description Answered by `Pong`, so that a client knows that the connection works.
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * Play
         * @description Play a decision; answered by `Done`, or `Refusal`.
         */
        Play: {
            /** @description canonical text, such as "lay Anvil" */
            action: string;
            /** @description the client's own name for what it sends: sent again under the same key, it is done once */
            key: string;
            number: number;
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
        /**
         * RuleInfo
         * @description One numbered rule or ruling, and its heading.
         */
        RuleInfo: {
            heading: string;
            number: string;
            text: string;
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
         *         seconds: thinking time left at the table's `now`; -1 without a clock.
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
         * Shape
         * @description An upright rectangle on a map: a part of the ground, or an object on it.
         *
         *     Attributes:
         *         x, y: its upper left corner, from that of the map, to the right and down.
         *         width, height: of it, in the map's own units, as x and y.
         *         item: what it is; without a tone, what is somebody's has the colour of its seat.
         *         sign: what is written on it where there is no room for more, such as a number; "" for nothing.
         *         ground: things lie on it.
         *         action: the number of the action that is about it, should that be open now; -1 for none.
         */
        Shape: {
            /** @default -1 */
            action: number;
            /** @default false */
            ground: boolean;
            height: number;
            item: components["schemas"]["Item"];
            /** @default  */
            sign: string;
            width: number;
            x: number;
            y: number;
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
         *         can_undo: why the asker cannot ask to take back now; "" where it can.
         *         open_hands: whether nothing is hidden, so that people who share a screen need not look away.
         *         bots_ready: whether bots can think yet (the first time on a machine, they need some seconds).
         *         rematch: the table of the rematch; "" where there is none.
         *         changed: when its newest entry was written.
         *         now: the server's time, for clocks.
         */
        TableInfo: {
            bots_ready: boolean;
            can_undo: string;
            changed: number;
            clock: components["schemas"]["ClockRule"] | null;
            created: number;
            game: string;
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
        ToClient: components["schemas"]["TableNews"] | components["schemas"]["ViewNews"] | components["schemas"]["Done"] | components["schemas"]["Because"] | components["schemas"]["Refusal"] | components["schemas"]["Pong"] | components["schemas"]["Bye"];
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
         *         text: what would be taken back.
         *         waiting: the seats that have not answered.
         */
        UndoInfo: {
            seat: number;
            text: string;
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
         *         sight: the game's plain data for that viewer.
         *         panels: the same as panels that any client can draw; empty where the client does not want them.
         *         actions: what the viewer may do now; empty where it is not to act.
         */
        View: {
            actions: components["schemas"]["ActionInfo"][];
            can_undo: boolean;
            number: number;
            panels: components["schemas"]["Panel"][];
            seat: number;
            seconds: number[];
            sight: Record<string, never>;
            step: number;
            to_act: number;
        };
        /**
         * ViewNews
         * @description The game has changed. `events` are those after the number that the client has seen, in order.
         *
         *     Attributes:
         *         again: discard earlier events: `events` begin with the opening (at first, and after taking back).
         */
        ViewNews: {
            /** @default false */
            again: boolean;
            events: components["schemas"]["EventInfo"][];
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
