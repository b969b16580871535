import { ok, type Result, refuse } from '#domain/common/result.ts';
import type {
  AnyWriter,
  EventMatch,
  Target,
  TargetRefusal,
  WantedMatch,
} from '#features/matches/server/matches.owner.provider.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import type { StoredMatch } from '#features/matches/server/matches.store.ts';
import { type RubberRow, withRubber } from '#features/matches/ties/ties.play.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { FindClosed } from '../../corrections/server/corrections.commands.ts';
import { findPlayersIn } from '../../results/server/results.players.commands.ts';
import type { OwnEvent } from '../../server/event-draws.locks.commands.ts';
import { resultOf, rubberObjection } from '../ties.changes.policy.ts';
import { furtherObjection } from './ties.outcomes.commands.ts';
import { readStageTies, type StageTies } from './ties.reading.commands.ts';

/** The rubbers of ties as matches that somebody scores: ordinary ones, whose sides are those of the orders. */

type FindEvent = (db: Db) => Promise<Result<OwnEvent, TargetRefusal>>;
type Wanted = Pick<WantedMatch<EventMatch, AnyWriter>, 'id' | 'match'>;

/** Finds a rubber of a tie in the published draw that the writer saw. */
export async function findRubberTarget(
  db: Db,
  { id, match }: Wanted,
  findEvent: FindEvent,
  findClosed: FindClosed,
): Promise<Result<Target, TargetRefusal>> {
  const found = await findRubber(db, match, findEvent, findClosed);
  if (!found.ok) return found;
  const { tie, rubber } = found.value;
  const [player1, player2] = [String(match.player1Id), String(match.player2Id)];
  return ok({
    player1: { id: player1, name: player1 },
    player2: { id: player2, name: player2 },
    target: {
      id,
      kind: 'league',
      stageId: found.value.stage.id,
      groupId: null,
      groupName: null,
      ownerAccountId: null,
      drawNumber: match.drawNumber,
      drawMatchId: rubber.matchId,
      tieId: tie.tie!.id,
      rubberNo: rubber.number,
      state: 'saved',
      playedOn: found.value.tournament.eventDate,
    },
    hasNotes: false,
    findPlayers: (tx) => findPlayersIn(tx, match.eventId, [player1, player2]),
    findRules: async (tx) => {
      const now = await findRubber(tx, match, findEvent, findClosed);
      if (!now.ok) return now;
      return ok({
        scoreFormat: now.value.tie.match.scoreFormat,
        findObjection: (card) => objectionTo(tx, now.value, card),
      });
    },
  });
}

/** Whether the result of a rubber can be taken back, or restored. */
export async function mayClearRubber(
  db: Db,
  own: OwnEvent,
  { sessionId, drawMatchId, drawNumber, tieId }: StoredMatch,
): Promise<boolean> {
  const stage = sessionId ? await stages.find(db, sessionId) : null;
  const played = stage && (await readStageTies(db, { ...own, stage }));
  const found = played && drawMatchId && rubberIn(played, drawMatchId);
  if (!found || played.drawNumber !== drawNumber) return false;
  // A rubber of other teams stays theirs where others meet now.
  if (found.tie.tie?.id !== tieId) return false;
  return (await objectionTo(db, { ...own, ...played, ...found }, null)) === null;
}

interface FoundRubber extends OwnEvent, StageTies {
  readonly tie: StageTies['ties'][number];
  readonly rubber: StageTies['ties'][number]['rubbers'][number];
}

async function findRubber(
  db: Db,
  { eventId, drawNumber, rubber: ref, player1Id, player2Id }: EventMatch,
  findEvent: FindEvent,
  findClosed: FindClosed,
): Promise<Result<FoundRubber, TargetRefusal>> {
  const own = await findEvent(db);
  if (!own.ok) return own;
  const refusal = await findClosed(db, own.value);
  if (refusal) return refuse(refusal);
  const stage = ref ? await stages.find(db, ref.stageId) : null;
  const played =
    stage?.eventId === eventId ? await readStageTies(db, { ...own.value, stage }) : null;
  if (!ref || played?.drawNumber !== drawNumber) return refuse('DRAW_CHANGED');
  const found = rubberIn(played, ref.matchId);
  const isSame =
    found?.rubber.player1 === String(player1Id) && found.rubber.player2 === String(player2Id);
  if (!found || !isSame) return refuse('PLAYERS_UNKNOWN');
  if (found.tie.match.isSettled) return refuse('TIE_DECIDED');
  return ok({ ...own.value, ...played, ...found });
}

function rubberIn({ ties }: StageTies, matchId: string) {
  for (const tie of ties) {
    const rubber = tie.rubbers.find((one) => one.matchId === matchId);
    if (rubber) return { tie, rubber };
  }
  return null;
}

/** Why a rubber cannot have a score, or lose its result (null): what follows from its tie has begun, or is drawn. */
async function objectionTo(
  db: Db,
  found: FoundRubber,
  after: Pick<RubberRow, 'sets' | 'winner' | 'status'> | null,
): Promise<TargetRefusal | null> {
  const { tie, rubber } = found;
  const objection = rubberObjection({ ...found, rubber: rubber.number, after });
  if (objection) return objection;
  const result = resultOf(withRubber(tie, rubber.number, after));
  return furtherObjection(db, found, { matchId: tie.match.matchId, result });
}
