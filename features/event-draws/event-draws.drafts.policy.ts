import type { Field } from '#domain/stage-draw/draw.ts';
import { withRecordedChanges } from '#domain/stage-draw/shown.ts';
import {
  type Exchange,
  isExchange,
  type StageChange,
  type StageDraw,
} from '#domain/stage-draw/vocabulary.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import { inSeedingOrder, type Ranked, seedCounts } from './event-draws.policy.ts';
import { LONGEST_REASON, MOST_EXCHANGES } from './event-draws.vocabulary.ts';

/** One of the seeding list, as far as a draw needs it. */
interface Listed extends Ranked {
  readonly club: string | null;
}

/** The seeding list as it is drawn. Ranked is whom the organizer has ranked, and who has rating points. */
export function asField(entrants: readonly Listed[], chosenSeeds: number | undefined): Field {
  const list = asList(entrants);
  return { list, seedCount: seedCounts(list.length, chosenSeeds).chosen };
}

/** The seeding list in its order, as far as a draw needs it. */
export function asList(entrants: readonly Listed[]): Field['list'] {
  return inSeedingOrder(entrants).map(({ number, club, points, rank }) => ({
    number,
    club,
    isRanked: rank !== null || points !== null,
  }));
}

/** What is known of the newest draw of an event. */
interface Drawn {
  readonly number: number;
  readonly draw: StageDraw;
  readonly stageVersion: number | null;
  readonly amendments: readonly { readonly change: StageChange }[];
  readonly publishedAt: Date | null;
  readonly withdrawnAt: Date | null;
}

/**
 * Whether the seeding list has changed since the draw: its order, its seeds, or who is in it. Who has left the draw with an
 * amendment, or has come into it, is no difference.
 */
export function isOutdated(
  drawn: Pick<Drawn, 'draw' | 'stageVersion' | 'amendments'>,
  list: { readonly version: number; readonly entrants: readonly { readonly number: number }[] },
): boolean {
  const ids = new Set(shownDraw(drawn).entrants.map(({ id }) => id));
  const same =
    ids.size === list.entrants.length &&
    list.entrants.every(({ number }) => ids.has(String(number)));
  // An alternate has changed the version by coming into the list; the order cannot change while the draw is published.
  const isAmended = drawn.amendments.some(({ change }) => !isExchange(change));
  return !same || (!isAmended && drawn.stageVersion !== list.version);
}

/** Why an event cannot be drawn by somebody who saw this draw and version of its list; null when it can. */
export function drawingRefusal(
  { newest, version }: { readonly newest: Drawn | null; readonly version: number },
  { seenDraw, seenVersion }: { readonly seenDraw: number; readonly seenVersion: number },
): 'DRAW_CHANGED' | 'DRAW_PUBLISHED' | 'SEEDING_CHANGED' | null {
  if ((newest?.number ?? 0) !== seenDraw) return 'DRAW_CHANGED';
  if (newest && isOut(newest)) return 'DRAW_PUBLISHED';
  return version === seenVersion ? null : 'SEEDING_CHANGED';
}

/** Why a draft cannot be changed by somebody who saw so many exchanges; null when it can. */
export function exchangeRefusal(
  { publishedAt, withdrawnAt, amendments }: Omit<Drawn, 'number' | 'draw' | 'stageVersion'>,
  seenAmendments: number,
): 'DRAW_PUBLISHED' | 'DRAW_WITHDRAWN' | 'DRAW_CHANGED' | 'TOO_MANY_EXCHANGES' | null {
  if (withdrawnAt) return 'DRAW_WITHDRAWN';
  if (publishedAt) return 'DRAW_PUBLISHED';
  if (amendments.length !== seenAmendments) return 'DRAW_CHANGED';
  return amendments.length < MOST_EXCHANGES ? null : 'TOO_MANY_EXCHANGES';
}

/** What a publication depends on. `held` are the places that are reserved or offered. */
interface Publishable {
  readonly isClosed: boolean;
  readonly held: number;
  readonly version: number;
  readonly entrants: readonly { readonly number: number }[];
}

/** Why a draft cannot be published; null when it can. */
export function publicationRefusal(
  drawn: Pick<Drawn, 'draw' | 'stageVersion' | 'amendments'>,
  { isClosed, held, ...list }: Publishable,
): 'ENTRIES_OPEN' | 'PLACES_HELD' | 'DRAW_OUTDATED' | null {
  if (!isClosed) return 'ENTRIES_OPEN';
  if (held > 0) return 'PLACES_HELD';
  return isOutdated(drawn, list) ? 'DRAW_OUTDATED' : null;
}

/** A draw with its changes: what is shown. */
export function shownDraw({ draw, amendments }: Pick<Drawn, 'draw' | 'amendments'>): StageDraw {
  const changes = amendments.map(({ change }) => change);
  return withRecordedChanges(draw, changes);
}

/** A reason as it is stored; null where it is empty or too long. */
export function asReason(typed: string): string | null {
  const reason = typed.trim();
  return reason === '' || [...reason].length > LONGEST_REASON ? null : reason;
}

/** Whether two changes are the same: a phone sends one again when it has lost the answer. */
export function isSameExchange(one: StageChange, other: Exchange): boolean {
  return isExchange(one) && JSON.stringify(placesOf(one)) === JSON.stringify(placesOf(other));
}

function placesOf(change: Exchange): readonly (string | number)[] {
  return 'lines' in change ? change.lines : change.entrants;
}
