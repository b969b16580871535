import { ok, type Result, refuse } from '#domain/common/result.ts';
import { serialise } from '#domain/scorecard/score-text.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import {
  existsFurtherOut,
  findFollowedSince,
} from '#features/matches/draws/server/draws.events.store.ts';
import type {
  AnyWriter,
  EventMatch,
  MatchOwner,
  MatchRights,
  MatchRules,
  Target,
  TargetRefusal,
  WantedMatch,
} from '#features/matches/server/matches.owner.provider.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { listOwnSides, type StoredMatch } from '#features/matches/server/matches.store.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import {
  closedUnlessCorrected,
  closedWhenFinal,
  type FindClosed,
  isCorrection,
} from '../../corrections/server/corrections.commands.ts';
import { isSameGoingOn, withResult } from '../../event-draws.further.policy.ts';
import { type EventRequest, findDeskEvent } from '../../server/event-draws.locks.commands.ts';
import { listEntrants } from '../../server/event-draws.store.ts';
import { findRubberTarget, mayClearRubber } from '../../ties/server/ties.owner.provider.ts';
import { playOf } from '../results.policy.ts';
import { publishedOf } from './results.commands.ts';
import { findPlayersIn } from './results.players.commands.ts';
import { asResults, readResults } from './results.presenter.ts';

type Asker = EventRequest['account'];

/** The events of tournaments as the owner of matches: who runs or referees an event enters its results. */
export function eventOwner(clock: Clock): MatchOwner<EventMatch, Asker> {
  return {
    findTarget: async (db, { account, ...wanted }) => {
      const found = await findTarget(
        db,
        wanted,
        (at) => findDeskEvent(at, { ...wanted.match, account }),
        closedUnlessCorrected(clock, account),
      );
      return found.ok ? ok({ ...found.value, isDesk: true }) : found;
    },
    findRights: (db, account, match) => findRights(clock, db, account, match),
  };
}

/** Finds the event of a match for somebody whom another rule permits to enter its result. */
export type FindPermitted = (db: Db) => ReturnType<typeof findDeskEvent>;

/** The same for a match whose writer `findEvent` permits: one of its players, or a device with a link. */
export function permittedOwner<Writer extends AnyWriter>(
  findEvent: FindPermitted,
): Pick<MatchOwner<EventMatch, Writer>, 'findTarget'> {
  return { findTarget: (db, wanted) => findTarget(db, wanted, findEvent, closedWhenFinal) };
}

/** Finds the match of a group in the published draw that the writer saw. Its sides are named by their numbers only. */
async function findTarget(
  db: Db,
  { id, match }: Pick<WantedMatch<EventMatch, AnyWriter>, 'id' | 'match'>,
  findEvent: FindPermitted,
  findClosed: FindClosed,
): Promise<Result<Target, TargetRefusal>> {
  if (match.rubber) return findRubberTarget(db, { id, match }, findEvent, findClosed);
  const player1Id = String(match.player1Id);
  const player2Id = String(match.player2Id);
  if (player1Id === player2Id) return refuse('SAME_PLAYER');
  const found = await findPublished(db, match, findEvent, findClosed);
  if (!found.ok) return found;
  const { stage, draw, tournament } = found.value;
  const groups = isGroupsDraw(draw) ? draw.groups : [];
  const meet = groups.some((group) => group.includes(player1Id) && group.includes(player2Id));
  // The result of a tie is that of its rubbers.
  if (!meet || found.value.event.discipline === 'Team') return refuse('PLAYERS_UNKNOWN');
  return ok({
    player1: asSide(player1Id),
    player2: asSide(player2Id),
    target: {
      id,
      kind: 'league',
      stageId: stage.id,
      groupId: null,
      groupName: null,
      ownerAccountId: null,
      drawNumber: match.drawNumber,
      state: 'saved',
      playedOn: tournament.eventDate,
    },
    hasNotes: false,
    findPlayers: (tx) => findPlayersIn(tx, match.eventId, [player1Id, player2Id]),
    findRules: async (tx) => {
      const now = await findPublished(tx, match, findEvent, findClosed);
      if (!now.ok) return now;
      const { scoreFormat } = playOf(now.value.stage.settings, now.value.tournament.sport);
      const findObjection: MatchRules['findObjection'] = async ({ sets, winner, status }) => {
        if (isCorrection(now.value)) return null;
        const followedSince = await findFollowedSince(tx, match.eventId);
        if (followedSince === null) return null;
        const result = { player1Id, player2Id, sets: serialise(sets), winner, status };
        return objectionTo(tx, { ...now.value, followedSince }, result);
      };
      return ok({ scoreFormat, findObjection });
    },
  });
}

/** Why a match of groups that a published draw follows from cannot have this result; null where the same people go on. */
async function objectionTo(
  tx: Db,
  {
    stage,
    event,
    tournament,
    draw,
    drawNumber,
    followedSince,
  }: Published & { readonly followedSince: Date },
  result: Parameters<typeof withResult>[1],
): Promise<TargetRefusal | null> {
  const { format } = stage.settings;
  if (!isGroupsDraw(draw) || format?.kind !== 'groups') return 'NEXT_STAGE_DRAWN';
  const entrants = await listEntrants(tx, event.id);
  const results = await readResults(tx, { stageId: stage.id, number: drawNumber, draw });
  const before = asResults({ draw, stage, tournament, entrants, followedSince, results });
  if (!('matches' in before)) return 'NEXT_STAGE_DRAWN';
  const after = withResult(before, result);
  return isSameGoingOn(draw, format, { before, after }) ? null : 'NEXT_STAGE_DRAWN';
}

type Published = Extract<Awaited<ReturnType<typeof findPublished>>, { ok: true }>['value'];

async function findPublished(
  db: Db,
  { eventId, drawNumber }: Pick<EventMatch, 'eventId' | 'drawNumber'>,
  findEvent: FindPermitted,
  findClosed: FindClosed,
) {
  const own = await findEvent(db);
  if (!own.ok) return own;
  const refusal = await findClosed(db, own.value);
  if (refusal) return refuse(refusal);
  const stage = await stages.findAt(db, eventId, 0);
  const published = await publishedOf(db, { ...own.value, stage }, drawNumber);
  return published.ok ? ok({ ...published.value, drawNumber }) : published;
}

/** The name of a person is looked up in the seeding list, where it follows the person's choice. */
function asSide(id: string) {
  return { id, name: id };
}

/** Its players read it; who runs or referees the event may take a wrong result back while its draw is published. */
async function findRights(
  clock: Clock,
  db: Db,
  account: Asker,
  match: StoredMatch,
): Promise<MatchRights> {
  const { id, sessionId, drawNumber } = match;
  const event = sessionId ? await stages.findEvent(db, sessionId) : null;
  if (!event || drawNumber === null) return { read: false, write: false };
  const read = (await listOwnSides(db, account.id, [id])).size > 0;
  const found = await findPublished(
    db,
    { ...event, drawNumber },
    (at) => findDeskEvent(at, { ...event, account }),
    closedUnlessCorrected(clock, account),
  );
  if (!found.ok) return { read, write: false };
  // What a published draw follows from cannot change.
  if (match.rubberNo !== null) return { read, write: await mayClearRubber(db, found.value, match) };
  return { read, write: !(await existsFurtherOut(db, event.eventId)) };
}
