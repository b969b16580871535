import { v7 as uuidv7 } from 'uuid';
import { nextPair, type Waiting } from '#domain/order-of-play/open-tables.ts';
import { notifyPerson } from '#features/notifications/server/notifications.notifications.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { isPlayedToday } from '../../check-in/check-in.policy.ts';
import { readFacts, type StoredFacts } from '../../queue/server/queue.facts.commands.ts';
import * as courts from '../../server/day.courts.store.ts';
import { isBusy, isOut } from '../open-tables.policy.ts';
import * as store from './open-tables.store.ts';

/** Gives the open tables to the players who wait. */

interface Around {
  readonly tournament: StoredTournament;
  readonly facts: StoredFacts;
}

/** A match that is played on one of these courts loses its table; who waits is paired on those that are open still. */
export async function takeBackIn(
  services: Pick<Services, 'jobs'>,
  tx: Db,
  courtIds: readonly string[],
  { tournament, now }: { readonly tournament: StoredTournament; readonly now: Date },
): Promise<void> {
  await store.updateWithoutCourt(tx, courtIds);
  await pairIn(services, tx, { tournament, facts: await readFacts(tx, tournament, now) });
}

/**
 * Pairs players who wait, as long as an open table is free, and calls them there. Where no table is open any more, nobody waits. A step of
 * the commands that hold the day.
 */
export async function pairIn(
  services: Pick<Services, 'jobs'>,
  tx: Db,
  { tournament, facts }: Around,
): Promise<void> {
  const { id: tournamentId } = tournament;
  const { now } = facts;
  const open = (await courts.listByTournament(tx, tournamentId)).filter(
    ({ isOpenTable }) => isOpenTable,
  );
  const turns = await store.listTurns(tx, tournamentId);
  const running = turns.filter(({ endedAt }) => endedAt === null);
  const waiting = running.filter(({ matchId }) => matchId === null);
  if (open.length === 0) {
    await store.updateEnded(
      tx,
      waiting.map(({ id }) => id),
      now,
    );
    return;
  }
  const free = open.filter(({ id }) => !running.some(({ courtId }) => courtId === id));
  let left = await rated(tx, waiting, { tournament, facts, turns });
  for (const court of free) {
    const pair = nextPair(left);
    if (!pair) return;
    const ids = pair.map(({ id }) => id);
    const own = waiting.filter(({ accountId }) => ids.includes(accountId));
    const called = { matchId: uuidv7(), courtId: court.id, calledAt: now };
    await store.updatePaired(
      tx,
      own.map(({ id }) => id),
      called,
    );
    for (const { accountId } of own) {
      await notifyOfTable(services, tx, { tournament, facts }, { accountId, court, ...called });
    }
    left = left.filter(({ id }) => !ids.includes(id));
  }
}

/** Those who wait and can play now, by account. Who has got a match of the tournament again stays in the list, and is not paired. */
async function rated(
  tx: Db,
  waiting: readonly store.StoredTurn[],
  { tournament, facts, turns }: Around & { readonly turns: readonly store.StoredTurn[] },
): Promise<readonly Waiting[]> {
  const accountIds = waiting.map(({ accountId }) => accountId);
  const people = await store.listPlayers(tx, { tournamentId: tournament.id, accountIds });
  const points = new Map(people.map((one) => [one.accountId, one.points]));
  return accountIds
    .filter((id) => isOut(tournament, facts, id) && !isBusy(facts, id))
    .map((id) => ({ id, points: points.get(id) ?? null, met: metBy(id, turns) }));
}

function metBy(accountId: string, turns: readonly store.StoredTurn[]): ReadonlySet<string> {
  const played = turns.filter((turn) => turn.accountId === accountId && turn.matchId !== null);
  const matchIds = new Set(played.map(({ matchId }) => matchId));
  const others = turns.filter((turn) => turn.accountId !== accountId && matchIds.has(turn.matchId));
  return new Set(others.map((turn) => turn.accountId));
}

interface Called {
  readonly accountId: string;
  readonly court: courts.StoredCourt;
  readonly matchId: string;
}

async function notifyOfTable(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  { tournament, facts }: Around,
  { accountId, court, matchId }: Called,
): Promise<void> {
  if (!isPlayedToday(tournament, facts.now)) return;
  const side = [...facts.sides.values()].find(({ people }) =>
    people.some((person) => person.accountId === accountId),
  );
  if (!side) return;
  const { id: tournamentId, name: tournamentName, sport } = tournament;
  await notifyPerson({ jobs }, tx, {
    accountId,
    kind: 'court-called',
    now: facts.now,
    facts: {
      tournamentId,
      tournamentName,
      eventId: side.eventId,
      place: court.name,
      courtKind: courtKind(sport),
    },
    dedupeKey: `open-table ${matchId} ${accountId}`,
  });
}
