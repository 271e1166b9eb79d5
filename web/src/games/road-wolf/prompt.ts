/** What the viewer is to do now, and what would come of it, in sentences. */
import type { ForecastInfo } from '../../server/types';
import { waiting } from '../../table/drawn/waiting';
import { harmSaid } from '../../table/general/harm';
import { t } from '../../words';
import { fullPreview, type Deed } from './deeds';
import type { Scene } from './sight';

const EXPLAINED: ReadonlySet<string> = new Set(['move', 'bike_move', 'brake', 'nitro', 'spikes', 'takeover', 'transfer', 'repair', 'mechanic', 'wheel', 'later']);

export interface Asked {
  scene: Scene;
  deeds: readonly Deed[];
  armed: boolean;
  names: readonly string[];
  /** The question as the server puts it; '' for none. */
  asked: string;
}

export function prompt({ scene, deeds, armed, names, asked }: Asked): string {
  if (scene.over) return t('rw-prompt-over');
  if (deeds.length === 0) return waiting(scene, (seat) => t('rw-prompt-theirs', { name: names[seat] ?? '' }));
  if (armed) return t('drawn-again');
  return asked || t('rw-prompt-choose');
}

/** What a verb is for that has no preview of its own; '' where its name says it. */
const whatItDoes = ({ kind }: Deed): string => (EXPLAINED.has(kind) ? t('rw-does', { kind }) : '');

const inOne = (parts: readonly string[]): string => parts.filter(Boolean).join('; ');

/** What a deed is called, with what is met on the way. */
export function deedSaid(deed: Deed): string {
  const met = deed.spot && !deed.hint ? t('rw-meets', { meets: deed.meets }) : '';
  // what is told of a vehicle that is chosen names it
  const said = deed.vehicle && deed.hint ? '' : deed.action.said || deed.action.text;
  return inOne([said, met, deed.hint || whatItDoes(deed), harmSaid(deed.tone)]);
}

/** The same with the dice of both sides, and the odds once they have been asked for. */
export function forecastSaid(deed: Deed, forecast: ForecastInfo | null | undefined): string {
  const preview = fullPreview(deed, forecast);
  // of a target the hint tells them
  const dice = preview?.attack && (deed.spot || deed.meets === 'hits') ? t('rw-against', { attack: preview.attack, defence: preview.defence ?? 0 }) : '';
  return inOne([deedSaid(deed), dice, forecast?.action === deed.action.text ? oddsSaid(forecast.chances) : '']);
}

function oddsSaid(chances: ForecastInfo['chances']): string {
  if (Object.keys(chances).length === 0) return '';
  const { attacker_wins: wins, attacker_wins_with_overkill: by, defender_wins: loses } = chances;
  const per = (part: number | undefined): number => Math.round((part ?? 0) * 100);
  return t('rw-odds', { wins: per(wins), by: per(by), loses: per(loses) });
}
