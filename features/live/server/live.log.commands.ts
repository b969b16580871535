import { serialise } from '#domain/scorecard/score-text.ts';
import { findLastTally } from '#features/court-links/server/court-links.devices.store.ts';
import { isFinished } from '#features/day/queue/queue.finished.policy.ts';
import { keyOf } from '#features/day/queue/queue.matches.policy.ts';
import { findEvent } from '#features/matches/server/matches.stages.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { beforeCommit, onCommit } from '#platform/server/db/on-commit.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Services } from '#platform/server/services.ts';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import type { Patch } from '../live.contract.ts';
import { type Known, knownFrom, patchBetween, RESET, withTally } from '../live.matches.policy.ts';
import { LARGEST_PATCH } from '../live.vocabulary.ts';
import { readLiveFacts } from './live.facts.commands.ts';
import { memoryOf } from './live.memory.commands.ts';
import * as store from './live.store.ts';

/**
 * Writes what changes in a tournament, in the transaction that changes it. The number of the change is allotted as the last of the
 * transaction: its lock is taken after all others, held for the shortest time, and numbers are committed in their order.
 */

/** The running score of one match has changed; or matches may have; or anything, such as names and draws. */
type Extent = CountedMatch | 'matches' | 'anything';

type CountedMatch = Pick<AppEvent<'tally.changed'>, 'stageId' | 'matchId' | 'drawNumber'>;

/** The tournaments that an open transaction has changed. */
const changed = new WeakMap<Db, Map<number, Extent>>();

/** A match has another running score. Several a second come from a hall: only that match is read. */
export async function followTally(
  services: Services,
  tx: Db,
  { tournamentId, ...match }: AppEvent<'tally.changed'>,
): Promise<void> {
  await noteIn(services, tx, tournamentId, match);
}

type OfDay = AppEvent<'day.changed' | 'queue.changed' | 'handshake.changed' | 'result.changed'>;

/** The desk has done something, somebody has answered to a result, or a match has another result, or none any more. */
export async function followDay(
  services: Services,
  tx: Db,
  { tournamentId }: OfDay,
): Promise<void> {
  await noteIn(services, tx, tournamentId, 'matches');
}

type OfTournament = AppEvent<
  | 'draw.published'
  | 'draw.amended'
  | 'draw.withdrawn'
  | 'play.changed'
  | 'entry.withdrawn'
  | 'entry.removed'
  | 'entry.reinstated'
  | 'pair.changed'
  | 'team.renamed'
  | 'line.replaced'
  | 'names.corrected'
>;

/** Draws, how they are played, or who is in them. */
export async function followDraw(
  services: Services,
  tx: Db,
  { tournament }: OfTournament,
): Promise<void> {
  await noteIn(services, tx, tournament.id, 'anything');
}

/** Both orders of a tie are out: its rubbers have sides that no page knows yet. */
export async function followReveal(
  services: Services,
  tx: Db,
  { stageId }: AppEvent<'tie.revealed'>,
): Promise<void> {
  const event = await findEvent(tx, stageId);
  if (event) await noteIn(services, tx, event.tournamentId, 'anything');
}

/** The tournament itself: it was edited, closed, cancelled, held back; or the ties of an event are played by other rules. */
export async function followTournament(
  services: Services,
  tx: Db,
  { tournamentId }: AppEvent<'tournament.changed' | 'tie.rules-changed'>,
): Promise<void> {
  await noteIn(services, tx, tournamentId, 'anything');
}

/** So long after its day a tournament is still read for its results. */
const READ_DAYS = 30;

/** Strangers read another name of somebody: in each tournament that somebody may still follow. */
export async function followName(
  services: Services,
  tx: Db,
  { accountId }: AppEvent<'name.changed' | 'profile.changed'>,
): Promise<void> {
  const since = addDays(dayInJapan(services.clock.now()), -READ_DAYS);
  for (const id of await store.listPlayedBy(tx, accountId, since)) {
    await noteIn(services, tx, id, 'anything');
  }
}

async function noteIn(
  services: Services,
  tx: Db,
  tournamentId: number,
  extent: Extent,
): Promise<void> {
  const noted = changed.get(tx) ?? new Map<number, Extent>();
  changed.set(tx, noted);
  noted.set(tournamentId, wider(noted.get(tournamentId), extent));
  await beforeCommit(tx, noted, () => writeIn(services, tx, noted));
}

/** Two running scores in one transaction are read as any change of matches. */
function wider(before: Extent | undefined, extent: Extent): Extent {
  if (before === undefined) return extent;
  return before === 'anything' || extent === 'anything' ? 'anything' : 'matches';
}

/** Several tournaments are locked in the order of their ids. */
async function writeIn(
  services: Services,
  tx: Db,
  noted: ReadonlyMap<number, Extent>,
): Promise<void> {
  for (const [tournamentId, extent] of [...noted].toSorted(([one], [other]) => one - other)) {
    await writeOne(services, tx, tournamentId, extent);
  }
}

async function writeOne(
  services: Services,
  tx: Db,
  tournamentId: number,
  extent: Extent,
): Promise<void> {
  const memory = memoryOf(services);
  const seq = await store.updateSeq(tx, tournamentId);
  const before = memory.find(tournamentId);
  let after: Known | null = null;
  if (extent !== 'anything' && before?.seq === seq - 1) {
    if (extent !== 'matches') after = await readTally(tx, before, extent);
    after ??= await readKnown(services, tx, tournamentId, seq);
  }
  const patch = before && after ? small(patchBetween(before, after)) : RESET;
  // Also an empty one: a number that no change has would be a gap to readers and to other servers, and expected times may have moved.
  await store.insertChange(tx, { tournamentId, seq, at: services.clock.now(), patch });
  // Before the commit, because the next writer may get the lock before this one hears that it has committed. Where the commit fails, the
  // next number does not follow from what is remembered, and the next change is a reset.
  if (after) memory.learn(tournamentId, after);
  else memory.forget(tournamentId);
  onCommit(tx, () => memory.announce(tournamentId, seq));
}

/** More than a patch holds is a reset. */
function small(patch: Patch): Patch {
  return Buffer.byteLength(JSON.stringify(patch)) > LARGEST_PATCH ? RESET : patch;
}

/** What readers know after the running score of one match; null where they do not know the match. */
async function readTally(tx: Db, before: Known, match: CountedMatch): Promise<Known | null> {
  const last = await findLastTally(tx, match);
  if (!last) return null;
  const tally = { at: new Date(last.at), score: serialise(last.score.sets) };
  const key = keyOf(match.stageId, match.matchId);
  return withTally(before, { seq: before.seq + 1, key, tally });
}

async function readKnown(
  { clock }: Services,
  tx: Db,
  tournamentId: number,
  seq: number,
): Promise<Known | null> {
  const tournament = await tournaments.findById(tx, tournamentId);
  if (!tournament) return null;
  const facts = await readLiveFacts(tx, tournament, clock.now());
  return knownFrom(seq, facts, isFinished(tournament, facts));
}
