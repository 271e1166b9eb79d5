/** How events are drawn: the scene after each is made by what the server says that it moves. */
import type { EventInfo, SceneMove, Schemas } from '../../server/types';
import { add, ended, type Together } from '../../table/drawn/beats';
import { QUIET as STILL, type Beat as AnyBeat } from '../../table/drawn/stagehand.svelte';
import type { Tale } from '../../table/drawn/storyteller';
import { after as sentAfter, taleOver, type Telling } from '../../table/drawn/tale';
import type { Deed } from './deeds';
import { read, sceneOf, type Dice, type Scene } from './sight';

/** An event of Road Wolf, as it is told. */
export type Fact = Schemas['RoadWolfEvent'] & { seat: number };

/** What is seen over the board for a moment. */
export interface Sign {
  /** A picture by its component. */
  of: string;
  /** What stands on it; '' for nothing. */
  text: string;
  /** Over which thing, and from which other a line leads there; '' for none. */
  at: string;
  from: string;
}

export interface Beat extends AnyBeat<Scene> {
  sign: Sign | null;
}

export const QUIET: Omit<Beat, 'after'> = { ...STILL, moves: [], sign: null };

/** Kinds of events that are drawn as one movement where they follow each other. */
const TOGETHER: Together = {
  drifted: 'drift', cards_drifted: 'drift', put_aside: 'drift', slot_empty: 'drift',
  armed: 'arm', armed_unseen: 'arm', laid: 'lay', placed: 'lay', shown: 'know', gathered: 'know',
};

/** The beats from one scene to the next. `moves`: what the events move, each with the place of its event among them. */
export function beats(before: Scene, events: readonly EventInfo[], next: Scene, moves: readonly SceneMove[]): Beat[] {
  const found: Beat[] = [];
  let scene: Scene = { ...before, actions: [] };
  let dice: Dice | null = null;
  events.forEach((told, at) => {
    const fact = told as EventInfo & Fact;
    dice = diceAfter(dice, fact);
    const after: Scene = { ...read(sentAfter(scene.sent, at, moves), []), dice, seat: fact.seat >= 0 ? fact.seat : scene.seat, acting: actingAfter(scene, fact), target: '' };
    const beat = beatOf(fact, after);
    scene = after;
    if (beat) add<Scene, Beat>(found, beat, TOGETHER);
  });
  return ended<Scene, Beat>(found, QUIET, next);
}

function actingAfter(scene: Scene, fact: Fact): string {
  switch (fact.kind) {
    case 'moved':
    case 'braked':
    case 'nitro':
      return fact.fields.vehicle?.thing ?? scene.acting;
    case 'turn':
    case 'road_turn':
      return '';
    default:
      return scene.acting;
  }
}

/** The dice on the table after an event: they lie until the next roll, or until something else is done. */
function diceAfter(dice: Dice | null, fact: Fact): Dice | null {
  switch (fact.kind) {
    case 'ram':
    case 'melee':
    case 'shot':
      return { attack: [], defence: [], roller: fact.fields.vehicle?.thing ?? null, against: fact.fields.other?.thing ?? null };
    case 'struck':
    case 'check':
      return { attack: [], defence: [], roller: null, against: fact.fields.vehicle?.thing ?? null };
    case 'repair':
      return { attack: [], defence: [], roller: fact.fields.vehicle?.thing ?? null, against: null };
    case 'attack':
      return { ...(dice ?? { defence: [], roller: null, against: null }), attack: fact.fields.dice };
    case 'defence':
      return { ...(dice ?? { attack: [], roller: null, against: null }), defence: fact.fields.dice };
    case 'rerolled':
      return dice;
    case 'moved':
    case 'braked':
    case 'turn':
    case 'road_turn':
    case 'round':
      return null;
    default:
      return dice;
  }
}

/** The beat of one event; null where nothing is seen of it. */
function beatOf(fact: EventInfo & Fact, after: Scene): Beat | null {
  const { kind, seat } = fact;
  const beat = (sign: Sign | null = null, rest = 0): Beat => ({ ...QUIET, kind, seat, sign, rest, after });
  const over = (of: string, who: { thing: string } | null, text: string | number = '', from: { thing: string } | null = null): Beat =>
    beat({ of, text: String(text), at: who?.thing ?? '', from: from?.thing ?? '' }, 60);
  switch (fact.kind) {
    case 'ram':
      return over('crash', fact.fields.other, '', fact.fields.vehicle);
    case 'struck':
      return over('crash', fact.fields.vehicle, '', fact.fields.by);
    case 'melee':
      return over('melee', fact.fields.other, '', fact.fields.vehicle);
    case 'shot':
      return over('shot', fact.fields.other, '', fact.fields.vehicle);
    case 'check':
      return over('check', fact.fields.vehicle, fact.fields.dice);
    case 'defence':
      return beat(null, 40);
    case 'check_result':
      return fact.fields.wipeout === 'safe' ? over('yes', fact.fields.vehicle) : over('spin', fact.fields.vehicle);
    case 'damaged':
      return over('hit', fact.fields.vehicle, `-${fact.fields.hits}`);
    case 'repaired':
      return over('mechanic', fact.fields.vehicle, '+1');
    case 'destroyed':
    case 'exploded':
      return over('explosion', fact.fields.vehicle);
    case 'immobilized':
      return over('spin', fact.fields.vehicle);
    case 'abandoned':
      return over('skull', fact.fields.vehicle);
    case 'crew_lost':
      return over('skull', fact.fields.vehicle, '-1');
    case 'taken_over':
      return over('takeover', fact.fields.other, '', fact.fields.vehicle);
    case 'boarded':
      return over('takeover', fact.fields.other, fact.fields.count, fact.fields.vehicle);
    case 'supplied':
      return over(fact.fields.token ?? 'supplies', fact.fields.vehicle);
    case 'supplied_unseen':
      return over('supplies', fact.fields.vehicle);
    case 'spent':
      return over(fact.fields.token ?? 'gear', fact.fields.vehicle);
    case 'escaped':
    case 'left_board':
      return over('leaves', fact.fields.vehicle);
    case 'moved':
    case 'braked':
    case 'nitro':
    case 'skidded':
    case 'drifted':
    case 'put_aside':
    case 'thrown':
    case 'drove':
    case 'placed':
    case 'laid':
    case 'wrecked':
    case 'taken_away':
    case 'turned_round':
    case 'retaken':
    case 'new_driver':
    case 'picked_up':
    case 'moved_token':
    case 'moved_unseen':
    case 'armed':
    case 'armed_unseen':
    case 'card_came':
    case 'card_up':
    case 'card_down':
    case 'card_gone':
    case 'cards_drifted':
    case 'enemy_comes':
    case 'enemy_stands':
    case 'game_over':
      return beat();
    default:
      return null;
  }
}

/** How Road Wolf is told. Of the viewer's own actions nothing is foreseen: dice may follow, or what nobody knows yet. */
export function taleOf(known: Pick<Telling<Scene, Beat, Deed>, 'moves' | 'deeds'>): Tale<Scene, Beat> {
  return taleOver<Scene, Beat, Deed>({ ...known, quiet: QUIET, scene: sceneOf, beats });
}
