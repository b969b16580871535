import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { FoundMatch } from '#features/day/handshake/server/handshake.matches.commands.ts';
import type { DayFacts } from '#features/day/queue/queue.facts.policy.ts';
import { type DayMatch, keyOf } from '#features/day/queue/queue.matches.policy.ts';
import type { QueueRow } from '#features/day/queue/queue.rows.policy.ts';
import { isTaken, type StepRefusal, stepped } from '#features/day/queue/queue.steps.policy.ts';
import { saveIn } from '#features/day/queue/server/queue.commands.ts';
import { readFacts } from '#features/day/queue/server/queue.facts.commands.ts';
import { hasSides, lockRubber, tidyRows } from '#features/day/queue/server/queue.locks.commands.ts';
import { notifyOfStep } from '#features/day/queue/server/queue.notifications.ts';
import * as queue from '#features/day/queue/server/queue.store.ts';
import { lockWithTournament } from '#features/day/server/day.locks.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { findRefusal, isOpenDay, type OpenedLink } from './court-links.access.commands.ts';
import { noteDevice, type Writer } from './court-links.devices.commands.ts';
import type { StoredLink } from './court-links.store.ts';

/** What devices with a link do in the queue of the day: they start matches, and what they enter ends them. */

interface Start extends Writer {
  readonly stageId: string;
  readonly matchId: string;
  /** The sides that the device showed. */
  readonly player1Id: string;
  readonly player2Id: string;
  /** By the device; now where it does not say. */
  readonly at?: Date | undefined;
  /** The call that it showed. */
  readonly calledAt?: Date | undefined;
}

type StartCode =
  | 'LINK_ENDED'
  | 'NOT_YOUR_COURT'
  | 'MATCH_NOT_FOUND'
  | 'NOT_CALLED'
  | 'PLAYERS_CHANGED';

interface Busy {
  readonly ok: false;
  readonly code: 'PLAYER_BUSY';
  /** Who, and on which court. */
  readonly details: NonNullable<StepRefusal['details']>;
}

/** Starts the match that is called to the court. A match that plays already, or has a result, stays as it is. */
export async function startOnDevice(
  services: Services,
  { link }: Pick<OpenedLink, 'link'>,
  { deviceId, deviceName, at, calledAt, ...seen }: Start,
): Promise<Result<null, StartCode> | Busy> {
  return services.db.transaction(async (tx) => {
    await lockRubber(tx, seen);
    const { day, tournament } = await lockWithTournament(tx, link.tournamentId);
    const now = services.clock.now();
    if (!day || !tournament || !isOpenDay(tournament, now)) return refuse('LINK_ENDED');
    const facts = await readFacts(tx, tournament, now);
    await tidyRows(tx, facts);
    const found = await findMatch(tx, { link, facts, seen });
    if (!found.ok) return found;
    const match = found.value;
    const row = facts.rows.get(match.key)!;
    if (match.result || isTaken({ kind: 'start' }, row)) return ok(null);
    if (!hasSides(match, seen)) return refuse('PLAYERS_CHANGED');
    if (!isCalled(row, calledAt)) return refuse('NOT_CALLED');
    const next = stepped(facts, match, { kind: 'start' });
    // Of a called match nothing else is refused.
    if (!next.ok) return { ok: false, code: 'PLAYER_BUSY', details: next.details ?? {} };
    const locked = { tournament, day, now, facts, match, row };
    const started = { ...next.value, startedAt: between(row.calledAt, at, now) };
    await saveIn(tx, locked, started, { kind: 'start', accountId: null, linkId: link.id });
    await notifyOfStep(services, tx, locked, started, 'start');
    await noteDevice(tx, { link, writer: { deviceId, deviceName }, match, now });
    await services.publish(tx, { type: 'queue.changed', tournamentId: tournament.id });
    return ok(null);
  });
}

/** A time by the clock of a device, which may be wrong: not before the first of these instants, nor after the last. */
function between(first: Date | null, at: Date | undefined, last: Date): Date {
  const earliest = first?.getTime() ?? 0;
  return new Date(Math.min(last.getTime(), Math.max((at ?? last).getTime(), earliest)));
}

/** Whether a match is called, by the call that the device showed where it says which. */
function isCalled(row: QueueRow, calledAt: Date | undefined): boolean {
  const isThatCall = !calledAt || calledAt.getTime() === row.calledAt?.getTime();
  return row.state === 'called' && isThatCall;
}

/** The match of a write, if the link opens it. */
async function findMatch(
  tx: Db,
  {
    link,
    facts,
    seen,
  }: {
    readonly link: StoredLink;
    readonly facts: Pick<DayFacts, 'matches'>;
    readonly seen: Pick<Start, 'stageId' | 'matchId'>;
  },
): Promise<Result<DayMatch, 'LINK_ENDED' | 'NOT_YOUR_COURT' | 'MATCH_NOT_FOUND'>> {
  const key = keyOf(seen.stageId, seen.matchId);
  const match = facts.matches.find((one) => one.key === key);
  const [player1, player2] = [match?.player1Id, match?.player2Id];
  if (!match || !player1 || !player2) return refuse('MATCH_NOT_FOUND');
  const refusal = await findRefusal(tx, link, { ...match, player1, player2 });
  return refusal ? refuse(refusal) : ok(match);
}

/**
 * Stores when a match ended whose result a device has entered, which may be long before it arrived, and where: a match that nobody had
 * called was played on the court of the link. Corrections move no time. A step of a command that holds the day.
 */
export async function endOnCourt(
  tx: Db,
  {
    link,
    match: { stageId, matchId, hasResult },
    at,
    now,
  }: {
    readonly link: Pick<StoredLink, 'tournamentId' | 'courtId'>;
    /** As it was before. */
    readonly match: FoundMatch['match'];
    /** By the device. */
    readonly at: Date;
    readonly now: Date;
  },
): Promise<void> {
  const row = await queue.findMatch(tx, { stageId, matchId });
  if (row?.state !== 'done') return;
  const endedAt = hasResult ? row.endedAt : between(row.startedAt ?? row.calledAt, at, now);
  await queue.upsertMatch(tx, { ...row, courtId: row.courtId ?? link.courtId, endedAt });
}
