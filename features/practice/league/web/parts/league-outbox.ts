import { v7 as newId } from 'uuid';
import type { Output } from '#platform/shared/endpoint.ts';
import type { Fate } from '#platform/web/offline/outbox.ts';
import { type Outgoing, requestOf } from '#platform/web/offline/outbox-entry.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { isOnline } from '#platform/web/offline/use-online.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import type { Participant } from '../../../practice.vocabulary.ts';
import * as contract from '../../league.contract.ts';
import { type League, leagueKnown, leagueQuery } from '../league.queries.ts';

const OPEN = 'practice.league';
const CHANGE = 'practice.league-change';
const PATIENCE = 2500;

type Change = Partial<Pick<League, 'preset' | 'players'>>;

/** Opens a league, also without a signal: its scores wait behind it. */
export async function openLeague(
  league: Pick<League, 'id' | 'groupId' | 'groupName' | 'practiceDate'> & {
    readonly players: readonly Participant[];
  },
  owner: string,
): Promise<Fate> {
  const { id, groupId, practiceDate, players } = league;
  const body = { id, groupId, practiceDate, players: [...players] };
  const write = {
    id: newId(),
    kind: OPEN,
    lane: id,
    ...requestOf(contract.createLeague, { body }),
    about: null,
  };
  const fate = await outbox.submit(write, owner, patience());
  if (fate.kind === 'waiting') {
    const start = { preset: 'table-tennis', version: 1, mine: true, matches: [] } as const;
    leagueKnown({ ...league, ...start, matches: [], players: [...players] });
  }
  return fate;
}

/**
 * Changes players or rules of a league; what waits is shown as if it were so already. `league` is what the writer saw,
 * their own waiting changes included: the server merges the difference.
 */
export async function changeLeague(league: League, change: Change, owner: string): Promise<Fate> {
  const id = newId();
  const fate = await outbox.submit(
    {
      id,
      kind: CHANGE,
      lane: league.id,
      ...requestOf(contract.changeLeague, {
        params: { id: league.id },
        body: { writeId: id, baseVersion: league.version, seen: seenOf(league), ...change },
      }),
      about: change,
    },
    owner,
    patience(),
  );
  if (fate.kind !== 'refused') return fate;
  // Nothing typed is lost by it: what stands now is shown, and the person may change it again.
  await outbox.discard(id);
  await queryClient.invalidateQueries({ queryKey: leagueQuery(league.id).queryKey });
  return fate;
}

function seenOf({ players, preset }: League) {
  return { players: players.map(({ id }) => id), preset };
}

/** The league with the changes that still wait on this phone. */
export function withKeptChanges(league: League, entries: readonly Outgoing[]): League {
  const changes = entries
    .filter(({ kind, lane, refusal }) => kind === CHANGE && lane === league.id && !refusal)
    .map(({ about }) => about as Change);
  return Object.assign({}, league, ...changes) as League;
}

/** Whether a league that was opened on this phone has not reached the server yet, which does not know it then. */
export function isOpening(sessionId: string, entries: readonly Outgoing[]): boolean {
  return entries.some(({ kind, lane, refusal }) => kind === OPEN && lane === sessionId && !refusal);
}

function patience(): number {
  return isOnline() ? PATIENCE : 0;
}

function takeOver(_entry: Outgoing, data: unknown): void {
  leagueKnown((data as Output<typeof contract.createLeague>).league);
}
outbox.receive(OPEN, takeOver);
outbox.receive(CHANGE, takeOver);
