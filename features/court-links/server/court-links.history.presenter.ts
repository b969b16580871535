import { serialise } from '#domain/scorecard/score-text.ts';
import type { StoredHandshake } from '#features/day/handshake/server/handshake.store.ts';
import { STEP_KINDS } from '#features/day/queue/queue.vocabulary.ts';
import type { listSteps } from '#features/day/queue/server/queue.store.ts';
import type { StoredCourt } from '#features/day/server/day.courts.store.ts';
import type { HistoryWrite } from '#features/matches/server/matches.history.store.ts';
import { knownWord } from '#platform/shared/known-word.ts';
import { writtenResult } from '../court-links.history.policy.ts';
import type { listTallies } from './court-links.devices.store.ts';
import { asScore } from './court-links.presenter.ts';
import type { StoredLink } from './court-links.store.ts';

/** What happened in a match, as its desk reads it, field by field. */

interface Around {
  readonly match: { readonly player1: string; readonly player2: string };
  readonly courts: readonly StoredCourt[];
  /** Revoked ones, too. */
  readonly links: readonly StoredLink[];
  /** The guardianships whose holders have written something of the match. */
  readonly guardianships: ReadonlySet<string>;
}

interface Log {
  readonly writes: readonly HistoryWrite[];
  readonly steps: Awaited<ReturnType<typeof listSteps>>;
  readonly handshake: StoredHandshake | null;
}

/** Steps of the queue, results, and what is agreed about the last one; the oldest first. */
export function asHappened({ writes, steps, handshake }: Log, around: Around) {
  const ofQueue = steps.map(({ kind, courtName, at, ...who }) => ({
    at,
    by: asDoer(who, around),
    what: { kind: 'step' as const, step: knownWord(STEP_KINDS, kind), courtName },
  }));
  const results = writes.map(({ content, at, ...who }) => ({
    at,
    by: asDoer(who, around),
    what: asWritten(writtenResult(content, around.match)),
  }));
  return [...ofQueue, ...results, ...agreed(handshake)]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, by, what }) => ({ at: at.toISOString(), by, what }));
}

function asWritten(result: ReturnType<typeof writtenResult>) {
  if (!result) return { kind: 'removed' as const };
  const { score, status, winner } = result;
  return { kind: 'result' as const, score, status, winner };
}

function agreed(handshake: StoredHandshake | null) {
  if (!handshake) return [];
  const { claim, disputedAt, confirmedAt, confirmedBy } = handshake;
  const score = claim ? serialise(claim.sets) || claim.result : '';
  return [
    ...(disputedAt
      ? [{ at: disputedAt, by: null, what: { kind: 'disputed' as const, score } }]
      : []),
    ...(confirmedAt && confirmedBy
      ? [{ at: confirmedAt, by: null, what: { kind: 'confirmed' as const, how: confirmedBy } }]
      : []),
  ];
}

/** Links are deleted some days after the tournament: nobody knows then which device it was. */
function asDoer(
  { name, linkId }: { readonly name: string | null; readonly linkId: string | null },
  { links, courts, guardianships }: Around,
) {
  if (linkId === null) return name === null ? null : { kind: 'person' as const, name };
  if (guardianships.has(linkId)) return { kind: 'guardian' as const };
  const link = links.find(({ id }) => id === linkId);
  if (link?.kind === 'match') return { kind: 'slip' as const };
  const court = courts.find(({ id }) => id === link?.courtId);
  return court ? { kind: 'court' as const, courtName: court.name } : null;
}

/** The running scores of a match as each device has sent them. */
export function asTallies(
  tallies: Awaited<ReturnType<typeof listTallies>>,
  { courts }: Pick<Around, 'courts'>,
) {
  return tallies.map(({ courtId, deviceName, log }) => ({
    courtName: courts.find(({ id }) => id === courtId)?.name ?? null,
    deviceName,
    log: log.map(({ at, score }) => ({ at, score: asScore(score) })),
  }));
}
