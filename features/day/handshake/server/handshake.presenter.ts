import { serialise } from '#domain/scorecard/score-text.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { publicNamesOf } from '#features/event-draws/server/event-draws.public.presenter.ts';
import type { listPeople } from '#features/event-draws/server/event-draws.public.store.ts';
import type { StoredEntrant } from '#features/event-draws/server/event-draws.store.ts';
import type { ConflictingResult } from '#features/matches/draw-results/draw-results.contract.ts';
import type { StoredScore } from '#features/matches/matches.contract.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { favourite } from '../handshake.policy.ts';
import type { DrawnMatch } from './handshake.matches.presenter.ts';
import type { AuthoredHandshake } from './handshake.store.ts';

/** Matches of the day as they are sent: field by field, with the names that the reader may read. */

type Person = Awaited<ReturnType<typeof listPeople>>[number];

/** The people of an event. */
export interface People {
  readonly people: readonly Person[];
  readonly entrants: readonly Pick<StoredEntrant, 'number' | 'points'>[];
}

interface Shown extends People {
  readonly event: Pick<StoredEvent, 'id'>;
  readonly handshake: AuthoredHandshake | undefined;
  /** The reader's side, who reads the other one as everybody does; null for a court and the desk, which call both by name. */
  readonly ownSide: Side | null;
  /** Who reads for that side: an account, or a guardian by the id of the guardianship. */
  readonly reader?: Reader | undefined;
}

export interface Reader {
  readonly accountId?: string;
  readonly guardianshipId?: string;
}

export function asDayMatch(match: DrawnMatch, shown: Shown) {
  const { event, handshake, ownSide } = shown;
  const {
    stageId,
    stagePosition,
    matchId,
    drawNumber,
    place,
    scoreFormat,
    version,
    row,
    hasResult,
  } = match;
  const points = (id: string | null) =>
    shown.entrants.find(({ number }) => String(number) === id)?.points ?? null;
  return {
    eventId: event.id,
    stageId,
    stagePosition,
    matchId,
    drawNumber,
    place,
    player1: asPlayer(match, 'player1', shown),
    player2: asPlayer(match, 'player2', shown),
    ownSide,
    scoreFormat,
    favourite: favourite(points(match.player1), points(match.player2)),
    version,
    result:
      row && hasResult
        ? { sets: serialise(row.sets), result: row.result, winner: row.winner, status: row.status }
        : null,
    handshake: handshake && handshake.version === version ? asHandshake(handshake, shown) : null,
  };
}

function asPlayer(match: DrawnMatch, side: Side, { people, ownSide }: Shown) {
  const id = match[side];
  if (id === null) return null;
  const person = people.find(({ number }) => String(number) === id);
  const isFull = ownSide === null || ownSide === side;
  const known = people.filter(({ name }) => name !== FORMER_PLAYER);
  const name = isFull ? person?.name : publicNamesOf(known).get(Number(id));
  return { id, name: name || FORMER_PLAYER, club: person?.club ?? null };
}

function asHandshake(
  { state, side, enteredAt, dueAt, claim, author }: AuthoredHandshake,
  { ownSide, reader }: Pick<Shown, 'ownSide' | 'reader'>,
) {
  return {
    state,
    side,
    author: author && reader && side !== null && side === ownSide ? asAuthor(author, reader) : null,
    enteredAt: enteredAt.toISOString(),
    dueAt: dueAt.toISOString(),
    claim: claim && {
      sets: serialise(claim.sets),
      result: claim.result,
      winner: claim.winner,
      status: claim.status,
    },
  };
}

function asAuthor(
  { accountId, linkId, name }: NonNullable<AuthoredHandshake['author']>,
  reader: Reader,
) {
  const isSelf =
    reader.guardianshipId === undefined
      ? accountId === reader.accountId
      : linkId === reader.guardianshipId;
  if (isSelf) return { kind: 'self' as const, name: null };
  return linkId === null
    ? { kind: 'account' as const, name }
    : { kind: 'guardian' as const, name: null };
}

/** Why an entered result is refused, with what its writer needs to decide. */
export function entryRefusal<Code extends string>({
  code,
  stored,
  set,
  reason,
}: {
  readonly code: Code;
  readonly stored?: ConflictingResult | StoredScore;
  readonly set?: number;
  readonly reason?: string;
}) {
  if (stored) return refusal(code, { details: { ...stored } });
  if (set === undefined || reason === undefined) return refusal(code);
  return refusal(code, { details: { unit: set, reason } });
}

/** The events of a tournament, for the labels of matches. */
export function asEvents({ events }: Pick<StoredTournament, 'events'>) {
  return events.map(({ id, name, discipline, level }) => ({
    id,
    name,
    eventType: discipline,
    level,
  }));
}
