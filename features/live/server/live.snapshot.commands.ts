import { isFinished } from '#features/day/queue/queue.finished.policy.ts';
import * as days from '#features/day/server/day.store.ts';
import { readPublicDraw } from '#features/event-draws/server/event-draws.public.commands.ts';
import { listPublished } from '#features/event-draws/server/event-draws.public.store.ts';
import { listSides } from '#features/event-draws/ties/server/ties.people.commands.ts';
import { readPlayed } from '#features/results/server/results.commands.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { type Known, knownFrom } from '../live.matches.policy.ts';
import { isFollowable, liveState } from '../live.policy.ts';
import { winnerOf } from '../live.winners.policy.ts';
import { readLiveFacts } from './live.facts.commands.ts';
import { asSnapshot } from './live.presenter.ts';
import * as store from './live.store.ts';

/** Reads a tournament as it is at one moment, with the number of the last change in it. */

type ReadServices = Pick<Services, 'db' | 'clock'>;

/** All statements see the database as the first one does: the number and what it stands for belong together. */
const AT_ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** The snapshot, and what readers know by it; null for a tournament that nobody may follow. */
export async function readSnapshot({ db, clock }: ReadServices, tournamentId: number) {
  return db.transaction(async (tx) => {
    const seq = await store.findSeq(tx, tournamentId);
    const tournament = await findFollowable(tx, tournamentId);
    if (!tournament) return null;
    const facts = await readLiveFacts(tx, tournament, clock.now());
    const published = await listPublished(
      tx,
      tournament.events.map(({ id }) => id),
    );
    const people = new Map<number, Awaited<ReturnType<typeof listSides>>>();
    for (const eventId of new Set(facts.stages.map((stage) => stage.eventId))) {
      people.set(eventId, await listSides(tx, eventId));
    }
    const isDayOpen = (await days.find(tx, tournamentId)) !== null;
    const state = liveState(tournament, facts, isDayOpen);
    const isOver = state === 'finished' || state === 'over';
    const winners = isOver ? await readWinners(tx, tournament) : [];
    const known: Known = knownFrom(seq, facts, isFinished(tournament, facts));
    const read = { seq, tournament, facts, state, winners, published, people };
    return { seq, tournament, known, snapshot: asSnapshot(read) };
  }, AT_ONE_MOMENT);
}

async function readWinners(tx: Db, tournament: StoredTournament) {
  const winners = [];
  for (const { event, stages } of await readPlayed(tx, tournament, 'public')) {
    const winner = winnerOf(stages, tournament.endedEarlyAt !== null);
    if (winner) winners.push({ eventId: event.id, ...winner });
  }
  return winners;
}

/** The draw of an event, as everybody reads it. */
export async function readDraw(
  { db }: Pick<ReadServices, 'db'>,
  tournamentId: number,
  eventId: number,
) {
  return db.transaction(async (tx) => {
    const seq = await store.findSeq(tx, tournamentId);
    const tournament = await findFollowable(tx, tournamentId);
    const event = tournament && findEvent(tournament, eventId);
    if (!tournament || !event) return null;
    return { seq, tournament, draw: await readPublicDraw(tx, tournament, event) };
  }, AT_ONE_MOMENT);
}

/** A tournament that can be followed, by everybody unless it is unlisted; null for one that nobody may follow. */
export async function findFollowable(db: Db, id: number): Promise<StoredTournament | null> {
  const tournament = await tournaments.findById(db, id);
  return tournament && isFollowable(tournament) ? tournament : null;
}
