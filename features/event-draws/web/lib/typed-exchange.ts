/** Two places that an organizer is about to exchange. */
import { linesOf } from '#domain/bracket/recorded.ts';
import { type Exchange, isGroupsDraw, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { LONGEST_REASON } from '../../event-draws.vocabulary.ts';

/** As it is typed: a place is a line of a knockout, or an entrant's id in groups. */
export interface TypedExchange {
  readonly first: string;
  readonly second: string;
  readonly reason: string;
}

export const NOTHING_TYPED: TypedExchange = { first: '', second: '', reason: '' };

export type ReasonError = 'reasonMissing' | 'reasonTooLong';

export interface ExchangeErrors {
  readonly first?: 'chooseFirst';
  readonly second?: 'chooseSecond' | 'SAME_GROUP' | 'UNKNOWN_LINE';
  readonly reason?: ReasonError;
}

/** What is missing or wrong, beside each field; empty when the exchange can be sent. */
export function errorsOf(typed: TypedExchange, draw: StageDraw): ExchangeErrors {
  const second = errorOfSecond(typed, draw);
  const reason = errorOfReason(typed.reason);
  return {
    ...(typed.first === '' && { first: 'chooseFirst' }),
    ...(second && { second }),
    ...(reason && { reason }),
  };
}

/** Why a reason cannot be sent; null when it can. */
export function errorOfReason(reason: string): ReasonError | null {
  if (reason.trim() === '') return 'reasonMissing';
  return [...reason.trim()].length > LONGEST_REASON ? 'reasonTooLong' : null;
}

/** The exchange as the server takes it. */
export function exchangeOf({ first, second }: TypedExchange, draw: StageDraw): Exchange {
  return isGroupsDraw(draw)
    ? { kind: 'exchange', entrants: [first, second] }
    : { kind: 'exchange', lines: [Number(first), Number(second)] };
}

/** The place of an entrant, as the fields name it. */
export function placeOf(id: string, draw: StageDraw): string {
  return isGroupsDraw(draw) ? id : String(linesOf(draw).indexOf(id) + 1);
}

/** The places that can still be chosen: only those of this draw. */
export function knownPlaces(typed: TypedExchange, draw: StageDraw): TypedExchange {
  const known = (place: string) =>
    isGroupsDraw(draw)
      ? draw.groups.some((group) => group.includes(place))
      : Number(place) >= 1 && Number(place) <= draw.size;
  return {
    ...typed,
    first: known(typed.first) ? typed.first : '',
    second: known(typed.second) ? typed.second : '',
  };
}

function errorOfSecond({ first, second }: TypedExchange, draw: StageDraw) {
  if (second === '') return 'chooseSecond';
  if (first === '') return null;
  if (!isGroupsDraw(draw)) return first === second ? 'UNKNOWN_LINE' : null;
  return draw.groups.some((group) => group.includes(first) && group.includes(second))
    ? 'SAME_GROUP'
    : null;
}
