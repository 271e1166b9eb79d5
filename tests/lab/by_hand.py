"""What the metrics of the lab count in recorded games, worked out by hand.

Each figure follows from the decisions and events of the game, its rules, and what `docs/lab.md` says of the metric; a
comment says how. Decisions are numbered as in the record, from 1. Who leads is told by the game's own evaluation: seats
that are level change nothing, of those level at first the first one leads, and the end is not evaluated.
"""

import math

BY_HAND = {
    # Seat 1 lays two cards and calls; seats 2 and 3 decline, with two Escapes and one to play: caught.
    "road_runner/recorded/caught": {
        **{f"wins of seat {seat}": float(seat == 1) for seat in (1, 2, 3)},
        "length.decisions": 5,
        "length.turns": 3,
        "idle.nobody wins": 0,
        "idle.ended early": 0,
        **{f"choices.decisions of seat {seat}": count for seat, count in ((1, 3), (2, 1), (3, 1))},
        "phases.turn: decisions": 3,
        "phases.escape: decisions": 2,
        "actions.lay": 2,
        "actions.call": 1,
        "actions.decline": 2,
        "actions.play": 0,
        "actions.give": 0,
        "cards.giant-arrow": 1,
        "cards.giant-bow": 1,
        "cards.anvil": 0,
        "events.laid": 2,
        "events.called": 1,
        "events.declined": 2,
        "events.caught": 1,
        # A call is answered by declining alone: nobody does anything to another.
        "interaction.share of decisions": 0,
        "events.foiled": 0,
        # Open are: two cards to lay and to pass; the other card and to take back; two to take back and to call; two
        # Escapes and to decline; one and to decline.
        "length.minutes": 5 * 12 / 60,
        "choices.share of decisions": 1,
        "choices.open actions": (3 + 2 + 3 + 3 + 2) / 5,
        "choices.choices of seat 1": 3,
        "choices.bits of seat 1": math.log2(3) + 1 + math.log2(3),
        "choices.bits of seat 2": math.log2(3),
        "choices.bits of seat 3": 1,
        "phases.turn: choices": 3,
        "phases.escape: bits": math.log2(3) + 1,
        **{f"idle.no choice of seat {seat}": 0 for seat in (1, 2, 3)},
    },
    # Seat 2 plays a Cliff Face against the attempt of seat 1; it passes twice to seat 3, seat 3 to 4 and seat 4 to 2,
    # since seat 1 is skipped: five of 14 decisions.
    "road_runner/recorded/passed_by": {
        "interaction.share of decisions": 5 / 14,
        **{f"interaction.done of seat {seat}": count for seat, count in ((1, 0), (2, 3), (3, 1), (4, 1))},
        **{f"interaction.suffered of seat {seat}": count for seat, count in ((1, 1), (2, 1), (3, 2), (4, 1))},
    },
    # Seat 1 brings its third pawn home; seat 2 decides twice in a row after a 5, and after its Dirty Trick!.
    "riverdale/recorded/whole_race": {
        "wins of seat 1": 1,
        "wins of seat 2": 0,
        "length.decisions": 21,
        "length.turns": 19,
        "choices.decisions of seat 1": 10,
        "choices.decisions of seat 2": 11,
        "actions.play": 20,
        "actions.dirty_trick": 1,
        "actions.swap": 0,
        "cards.7": 3,
        "cards.1": 4,
        "events.tricked": 1,
        "events.won": 1,
        "events.swapped": 0,
        # Seat 2's Dirty Trick! at decision 15 sends home red's third pawn; at 17 that comes out onto the trickster.
        "interaction.share of decisions": 2 / 21,
        **{f"interaction.{what} of seat {seat}": 1 for what in ("done", "suffered") for seat in (1, 2)},
        # Seat 1 has won. Both decide ten times and more, and may play a Swap! or Crash! instead of a card at first.
        "idle.nobody wins": 0,
        "idle.ended early": 0,
        **{f"idle.no decision of seat {seat}": 0 for seat in (1, 2)},
        **{f"idle.no choice of seat {seat}": 0 for seat in (1, 2)},
        # By WORTH of the game's bots a pawn on the track counts 2, a tenth for each space of its lap and 55 times the
        # third power of the lap's share; one in the Shoppe counts 125. Level at first, seat 1 leads. Its 1 brings a
        # pawn out, for 2. Seat 2's 5 brings one out to the fifth space, for 2.5, rounded to 3: it leads after decision
        # 2. Seat 1's -3 takes its pawn back to space 58 of the lap of 60: 57 to 3, after decision 4. So it stays: 57 to
        # 9, 125 to 10 with a pawn in the Shoppe, 182 to 30, 250 to 73 at most, and 252 to 125 once seat 2 has a pawn
        # there too.
        "lead.changes": 2,
    },
    # The first ten decisions of the game above, and so ten turns, the extra turn among them: the race is called off.
    "riverdale/recorded/called_off": {
        **{f"wins of seat {seat}": 0 for seat in (1, 2)},
        "length.decisions": 10,
        "idle.nobody wins": 1,
        # Each has decided five times.
        "idle.ended early": 0,
        "events.called_off": 1,
        "events.won": 0,
        # As above, after decisions 2 and 4: seat 1 leads in vain.
        "lead.changes": 2,
    },
    # Four survivors in turns: two decisions each, one each, then three of the first, of which one is on its card.
    "race_2_live/recorded/a_ten_with_a_four": {
        "length.decisions": 18,
        "length.turns": 12,
        "choices.decisions of seat 1": 6,
        "choices.decisions of seat 2": 4,
        "choices.decisions of seat 3": 4,
        "choices.decisions of seat 4": 4,
        "actions.forward": 9,
        "actions.lane": 5,
        "actions.play": 3,
        "actions.lose": 1,
        "actions.backward": 0,
    },
    # Of 31 decisions seat 2 rescues seat 1 in the 9th and seat 3 in the 27th, and uses a pack on seat 3 in the 19th.
    "race_2_live/recorded/an_evening": {
        "interaction.share of decisions": 3 / 31,
        "interaction.done of seat 2": 3,
        "interaction.suffered of seat 1": 1,
        "interaction.suffered of seat 3": 2,
        # Twelve moves begin with forward or backward, and at decision 19 a pack for one of three is open too. Ten times
        # a way parts: in three ways at the start (2, 4, 6), else in two. Against the horde of 10 Ash (weapon 4) plays
        # one of five ranks from the 6 up, Briar one of five from the 10 up, and Clay its only 10.
        "phases.turn: decisions": 13,
        "phases.turn: choices": 13,
        "phases.turn: bits": 12 + math.log2(5),
        "phases.fork: decisions": 10,
        "phases.fork: choices": 10,
        "phases.fork: bits": 3 * math.log2(3) + 7,
        "phases.beat: decisions": 3,
        "phases.beat: choices": 2,
        "phases.beat: bits": 2 * math.log2(5),
        # Ash loses a card to the king, Clay one to the 10, each out of five ranks; Clay one more at the start of a
        # turn, out of seven by then, for it has been given a 2, a 6 and a 10.
        "phases.yield: decisions": 2,
        "phases.yield: bits": 2 * math.log2(5),
        "phases.bleed: decisions": 1,
        "phases.bleed: bits": math.log2(7),
        # The pack that is found may be used on any of three, or kept; of two weapons one is kept.
        "phases.pack: decisions": 1,
        "phases.pack: bits": 2,
        "phases.weapon: decisions": 1,
        "phases.weapon: bits": 1,
        # A card is what an action says that it is done with, and so a lane is one: lane 1 at decisions 2, 4, 17; lane 2
        # at 6, 10, 11, 28; lane 3 at 14, 27, 30.
        "cards.lane-1": 3,
        "cards.lane-2": 4,
        "cards.lane-3": 3,
        "cards.lane-4": 0,
        # A 6 is lost at 8 and played at 23, a 2 is lost at 15 and at 21, a 10 and a jack are played once each. The pack
        # is named when it is used, not when it is kept. The king and the ace that attack belong to no action.
        "cards.2": 2,
        "cards.6": 2,
        "cards.10": 1,
        "cards.jack": 1,
        "cards.king": 0,
        "cards.ace": 0,
        "cards.pack-3": 1,
        # Special attacks come at 7 (a king, too much for Ash), 14 (a 10, too much for Clay) and 31 (an ace, which Ash
        # gets past); a horde at 22, which all three of them beat.
        "events.special": 3,
        "events.horde": 1,
        "events.cannot_beat": 2,
        "events.can_beat": 1 + 3,
        "events.beat_special": 1,
        "events.played": 3,
        # At 8, 15 and 21. Those of 8 and 15 have lost to an attack: they are suspended, and rescued at 9 and 27.
        "events.lost": 3,
        "events.suspended": 2,
        "events.rescued": 2,
        "events.rolled": 12,
        # A pack of 3 draws three cards. Ash takes up two weapons, one after the other.
        "events.found_pack": 1,
        "events.used_pack": 1,
        "events.drew": 3,
        "events.found_weapon": 2,
        "events.armed": 2,
        # Set-up counts too: 17 cards for each of three leave one of 52 over.
        "events.dealt": 3,
        "events.left_over": 1,
        "events.died": 0,
        "events.came_home": 0,
    },
    # Ash, Briar and Clay come home with all of their 13 cards; Dell is dead in column 12 of 36 (RL-072 to RL-077).
    "race_2_live/recorded/three_home": {
        "wins.team": 1,
        "points.team": 12 / 36 * (3 * 13) * 3,
        "idle.nobody wins": 0,
        # In the first round each decides between forward and backward.
        "idle.ended early": 0,
        **{f"idle.no decision of seat {seat}": 0 for seat in (1, 2, 3, 4)},
        **{f"idle.no choice of seat {seat}": 0 for seat in (1, 2, 3, 4)},
        "events.came_home": 3,
        "events.died": 1,
    },
    # Two go backward at the start, and so stay there, for 20 turns; then night falls. With nobody home the score is 0,
    # and that wins nothing.
    "race_2_live/recorded/night_falls": {
        "wins.team": 0,
        "points.team": 0,
        "idle.nobody wins": 1,
        "idle.ended early": 0,
        # They might have gone forward each time.
        **{f"idle.no choice of seat {seat}": 0 for seat in (1, 2)},
        "phases.turn: decisions": 20,
        "phases.turn: bits": 20,
        "phases.fork: decisions": 0,
        "events.rolled": 20,
        "events.stepped": 0,
        "events.lost_to_night": 2,
    },
    # Seat 2 riffs off seat 1's outfit, which is all that it does to it in 11 decisions.
    "rummy_runway/recorded/riff_on_the_left": {
        "interaction.share of decisions": 1 / 11,
        "interaction.done of seat 1": 0,
        "interaction.done of seat 2": 1,
        "interaction.suffered of seat 1": 1,
    },
    "rummy_runway/recorded/tie_break": {
        "length.decisions": 13,
        "length.turns": 2,
        "choices.decisions of seat 1": 8,
        "actions.draw": 2,
        "actions.lay": 9,
        "actions.discard": 2,
        "actions.riff": 0,
        "events.formed": 3,
        # Seat 1 lays 1, 2, 3 and 2, 3, 4, seat 2 lays 4, 5, 6: 15 points each, and no Runway asks for any of it. The
        # better outfit, 15 to 9, breaks the tie.
        "wins of seat 1": 0,
        "wins of seat 2": 1,
        "points of seat 1": 6 + 9,
        "points of seat 2": 15,
        # The best score wins, even where it is 0 (RY-094), so that every game has a winner. Both have had a turn.
        "idle.nobody wins": 0,
        "idle.ended early": 0,
        **{f"idle.no decision of seat {seat}": 0 for seat in (1, 2)},
        **{f"idle.no choice of seat {seat}": 0 for seat in (1, 2)},
        # Each draws once: from the deck or one card in the row; from the deck or two.
        "phases.draw: decisions": 2,
        "phases.draw: choices": 2,
        "phases.draw: bits": 1 + math.log2(3),
        # The first card of three outfits, and two discards. Open are: two first cards and to discard one of eight; one
        # and one of five; one of two; then for seat 2 one first card, a riff with the red 4, one of six; one of three.
        "phases.act: decisions": 3 + 2,
        "phases.act: choices": 5,
        "phases.act: bits": math.log2(10) + math.log2(6) + 1 + 3 + math.log2(3),
        # Two more cards of each outfit, which leave no choice; no wild card to be worn as a colour, no Closet to trim.
        "phases.lay: decisions": 3 * 2,
        "phases.lay: choices": 0,
        "phases.lay: bits": 0,
        "phases.wear: decisions": 0,
        "phases.trim: decisions": 0,
        # Nine cards are laid and two are discarded, each of them once. No action names a card drawn from the deck.
        **{f"cards.{card}": 1 for card in ("red-1", "yellow-2", "blue-3", "red-2", "yellow-3", "blue-4")},
        **{f"cards.{card}": 1 for card in ("red-4", "yellow-5", "blue-6", "wild-8", "wild-9")},
        **{f"cards.{card}": 0 for card in ("red-8", "red-9", "wild-0")},
        # By the evaluation, in half points: 2 for a point on the table, 16 where an outfit can be formed, 1 for each
        # card in hand up to 8. Both have 16 + 7 at first, so that seat 1 leads. It has 31 after its turn (30 and one
        # card), to 23; seat 2 has 24 when it has drawn, and 35 (30 and five cards) after decision 12.
        "lead.changes": 1,
    },
    # One outfit of 4, 5, 6 each, and none is better.
    "rummy_runway/recorded/shared_win": {
        "wins of seat 1": 1 / 2,
        "wins of seat 2": 1 / 2,
        "points of seat 1": 15,
        "points of seat 2": 15,
        "idle.nobody wins": 0,
    },
    # Two rounds to 30 points. Seat 2 begins and triggers the end in both.
    "rummy_runway/recorded/short_game": {
        "wins of seat 1": 1,
        "wins of seat 2": 0,
        # Wild cards have no points. First round: seat 1 has 1, 2, 3 after seat 2's riff, and 4, 5, 6 in Colour Order
        # (5); seat 2 has 1, 2, wild, and wild, 6, 7 with Lucky Seven (4), and a 4 in the Closet. Second round: seat 1
        # has 0, 1, 2 and 7, 8, wild; seat 2 has 3, 4, 5 with High Five (4), and wild, wild, 2.
        "points of seat 1": (6 + 15 + 5) + (3 + 15),
        "points of seat 2": (3 + 13 + 4 + 4) + (12 + 4 + 2),
        "idle.nobody wins": 0,
        # Twelve turns begin with a draw; in three of them a card of several in the row is taken, and then no more.
        "phases.draw: decisions": 12 + 3,
        # The first cards of eight outfits, two riffs, twelve discards; after a riff only one card is left to discard.
        "phases.act: decisions": 8 + 2 + 12,
        "phases.act: choices": 8 + 2 + 12 - 2,
        "phases.lay: decisions": 8 * 2,
        # Of the two wild cards at 39 and 40, beside a red 2, one is worn as yellow or as blue, and the other as what is
        # left.
        "phases.wear: decisions": 1,
        "phases.wear: choices": 1,
        "phases.wear: bits": 1,
        # The red 2 is discarded at 36, taken at 37, laid at 41, and another is discarded at 45; the wild 9 is discarded
        # at 31, taken at 49, laid at 53; the yellow 5 is discarded at 15, taken at 16, laid at 19. A blue 2 is laid at
        # 3 and at 11, the wild 3 is taken at 1 and laid at 4. The yellow 1 riffs: that action names the outfit and not
        # the card.
        "cards.red-2": 4,
        "cards.wild-9": 3,
        "cards.yellow-5": 3,
        "cards.blue-2": 2,
        "cards.wild-3": 2,
        "cards.yellow-1": 0,
        # In half points as above, seat 1 to seat 2: 7 to 23 at first, since seat 1 can form nothing; 22 to 41 after a
        # turn each. Seat 1's second outfit, 20 points with its trend, makes it 60 to 41 (decision 20): the first
        # change. After seat 2's riff it is 53 to 49. The second round begins with 75 to 71, 52 and 48 of it from the
        # first. Seat 2's outfit of 13, with its trend, makes it 75 to 79 (30): the second change. Seat 1 has 63 to 78
        # after an outfit of 3, and 62 to 84 when seat 2 has no more turn. Its last outfit, 15, makes it 90 to 84 (53):
        # the third change.
        "lead.changes": 3,
    },
    "road_wolf/recorded/duel": {
        "length.decisions": 27,
        "length.turns": 9,
        "choices.decisions of seat 1": 15,
        "choices.decisions of seat 2": 12,
        "actions.buy": 2,
        "actions.place": 2,
        "actions.reroll": 2,
        "events.bought": 2,
        "events.placed": 2,
        "events.rerolled": 2,
        # Seat 2 shoots at decision 18; seat 1 shoots at 22, rams at 26, and destroys by its reroll at 27.
        "interaction.share of decisions": 4 / 27,
        "interaction.done of seat 1": 3,
        "interaction.done of seat 2": 1,
        # Seat 2's Buggy, all that it has, is destroyed. Both have bought, placed and driven a vehicle, and chosen
        # which.
        "wins of seat 1": 1,
        "wins of seat 2": 0,
        "idle.nobody wins": 0,
        "idle.ended early": 0,
        **{f"idle.no decision of seat {seat}": 0 for seat in (1, 2)},
        **{f"idle.no choice of seat {seat}": 0 for seat in (1, 2)},
        # Two vehicles are bought. The Shotgun is chosen and fired, the Gunner chosen and told to shoot, the Brawler
        # chosen and given up, the Veteran only chosen: its reroll names a die. The Nitro that is used came with
        # the Coupe.
        "cards.coupe": 1,
        "cards.buggy": 1,
        "cards.shotgun": 2,
        "cards.gunner": 2,
        "cards.brawler": 2,
        "cards.veteran": 1,
        "cards.nitro": 1,
        "cards.driver": 0,
        "cards.spikes": 0,
    },
    # A Runner is away, but the Cops have not lost enough: a draw, which is half a win for each.
    "road_wolf/recorded/chase": {
        "wins of seat 1": 1 / 2,
        "wins of seat 2": 1 / 2,
        "idle.nobody wins": 0,
    },
    # The Insurgents, seat 2, have driven the Limo off the END.
    "road_wolf/recorded/the_president": {
        "wins of seat 1": 0,
        "wins of seat 2": 1,
        # By the weights of GUARD, in thousandths of a logit for seat 1, at the moments at which nothing is under way.
        # 1451 is always there. The Limo (4 hits, a Driver, two Shotguns, two Spikes) is 1, and 52 for each inch that it
        # has come; its turn is -9, and each action left 59. The Convertible (3 hits, a crew of three with a Gunner and
        # a Brawler, a Shotgun, a Nitro) is -1699, and -393 more until it comes, or -322 more for its 46 inches near the
        # END; its turn is 9, each action left -67; a Limo far off is -67 too, and more the nearer it is.
        # Before 11: 1451 + 162 - 2092 = -479, so that seat 2 leads. With the Limo at inch 9, before 17: 1451 + 469 -
        # 2213 = -293; before 18: 1451 + 578 - 2088 = -59. At inch 17, before 23: 1451 + 885 - 2213 = 123, and seat 1
        # leads. So it stays up to inch 41, before 41: 1451 + 2133 - 2682 = 902. Then its driver is shot, and before 53
        # seat 2 has the Limo, at inch 45: 1451 + 0 - 9457 = -8006, of which the Convertible is -835, the Limo -1129,
        # what the Limo is to the mission -6294, how near they are -670, and inches, turn and actions -529.
        "lead.changes": 2,
    },
}
