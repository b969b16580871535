import type { NameMatches } from '#features/matches/server/matches.owner.provider.ts';
import type { StoredMatch } from '#features/matches/server/matches.store.ts';
import { publicNamesOf } from './open-tables.presenter.ts';
import * as store from './open-tables.store.ts';

/**
 * Names the players of matches on open tables as they are named now: the own side with the whole name, the other one with the name that
 * strangers may read today. The row has the initials alone, since a consent can be taken back.
 */
export const nameOpenTableMatches: NameMatches = async (db, matches, viewer) => {
  const ids = matches.filter(isOfNoGroup).map(({ id }) => id);
  const people = Map.groupBy(await store.listMatchPlayers(db, ids), ({ matchId }) => matchId);
  return matches.map((match) => {
    const playing = people.get(match.id);
    if (!playing) return match;
    const shown = publicNamesOf(playing);
    const named = (at: 1 | 2) => {
      const side = match[at === 1 ? 'player1' : 'player2'];
      const person = playing.find((one) => one.side === at);
      if (!person) return side;
      const isOwn = person.accountId === viewer.id;
      return { ...side, name: isOwn ? person.name : (shown.get(person.accountId) ?? side.name) };
    };
    return { ...match, player1: named(1), player2: named(2) };
  });
};

/** Of these only matches on open tables know their players; free practice knows names. */
function isOfNoGroup({ ownerAccountId, groupId, sessionId }: StoredMatch): boolean {
  return ownerAccountId !== null && groupId === null && sessionId === null;
}
