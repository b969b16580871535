import type { Participant } from '../practice.vocabulary.ts';

/**
 * Checks a list of players against the group's members. Members are called what the group calls them; one who has left
 * the group may stay in a league that lists them already. Externals bring their own names.
 */
export function checkedPlayers(
  players: readonly Participant[],
  members: readonly { readonly id: number; readonly name: string }[],
  listed: readonly Participant[] = [],
):
  | { ok: true; players: Participant[] }
  | { ok: false; code: 'PLAYERS_UNKNOWN'; name: string }
  | { ok: false; code: 'DUPLICATE_PLAYER'; name: string } {
  const names = new Map<Participant['id'], string>();
  for (const { id, name, external } of listed) if (!external) names.set(id, name);
  for (const { id, name } of members) names.set(id, name);
  const seen = new Set<Participant['id']>();
  const checked: Participant[] = [];
  for (const player of players) {
    if (seen.has(player.id)) return { ok: false, code: 'DUPLICATE_PLAYER', name: player.name };
    seen.add(player.id);
    const name = player.external ? player.name : names.get(player.id);
    if (name === undefined) return { ok: false, code: 'PLAYERS_UNKNOWN', name: player.name };
    checked.push({ id: player.id, name, external: player.external });
  }
  return { ok: true, players: checked };
}
