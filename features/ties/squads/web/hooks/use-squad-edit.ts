import { useOwnEdit } from '#platform/web/forms/use-own-edit.ts';
import type { Squad, SquadBody } from '../squads.queries.ts';

/** A player on the screen, saved or not. */
export interface EditedPlayer {
  readonly key: string;
  readonly name: string;
  readonly reading: string;
  readonly grade: string;
  /** Null for a typed name. */
  readonly playerId: string | null;
  readonly wanted: SquadBody['players'][number];
}

function asEdited({ number, name, reading, grade, playerId }: Squad['players'][number]) {
  const wanted = { kind: 'member' as const, number };
  return { key: playerId, name, reading, grade, playerId, wanted };
}

/** The players of a squad as somebody orders them on the screen. */
export function useSquadEdit(squad: Squad) {
  const stored: readonly EditedPlayer[] = squad.players.map(asEdited);
  const edit = useOwnEdit({ stored, version: squad.version });
  const { value: players, change: setPlayers } = edit;
  return {
    ...edit,
    players,
    add: (player: EditedPlayer) => setPlayers([...players, player]),
    remove: (key: string) => setPlayers(players.filter((one) => one.key !== key)),
    /** One place up (-1) or down (1). */
    move(key: string, by: -1 | 1) {
      const from = players.findIndex((one) => one.key === key);
      const player = players[from];
      const to = from + by;
      if (!player || to < 0 || to >= players.length) return;
      setPlayers(players.toSpliced(from, 1).toSpliced(to, 0, player));
    },
  };
}
