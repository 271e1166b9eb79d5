/** What is printed on a card, read from its Face: keywords with their numbers, conditions, and plain text. Keywords are the
 * same in every language. */
import type { Face } from '../../server/types';
import { fitted, widthOf, wrap } from './wrap';

/** A keyword line. The number of a THRUSTER or LAUNCHER is a Speed, of any other keyword a Damage (RR-021). */
export interface KeywordLine {
  word: string;
  number: number | null;
  speed: boolean;
}

/** Lines that hold together: keywords, behind a condition where there is one, or text. */
export interface Clause {
  condition: string; // as it is printed, with its colon: "with Fan:"
  keywords: KeywordLine[];
  text: string;
}

export type Group = 'capture' | 'escape' | 'dual';

/** The method that a keyword is one half of; those that fill no role have none (RR-062 to RR-067, RR-020). */
export const METHOD_OF: Readonly<Record<string, string>> = {
  BAIT: 'trap',
  TRAP: 'trap',
  ROAD: 'ambush',
  AMBUSH: 'ambush',
  DROP: 'drop',
  HEIGHT: 'drop',
  SHOOTER: 'shot',
  AMMO: 'shot',
  VEHICLE: 'chase',
  THRUSTER: 'chase',
  LAUNCHER: 'launch',
};

const KEYWORD = /^([A-Z]{3,})(?: (\d+))?$/;
const CONDITION = /^([^:]+:) (.+)$/;
const HAS_SPEED = new Set(['THRUSTER', 'LAUNCHER']);

export function groupOf(face: Face): Group {
  return face.kind === 'dual' || face.kind === 'capture' ? face.kind : 'escape';
}

/** One printed line, read. */
export function clauseOf(line: string): Clause {
  const found = CONDITION.exec(line);
  const keywords = keywordsIn(found?.[2] ?? line);
  if (keywords) return { condition: found?.[1] ?? '', keywords, text: '' };
  return { condition: '', keywords: [], text: line };
}

/** A list of nothing but keywords; null where there is anything else in it. */
function keywordsIn(text: string): KeywordLine[] | null {
  const found: KeywordLine[] = [];
  for (const part of text.split(',')) {
    const parsed = KEYWORD.exec(part.trim());
    if (!parsed?.[1]) return null;
    const number = parsed[2] === undefined ? null : Number(parsed[2]);
    found.push({ word: parsed[1], number, speed: HAS_SPEED.has(parsed[1]) });
  }
  return found;
}

export const CARD = { width: 200, height: 280 } as const;

const MARGIN = 13;
const ROOM = CARD.width - 2 * MARGIN;
const FOOT = 258; // where the label at the foot begins
const KEYWORD_ROW = 25;
const KEYWORD_ROW_SMALL = 22; // where the text beside it is small
const CONDITION_ROW = 17;
const TITLE_ROOM = 178;
const TITLE_SIZES = [26, 24, 22, 20, 18.5, 17] as const;
const TEXT_SIZES = [19, 17.5, 16, 15, 13.5, 12.5] as const;

/** A piece of the lower half, with the line that its letters stand on. */
export type Piece =
  | { kind: 'keyword'; y: number; indent: number; line: KeywordLine }
  | { kind: 'condition'; y: number; text: string }
  | { kind: 'text'; y: number; size: number; text: string }
  | { kind: 'rule'; y: number };

/** A card laid out: its title in lines, the room for the picture, and the pieces below. */
export interface Layout {
  group: Group;
  title: { size: number; lines: string[]; bottom: number };
  picture: { top: number; bottom: number };
  pieces: Piece[];
}

const layouts = new WeakMap<Face, Layout>();

/** A card is drawn in many places, and time and again: it is laid out once. */
export function layout(face: Face): Layout {
  const found = layouts.get(face) ?? laidOut(face);
  layouts.set(face, found);
  return found;
}

function laidOut(face: Face): Layout {
  const group = groupOf(face);
  const title = fitted(face.title, TITLE_ROOM, 2, TITLE_SIZES);
  const bottom = title.lines.length > 1 ? 22 + title.size * 1.95 : 40;
  const clauses = face.lines.map(clauseOf);
  for (const size of TEXT_SIZES) {
    const { pieces, height } = stack(clauses, size, group);
    const top = FOOT - 6 - height;
    const fits = top - bottom >= (size >= 15 ? 52 : 40) && pieces.every(isInside);
    if (fits || size === TEXT_SIZES[TEXT_SIZES.length - 1]) {
      const placed = pieces.map((piece) => ({ ...piece, y: piece.y + top }));
      return { group, title: { ...title, bottom }, picture: { top: bottom, bottom: top - 4 }, pieces: placed };
    }
  }
  throw new Error('there is always a smallest size');
}

const isInside = (piece: Piece): boolean => piece.kind !== 'text' || widthOf(piece.text, piece.size) <= ROOM;

/** The pieces one under the other from 0 on. */
function stack(clauses: Clause[], size: number, group: Group): { pieces: Piece[]; height: number } {
  const pieces: Piece[] = [];
  let y = 0;
  for (const clause of clauses) {
    if (clause.condition) {
      for (const text of wrap(clause.condition, 15, ROOM)) {
        y += CONDITION_ROW;
        pieces.push({ kind: 'condition', y: y - 4, text });
      }
    }
    for (const line of clause.keywords) {
      y += size < 15 ? KEYWORD_ROW_SMALL : KEYWORD_ROW;
      pieces.push({ kind: 'keyword', y: y - 7, indent: clause.condition ? 10 : 0, line });
    }
    if (clause.text) {
      if (group === 'dual' && pieces.length > 0) {
        y += 8;
        pieces.push({ kind: 'rule', y: y - 3 });
      }
      for (const text of wrap(clause.text, size, ROOM)) {
        y += size * 1.17;
        pieces.push({ kind: 'text', y: y - size * 0.25, size, text });
      }
    }
  }
  return { pieces, height: y };
}

/** Whether every line of a layout stays on the card; the tests hold each title to it. */
export function staysInside(face: Face): boolean {
  const laid = layout(face);
  const titleFits =
    laid.title.lines.length <= 2 && laid.title.lines.every((l) => widthOf(l, laid.title.size) <= TITLE_ROOM);
  return titleFits && laid.pieces.every(isInside) && laid.picture.bottom - laid.picture.top >= 36;
}
