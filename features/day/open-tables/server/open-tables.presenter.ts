import { publicNames } from '#domain/common/name-display.ts';
import { consentIn } from '#features/guardians/guardians.policy.ts';
import type { StoredFacts } from '../../queue/server/queue.facts.commands.ts';
import { practiceFormat } from '../open-tables.policy.ts';
import type { listPlayers, StoredTurn } from './open-tables.store.ts';

type Player = Pick<
  Awaited<ReturnType<typeof listPlayers>>[number],
  'accountId' | 'name' | 'age' | 'chosen'
>;

/** The names of these players as strangers may read them, by account. */
export function publicNamesOf(people: readonly Player[]): ReadonlyMap<string, string> {
  const shown = publicNames(people.map((one) => ({ name: one.name, consent: consentIn(one) })));
  return new Map(people.map(({ accountId }, at) => [accountId, shown[at] ?? '']));
}

interface Own {
  readonly accountId: string;
  readonly facts: StoredFacts;
  /** Those of the day that are not over, who signed up first in front. */
  readonly turns: readonly StoredTurn[];
  /** Of the own match. */
  readonly people: readonly Player[];
}

/** What an open table means for a player who is out: they can sign up, wait, or are called. */
export function asOwnPractice({ accountId, facts, turns, people }: Own) {
  const waiting = turns.filter(({ matchId }) => matchId === null);
  const own = turns.find((turn) => turn.accountId === accountId);
  const nobody = { ahead: null, court: null, match: null };
  if (!own) return { state: 'open' as const, ...nobody };
  if (own.matchId === null) {
    const ahead = waiting.findIndex(({ id }) => id === own.id);
    return { state: 'waiting' as const, ...nobody, ahead };
  }
  const other = turns.find(({ id, matchId }) => id !== own.id && matchId === own.matchId);
  const names = publicNamesOf(people);
  const side = (id: string | undefined) => ({
    name:
      (id === accountId ? people.find((one) => one.accountId === id)?.name : names.get(id ?? '')) ??
      '',
    club: clubOf(facts, id),
  });
  const pair = turns.filter(({ matchId }) => matchId === own.matchId);
  return {
    state: 'called' as const,
    ahead: null,
    court: facts.courts.find(({ id }) => id === own.courtId)?.name ?? null,
    match: {
      id: own.matchId,
      opponent: side(other?.accountId),
      /** In the order of the card. */
      sides: [side(pair[0]?.accountId), side(pair[1]?.accountId)] as [
        ReturnType<typeof side>,
        ReturnType<typeof side>,
      ],
      calledAt: own.calledAt!.toISOString(),
      scoreFormat: practiceFormat(facts.tournament.sport),
    },
  };
}

function clubOf({ sides }: StoredFacts, accountId: string | undefined): string | null {
  const people = [...sides.values()].flatMap((side) => side.people);
  return people.find((one) => one.accountId === accountId)?.club ?? null;
}
