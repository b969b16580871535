import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { isDayOver } from '../../check-in/check-in.policy.ts';
import { readFacts, type StoredFacts } from '../../queue/server/queue.facts.commands.ts';
import * as courts from '../../server/day.courts.store.ts';
import { isOut } from '../open-tables.policy.ts';
import { asOwnPractice } from './open-tables.presenter.ts';
import * as store from './open-tables.store.ts';

/**
 * The open tables as a player reads them; null without one for them, and once the day is over. The facts are read only while a table is
 * open.
 */
export async function readOwnPractice(
  db: Db,
  { tournament, accountId, now }: { tournament: StoredTournament; accountId: string; now: Date },
) {
  if (isDayOver(tournament, now)) return null;
  const all = await courts.listByTournament(db, tournament.id);
  const turns = (await store.listTurns(db, tournament.id)).filter(({ endedAt }) => !endedAt);
  const own = turns.find((turn) => turn.accountId === accountId);
  if (!own && !all.some(({ isOpenTable }) => isOpenTable)) return null;
  const facts = await readFacts(db, tournament, now);
  if (!own && !isOut(tournament, facts, accountId)) return null;
  const pair = turns.filter(({ matchId }) => matchId !== null && matchId === own?.matchId);
  const accountIds = pair.map((turn) => turn.accountId);
  const people = await store.listPlayers(db, { tournamentId: tournament.id, accountIds });
  return asOwnPractice({ accountId, facts, turns, people });
}

/** Who plays on each open table, and how many wait, for the desk; nobody once the day is over. */
export async function readTables(db: Db, facts: StoredFacts, tournament: StoredTournament) {
  if (isDayOver(tournament, facts.now)) return NO_TABLES;
  if (!facts.courts.some(({ isOpenTable }) => isOpenTable)) return NO_TABLES;
  const turns = (await store.listTurns(db, tournament.id)).filter(({ endedAt }) => !endedAt);
  const accountIds = turns.map(({ accountId }) => accountId);
  const people = await store.listPlayers(db, { tournamentId: tournament.id, accountIds });
  const nameOf = new Map(people.map(({ accountId, name }) => [accountId, name]));
  const called = turns.filter(({ courtId }) => courtId !== null);
  return {
    waiting: turns.filter(({ matchId }) => matchId === null).length,
    pairs: [...Map.groupBy(called, ({ courtId }) => courtId!)].map(([courtId, pair]) => ({
      courtId,
      calledAt: pair[0]!.calledAt!,
      names: pair.map(({ accountId }) => nameOf.get(accountId) ?? ''),
    })),
  };
}

export type Tables = Awaited<ReturnType<typeof readTables>>;

export const NO_TABLES: { readonly waiting: 0; readonly pairs: [] } = { waiting: 0, pairs: [] };
