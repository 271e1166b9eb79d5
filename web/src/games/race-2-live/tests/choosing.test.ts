import { describe, expect, test } from 'vitest';
import { Choosing } from '../choosing.svelte';
import { deedsOf, nextOf, type Deed, type Way } from '../deeds';
import { nextStep, planOf } from '../following';
import { laneOf, sceneOf, survivorCalled, type Scene } from '../sight';
import { aboutOf, catalogue, games } from './recorded';

const decisions = (games.two ?? []).filter(({ view }) => view.actions.length > 1);
const opened = decisions.map((frame) => {
  const scene = sceneOf(frame.view);
  return { frame, scene, deeds: deedsOf(scene, { about: aboutOf(frame), catalogue }) };
});
const at = (phase: Scene['phase']) => opened.filter(({ scene }) => scene.phase === phase);

function choosing(deeds: readonly Deed[]): { choosing: Choosing; played: Deed[] } {
  const played: Deed[] = [];
  return { choosing: new Choosing(() => deeds, (deed) => void played.push(deed)), played };
}

/** A deed as tests need it. */
const deed = (more: Partial<Deed>): Deed => ({
  action: { number: 1, text: 'a', verb: 'a', card: '', said: '', hint: '' },
  kind: 'lane', hint: '', keys: [], also: [], harm: 0, preview: null, way: null, ...more,
});
const way = (spaces: string[], rescues: Way['rescues'] = [], token = false): Partial<Deed> => ({
  keys: [`way:${spaces.join()}`],
  also: [spaces.at(-1) ?? '', ...rescues],
  way: { spaces, rolls: [2], rescues, token, home: false },
});

describe('what is pressed', () => {
  test('means every open action', () => {
    expect(opened.length).toBeGreaterThan(20);
    for (const { frame, deeds } of opened) {
      const meant = new Set([...nextOf(deeds, '').values()].flat().map(({ action }) => action.text));
      expect([...meant].sort()).toEqual(frame.view.actions.map(({ text }) => text).sort());
    }
  });

  test('is where a way ends, and picks the lane that begins it', () => {
    const forks = at('fork');
    expect(forks.length).toBeGreaterThan(3);
    for (const { deeds } of forks) {
      for (const one of deeds) {
        const end = one.way?.spaces.at(-1) ?? '';
        const { choosing: it, played } = choosing(deeds);
        it.press(end, 'mouse');
        expect(played[0]?.way?.spaces.at(-1)).toBe(end);
        const found = catalogue[played[0]?.action.number ?? -1] as unknown as { fields: { lane: number } };
        expect(found.fields.lane).toBe(laneOf(played[0]?.way?.spaces[0] ?? ''));
      }
    }
  });

  test('is the space that the server tells a lane to lead to, where no way is told', () => {
    const [fork] = at('fork');
    if (!fork) throw new Error('no fork');
    const [first] = fork.scene.actions;
    const actions = { [first?.number ?? 0]: [{ thing: 'survivor:ash', place: null }, { thing: null, place: 'space:9:2' }] };
    const told = { ...aboutOf(fork.frame), previews: {}, actions } as unknown as ReturnType<typeof aboutOf>;
    const [lane] = deedsOf(fork.scene, { about: told, catalogue });
    expect([lane?.kind, lane?.also]).toEqual(['lane', ['space:9:2']]);
  });

  test('is a survivor who is suspended: then it is the way that rescues it', () => {
    const deeds = [deed(way(['space:1:1', 'space:2:1'])), deed(way(['space:1:2', 'space:2:2'], ['survivor:clay'], true))];
    const { choosing: it, played } = choosing(deeds);
    it.press('survivor:clay', 'mouse');
    expect(played).toEqual([deeds[1]]);
  });

  test('means, of two ways to one space, the one that rescues somebody', () => {
    const deeds = [deed(way(['space:1:1', 'space:2:1'])), deed(way(['space:1:2', 'space:2:1'], ['survivor:dell']))];
    const { choosing: it, played } = choosing(deeds);
    it.press('space:2:1', 'mouse');
    expect(played).toEqual([deeds[1]]);
  });

  test('by touch first shows, and then plays', () => {
    const [first] = at('turn');
    const { choosing: it, played } = choosing(first?.deeds ?? []);
    it.press('forward', 'touch');
    expect([it.aim?.kind, played.length]).toEqual(['forward', 0]);
    it.press('forward', 'touch');
    expect(played.map(({ kind }) => kind)).toEqual(['forward']);
  });

  test('is a pack and then whom it is for; pressing the pack again puts it away', () => {
    const deeds = [deed({ kind: 'use_pack', keys: ['pack:pack-2', 'survivor:ash'] }), deed({ kind: 'forward', keys: ['forward'] })];
    const { choosing: it, played } = choosing(deeds);
    it.press('pack:pack-2', 'mouse');
    expect([...it.next.keys()]).toEqual(['survivor:ash']);
    it.press('pack:pack-2', 'mouse');
    expect(it.chosen).toBe('');
    it.press('pack:pack-2', 'mouse');
    it.press('survivor:ash', 'mouse');
    expect(played).toEqual([deeds[0]]);
  });

  test('plays nothing that does more harm than something else before it was shown', () => {
    const deeds = [deed({ keys: ['card:2'], harm: 1 })];
    const { choosing: it, played } = choosing(deeds);
    it.press('card:2', 'keyboard');
    expect(played).toEqual([]);
    it.press('card:2', 'keyboard');
    expect(played).toEqual(deeds);
  });
});

describe('a way that was chosen', () => {
  test('goes on by its own lane where the survivor comes to another fork', () => {
    let followed = 0;
    for (const { scene, deeds } of at('fork')) {
      for (const { way: chosen, action } of deeds) {
        if (!chosen) continue;
        const plan = planOf(scene, { ...chosen, spaces: [survivorCalled(scene, scene.survivor)?.at ?? '', ...chosen.spaces] });
        expect(nextStep(plan, scene, catalogue)?.action).toBe(action.text);
        followed += 1;
      }
    }
    expect(followed).toBeGreaterThan(8);
  });

  test('ends where something else is asked, or the survivor is not on it', () => {
    const [fork] = at('fork');
    if (!fork) throw new Error('a recording has a fork');
    const plan = { survivor: fork.scene.survivor, spaces: ['space:90:1', 'space:91:1'] };
    expect(nextStep(plan, fork.scene, catalogue)).toBeNull();
    const elsewhere = { ...planOf(fork.scene, { spaces: [survivorCalled(fork.scene, fork.scene.survivor)?.at ?? ''], rolls: [], rescues: [], token: false, home: false }) };
    expect(nextStep({ ...elsewhere, survivor: 'survivor:nobody' }, fork.scene, catalogue)).toBeNull();
  });
});
