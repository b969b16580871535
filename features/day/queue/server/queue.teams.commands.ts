import { listOfEvent, type SquadPlayer } from '#features/entries/squads/server/squads.store.ts';
import { lineUpsOf } from '#features/event-draws/ties/server/ties.line-ups.commands.ts';
import { tieMatchesOf } from '#features/event-draws/ties/ties.of-draw.policy.ts';
import {
  listRules,
  listTies,
  type TieWithOrders,
} from '#features/matches/ties/server/ties.store.ts';
import {
  templateOf,
  tieInPlay,
  USUAL_COURTS_AT_ONCE,
} from '#features/matches/ties/ties.play.policy.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { keyOf, type OpenAgreement, type PlayedStage } from '../queue.matches.policy.ts';
import { type DaySide, type Sides, sideKey, sideOf } from '../queue.sides.policy.ts';
import type { StoredNumber, StoredResultRow } from './queue.draws.store.ts';

/** What a day has to know of its events for teams: their ties, and who plays in the rubbers. */

export type ResultRow = StoredResultRow & { readonly agreement: OpenAgreement | null };

/** What the day has to know of a row's result. */
export function asEntered({ version, scoredAt, createdAt, agreement }: ResultRow) {
  return { version, at: scoredAt ?? createdAt, agreement };
}

interface Teams {
  readonly ties: readonly TieWithOrders[];
  readonly squads: readonly SquadPlayer[];
}

/** Reads the teams of a day. An event for players needs no statement. */
export async function readTeams(
  db: Db,
  { events, sport }: StoredTournament,
  numbers: readonly StoredNumber[],
  isPlaying: (key: string) => boolean,
) {
  const ids = events.flatMap(({ id, discipline }) => (discipline === 'Team' ? [id] : []));
  const rules = await listRules(db, ids);
  const teams = new Map<number, Teams>();
  for (const id of ids) {
    const ties = await listTies(db, id);
    teams.set(id, { ties, squads: ties.length > 0 ? await listOfEvent(db, id) : [] });
  }

  function withTies(stage: PlayedStage, results: readonly ResultRow[]): PlayedStage {
    const own = teams.get(stage.eventId);
    if (!own) return stage;
    const { drawNumber, draw } = stage;
    const ofEvent = rules.get(stage.eventId);
    const rows = results.filter(
      (row) => row.stageId === stage.id && row.drawNumber === drawNumber && row.tieId !== null,
    );
    const stored = new Map(
      own.ties.flatMap((tie) => (tie.stageId === stage.id ? [[tie.matchId, tie]] : [])),
    );
    const matches = tieMatchesOf({
      draw,
      formats: stage.settings,
      isFirstStage: stage.stage === null,
      results: stage.results,
      out: stage.rules.out,
    });
    const entered = rows.map((row) => [row.drawMatchId ?? '', asEntered(row)] as const);
    return {
      ...stage,
      ties: {
        courtsAtOnce: ofEvent?.courtsAtOnce ?? USUAL_COURTS_AT_ONCE,
        ties: matches.map((match) =>
          tieInPlay(match, {
            drawNumber,
            rows,
            template: templateOf(ofEvent, sport),
            tie: stored.get(match.matchId),
            isPlaying: (matchId) => isPlaying(keyOf(stage.id, matchId)),
          }),
        ),
      },
      entered: new Map([...stage.entered, ...entered]),
    };
  }

  function withLineUps(sides: Sides): Sides {
    const lineUps = [...teams].flatMap(([eventId, { ties, squads }]) => {
      const own = numbers.filter((one) => one.eventId === eventId);
      return lineUpsOf(ties, squads, own).flatMap(({ number, team, name, players }) => {
        const side = sideOf(sides, eventId, String(team));
        return side ? [lineUpSide(side, { id: String(number), name, players })] : [];
      });
    });
    return new Map([
      ...sides,
      ...lineUps.map((one) => [sideKey(one.eventId, one.id), one] as const),
    ]);
  }

  return { withTies, withLineUps };
}

/** Who plays a rubber for a team. They are there when their team is. */
function lineUpSide(
  team: DaySide,
  {
    id,
    name,
    players,
  }: { readonly id: string; readonly name: string; readonly players: readonly SquadPlayer[] },
): DaySide {
  const [contact] = team.people;
  return {
    ...team,
    id,
    name,
    club: team.name,
    isLineUp: true,
    people: players.map((player) => ({
      key: player.accountId ?? player.playerId,
      id: player.playerId,
      accountId: player.accountId,
      name: player.name,
      reading: player.reading,
      club: team.name,
      isMissing: contact?.isMissing ?? false,
      isAbsent: contact?.isAbsent ?? false,
      cameAt: contact?.cameAt ?? null,
    })),
  };
}
