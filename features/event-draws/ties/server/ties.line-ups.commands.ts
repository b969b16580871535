import { PAIR_JOINT } from '#features/entries/partners/partners.vocabulary.ts';
import { listOfEvent, type SquadPlayer } from '#features/entries/squads/server/squads.store.ts';
import type { PlayerOnSide } from '#features/matches/server/matches.store.ts';
import { listTies, type TieWithOrders } from '#features/matches/ties/server/ties.store.ts';
import { linesOf } from '#features/matches/ties/ties.play.policy.ts';
import { rubberSide, squadNumbersOf, teamOf } from '#features/matches/ties/ties.sides.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import { listNumbersOf } from '../../server/event-draws.store.ts';
import { listSpeakers } from './ties.speakers.store.ts';

/** Who plays in the rubbers of an event's ties. Orders that are not revealed name nobody. */

/** A side of a rubber with its players, like an entrant. */
export interface LineUpSide {
  readonly number: number;
  /** Of the team. */
  readonly team: number;
  readonly entryId: string;
  readonly name: string;
  readonly players: readonly SquadPlayer[];
}

/** Every side of a rubber of revealed ties. */
export async function listLineUps(db: Db, eventId: number): Promise<LineUpSide[]> {
  const ties = (await listTies(db, eventId)).filter(({ revealedAt }) => revealedAt !== null);
  if (ties.length === 0) return [];
  const teams = await listNumbersOf(db, eventId);
  return lineUpsOf(ties, await listOfEvent(db, eventId), teams);
}

interface Team {
  readonly number: number;
  readonly entryId: string;
}

/** The same from what is read already. */
export function lineUpsOf(
  ties: readonly TieWithOrders[],
  squads: readonly SquadPlayer[],
  teams: readonly Team[],
): LineUpSide[] {
  const entryOf = new Map(teams.map(({ number, entryId }) => [String(number), entryId]));
  const playerOf = new Map(squads.map((one) => [`${one.entryId} ${one.number}`, one]));
  const ids = new Set(ties.filter(({ revealedAt }) => revealedAt !== null).flatMap(sidesOf));
  return [...ids].flatMap((id) => {
    const team = teamOf(id);
    const entryId = entryOf.get(team);
    if (entryId === undefined) return [];
    const players = squadNumbersOf(id).flatMap(
      (number) => playerOf.get(`${entryId} ${number}`) ?? [],
    );
    const name = players.map((one) => one.name).join(PAIR_JOINT);
    return [{ number: Number(id), team: Number(team), entryId, name, players }];
  });
}

function sidesOf(tie: TieWithOrders): string[] {
  const lines = linesOf(tie);
  return [
    ...lines.player1.map((line) => rubberSide(tie.team1, line)),
    ...lines.player2.map((line) => rubberSide(tie.team2, line)),
  ].filter((id) => id !== null);
}

/** A side of a rubber for which an account speaks. */
export interface AccountSide {
  readonly number: number;
  readonly entryId: string;
  readonly accountId: string;
  /** The account plays in it; else it speaks for the team. */
  readonly isPlayer: boolean;
}

/** The sides of rubbers for which accounts speak: those who play them, and who speaks for their team. Players come first. */
export async function listAccountSides(db: Db, eventId: number): Promise<AccountSide[]> {
  const sides = await listLineUps(db, eventId);
  if (sides.length === 0) return [];
  const speakers = Map.groupBy(
    await listSpeakers(db, [...new Set(sides.map(({ entryId }) => entryId))]),
    ({ entryId }) => entryId,
  );
  const players = sides.flatMap(({ number, entryId, players: line }) =>
    line.flatMap(({ accountId }) =>
      accountId === null ? [] : [{ number, entryId, accountId, isPlayer: true }],
    ),
  );
  const others = sides.flatMap(({ number, entryId }) =>
    (speakers.get(entryId) ?? []).map(({ accountId }) => ({
      number,
      entryId,
      accountId,
      isPlayer: false,
    })),
  );
  return [...players, ...others];
}

/** The players of the two sides of a rubber, for the row of the match. A step of the command that saves it. */
export async function listRubberPlayers(
  tx: Db,
  eventId: number,
  [first, second]: readonly [string, string],
): Promise<PlayerOnSide[]> {
  const sides = await listLineUps(tx, eventId);
  return sides.flatMap(({ number, players }) => {
    if (number !== Number(first) && number !== Number(second)) return [];
    const side = number === Number(first) ? 1 : 2;
    return players.map(({ playerId }) => ({ side, playerId }));
  });
}
