import { v7 as newId } from 'uuid';
import { peopleOf } from '#domain/scorecard/sides.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { readAgain } from '#platform/web/api/read-again.ts';
import type { SubmitResult } from '#platform/web/offline/outbox.ts';
import { type OutboxEntry, requestOf } from '#platform/web/offline/outbox-entry.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import type { Participant } from '../../../practice.vocabulary.ts';
import * as contract from '../../league.contract.ts';
import { cacheLeague, type League, leagueQuery } from '../league.queries.ts';

export const LEAGUE_OPEN = 'practice.league';
export const LEAGUE_CHANGE = 'practice.league-change';

type Change = Partial<Pick<League, 'preset' | 'players' | 'scoreFormat'>>;

/** Opens a league, also without a signal: its scores are queued after it. */
export async function openLeague(
  league: Pick<League, 'id' | 'groupId' | 'groupName' | 'practiceDate' | 'scoreFormat'> & {
    readonly players: readonly Participant[];
  },
  accountId: string,
): Promise<SubmitResult> {
  const { id, groupId, practiceDate, players, scoreFormat } = league;
  const body = {
    id,
    groupId,
    practiceDate,
    players: [...players],
    ...(scoreFormat && { scoreFormat }),
  };
  const write = {
    id: newId(),
    kind: LEAGUE_OPEN,
    queueKey: id,
    ...requestOf(contract.createLeague, { body }),
    meta: null,
  };
  const outcome = await outbox.submit(write, accountId);
  if (outcome.kind === 'waiting') {
    const start = {
      preset: 'table-tennis',
      version: 1,
      self: null,
      may: { remove: true },
    } as const;
    cacheLeague({ ...league, ...start, matches: [], guests: [], players: [...players] });
  }
  return outcome;
}

/**
 * Changes players or rules of a league; a pending change is shown as if it were stored. `league` is what the writer
 * saw, including their own pending changes: the server merges the difference.
 */
export async function changeLeague(
  league: League,
  change: Change,
  accountId: string,
): Promise<SubmitResult> {
  const id = newId();
  const outcome = await outbox.submit(
    {
      id,
      kind: LEAGUE_CHANGE,
      queueKey: league.id,
      ...requestOf(contract.changeLeague, {
        params: { id: league.id },
        body: { writeId: id, baseVersion: league.version, seen: seenOf(league), ...change },
      }),
      meta: change,
    },
    accountId,
  );
  if (outcome.kind !== 'refused') return outcome;
  // No input is lost: the current league is shown, once there is a signal, and the person may change it again.
  await outbox.discard(id);
  await readAgain(queryClient, { queryKey: leagueQuery(league.id).queryKey });
  return outcome;
}

function seenOf({ players, preset, scoreFormat = null }: League) {
  return { players: players.map(({ id }) => id), preset, scoreFormat };
}

/** The league with the pending changes of this phone; `guests` are all that it knows, also those on the list. */
export function withPendingChanges(league: League, entries: readonly OutboxEntry[]): League {
  const changes = entries
    .filter(
      ({ kind, queueKey, refusal }) => kind === LEAGUE_CHANGE && queueKey === league.id && !refusal,
    )
    .map(({ meta }) => meta as Change);
  // Whom a pending change takes off or adds has a number, and perhaps results, which the server does not report yet.
  const pending = [league, ...changes].flatMap(({ players = [] }) => players.flatMap(guestsOf));
  const guests = [...league.guests, ...pending];
  return Object.assign({}, league, ...changes, { guests }) as League;
}

function guestsOf(side: Participant): Participant[] {
  return peopleOf(side).flatMap(({ id, name, external }) =>
    external ? [{ id, name, external }] : [],
  );
}

/** Whether a league that was opened on this phone has not reached the server yet. */
export function isOpening(sessionId: string, entries: readonly OutboxEntry[]): boolean {
  return entries.some(
    ({ kind, queueKey, refusal }) => kind === LEAGUE_OPEN && queueKey === sessionId && !refusal,
  );
}

/** Caches the league that the server has answered with. */
export function leagueAccepted({ league }: Output<typeof contract.createLeague>): void {
  cacheLeague(league);
}
