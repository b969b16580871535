import { ok, type Result, refuse } from '#domain/common/result.ts';
import { isSameField } from '#domain/stage-draw/consolation.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import type {
  KnockoutOwner,
  LockedKnockout,
} from '#features/matches/draw-results/server/draw-results.owner.provider.ts';
import { existsFurtherOut } from '#features/matches/draws/server/draws.events.store.ts';
import * as draws from '#features/matches/draws/server/draws.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import {
  closedUnlessCorrected,
  closedWhenFinal,
  type FindClosed,
  isCorrection,
} from '../../corrections/server/corrections.commands.ts';
import {
  type ChangeRefusal,
  type EventRequest,
  findDeskEvent,
  type OwnEvent,
} from '../../server/event-draws.locks.commands.ts';
import { listEntrants } from '../../server/event-draws.store.ts';
import { formatIn, outOf, playedDraw } from '../results.policy.ts';
import { publishedOf } from './results.commands.ts';
import type { FindPermitted } from './results.owner.provider.ts';
import { findPlayersIn } from './results.players.commands.ts';

type OwnerRefusal = ChangeRefusal | 'DRAW_CHANGED' | 'MATCH_NOT_FOUND' | 'NEXT_STAGE_DRAWN';

/** A knockout of an event, for somebody who asks: who runs or referees the event records its results. */
export function eventKnockoutOwner(
  clock: Clock,
  request: EventRequest,
  stageId: string,
): KnockoutOwner<OwnEvent, OwnerRefusal> {
  const { eventId } = request;
  const findEvent: FindPermitted = (db) => findDeskEvent(db, request);
  const findClosed = closedUnlessCorrected(clock, request.account);
  return ownerOf({ eventId, stageId, findEvent, findClosed, isDesk: true });
}

/** The same for somebody whom `findEvent` permits: one of the players of a match, or a device with a link. */
export function permittedKnockoutOwner(
  wanted: Omit<Wanted, 'findClosed' | 'isDesk'>,
): KnockoutOwner<OwnEvent, OwnerRefusal> {
  return ownerOf({ ...wanted, findClosed: closedWhenFinal });
}

function ownerOf(wanted: Wanted): KnockoutOwner<OwnEvent, OwnerRefusal> {
  return { find: (db) => findEntered(db, wanted), lock: (tx) => lock(tx, wanted) };
}

/** The same for somebody who enters a result: that of a tie between teams follows from its rubbers. */
async function findEntered(
  db: Db,
  wanted: Wanted,
): Promise<Result<OwnEvent, ChangeRefusal | 'MATCH_NOT_FOUND'>> {
  const found = await findPlayable(db, wanted);
  return found.ok && found.value.event.discipline === 'Team' ? refuse('MATCH_NOT_FOUND') : found;
}

async function findPlayable(
  db: Db,
  { findEvent, findClosed }: Pick<Wanted, 'findEvent' | 'findClosed'>,
): Promise<Result<OwnEvent, ChangeRefusal>> {
  const found = await findEvent(db);
  if (!found.ok) return found;
  const refusal = await findClosed(db, found.value);
  return refusal ? refuse(refusal) : found;
}

interface Wanted {
  readonly eventId: number;
  readonly stageId: string;
  readonly findEvent: FindPermitted;
  readonly findClosed: FindClosed;
  readonly isDesk?: boolean;
}

async function lock(
  tx: Db,
  { eventId, stageId, isDesk = false, ...permitted }: Wanted,
): Promise<Result<LockedKnockout<OwnerRefusal>, OwnerRefusal>> {
  const stage = await stages.findForUpdate(tx, stageId);
  // Asked again under the lock: the tournament may have been cancelled meanwhile.
  const found = await findPlayable(tx, permitted);
  if (!found.ok) return found;
  if (stage?.eventId !== eventId) return refuse('MATCH_NOT_FOUND');
  const { settings } = stage;
  return ok({
    stageId,
    row: {
      groupId: null,
      groupName: null,
      ownerAccountId: null,
      playedOn: found.value.tournament.eventDate,
    },
    hasNotes: false,
    isDesk,
    rulesOf: (match, draw) => ({ scoreFormat: formatIn(settings, draw, match) }),
    findDraw: async (db, drawNumber) => {
      const published = await publishedOf(db, { ...found.value, stage }, drawNumber);
      if (!published.ok) return published;
      const { draw, drawnAt } = published.value;
      if (isGroupsDraw(draw)) return refuse('MATCH_NOT_FOUND');
      const drawn = { stageId, number: drawNumber, drawnAt };
      return ok(await draws.findWithResults(db, drawn, playedDraw(draw, settings.format)));
    },
    // Who plays in a published consolation cannot change any more; every other result can.
    findObjection: async (db, before, after) => {
      if (isCorrection(found.value)) return null;
      if (stage.position !== 0 || !(await existsFurtherOut(db, eventId))) return null;
      const out = new Set(outOf(before, await listEntrants(db, eventId)));
      return isSameField(before, after, out) ? null : 'NEXT_STAGE_DRAWN';
    },
    // The name of a person is looked up in the seeding list, where it follows the person's choice.
    sideOf: (entrantId) => ({ id: entrantId, name: entrantId }),
    findPlayers: (db, ids) => findPlayersIn(db, eventId, ids),
    // A stage counts the changes of who is in it, and results are none.
    countWrite: async () => stage.version,
  });
}
