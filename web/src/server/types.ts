/** The server's messages by their names; `schema.d.ts` is made from the server itself. */
import type { Scene } from './scene';
import type { components } from './schema';

export type Schemas = components['schemas'];

type SentEvent = Schemas['EventInfo'];

export type AboutInfo = Schemas['AboutInfo'];
export type ActionInfo = Schemas['ActionInfo'];
export type Area = Schemas['Area'];
export type CatalogueAction = Schemas['CatalogueAction'];
export type CarriedSeat = Schemas['CarriedSeat'];
export type CarryLink = Schemas['CarryLink'];
export type ClockRule = Schemas['ClockRule'];
/** Something that happened, with its sentence, whoever has said it. */
export interface EventInfo extends SentEvent {
  text: string;
}

/** What has been sent as facts alone has no sentence yet. */
export const eventOf = (sent: SentEvent): EventInfo => ({ ...sent, text: sent.text ?? '' });
export type Face = Schemas['Face'];
export type Fault = Schemas['Fault'];
export type SentFrame = Schemas['Frame'];
export type ForecastInfo = Schemas['ForecastInfo'];
export type FromClient = Schemas['FromClient'];
export type GameBook = Schemas['GameBook'];
export type GameActions = Schemas['GameActions'];
export type GameInfo = Schemas['GameInfo'];
export type Games = Schemas['Games'];
export type ItemInfo = Schemas['ItemInfo'];
export type Label = Schemas['Label'];
export type LevelInfo = Schemas['LevelInfo'];
export type LooksInfo = Schemas['LooksInfo'];
export type Consent = Schemas['Consent'];
export type Me = Schemas['Me'];
export type Moved = Schemas['Moved'];
export type NewTable = Schemas['NewTable'];
export type OptionInfo = Schemas['OptionInfo'];
export type OutcomeInfo = Schemas['OutcomeInfo'];
export type Phrasebook = Schemas['Phrasebook'];
export type Plan = Schemas['Plan'];
export type Remark = Schemas['Remark'];
export type Replay = Schemas['Replay'];
export type RuleInfo = Schemas['RuleInfo'];
export type SeatChange = Schemas['SeatChange'];
export type SeatInfo = Schemas['SeatInfo'];
export type SeatWish = Schemas['SeatWish'];
export type SentenceInfo = Schemas['SentenceInfo'];
export type StandingInfo = Schemas['StandingInfo'];
export type TableInfo = Schemas['TableInfo'];
export type TableList = Schemas['TableList'];
export type ToClient = Schemas['ToClient'];
export type UndoInfo = Schemas['UndoInfo'];
export type SceneMove = Schemas['ViewNews']['moves'][number];
export type SentView = Schemas['View'];
export type ViewNews = Schemas['ViewNews'];

/** A view with the whole scene, whether it was sent or made of the one before by moves, and in words. */
export interface View extends Omit<Required<SentView>, 'scene' | 'decision'> {
  scene: Scene;
}

/** What a view is shown with: what has happened, and what of it has changed in the scene, each move by its event. */
export interface Moment {
  view: View;
  events: EventInfo[];
  moves: SceneMove[];
}
export type SignedOut = Schemas['SignedOut'];
export type WhyInfo = Schemas['WhyInfo'];
