import { isDeepStrictEqual } from 'node:util';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import {
  type EventRequest,
  findDeskEvent,
  findRefereedEvent,
  type OwnEvent,
} from '#features/event-draws/server/event-draws.locks.commands.ts';
import * as store from '#features/matches/ties/server/ties.fixtures.store.ts';
import { findRules } from '#features/matches/ties/server/ties.store.ts';
import { templateOf } from '#features/matches/ties/ties.play.policy.ts';
import type { RubberGames } from '#features/matches/ties/ties.vocabulary.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import { listOwnTeams } from '#features/tie-orders/server/tie-orders.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import {
  answeringRefusal,
  enteringRefusal,
  isInWindow,
  isVoid,
  playsAll,
  type ResultRefusal,
  resultRefusal,
} from '../season.policy.ts';
import { FIXTURE_SIDES, type FixtureSide } from '../season.vocabulary.ts';
import { lockForCaptain, type SeasonRefusal } from './season.commands.ts';
import { notifyOfDispute, notifyOther, notifySide, notifyTeams } from './season.notifications.ts';
import { remindLater } from './season.reminders.commands.ts';
import { confirmLater } from './season.silence.commands.ts';

/** What captains and the organizer do with one fixture. The season is locked; captains are who speaks for a team. */

export interface FixtureRequest extends EventRequest {
  readonly fixtureId: string;
  readonly baseVersion: number;
}

export type FixtureRefusal =
  | SeasonRefusal
  | 'FIXTURE_NOT_FOUND'
  | 'FIXTURE_VOID'
  | 'FIXTURE_CHANGED';

/** A fixture as somebody may write it. */
export interface LockedFixture extends OwnEvent {
  readonly fixture: store.StoredFixture;
  /** The writer may enter its result, and orders that come on paper. */
  readonly isDesk: boolean;
  /** The teams for which the writer speaks: none, one or both. */
  readonly sides: readonly FixtureSide[];
  /** One of its teams has left. */
  readonly isVoid: boolean;
}

interface When {
  readonly day: string;
  readonly time: string | null;
}

type Change = Parameters<typeof store.updateFixture>[2];

/** The organizer sets when and where a fixture is played, a week late as well, and when its orders are due. */
export async function scheduleFixture(
  services: Services,
  { day, time, venue, orderMinutes, ...request }: FixtureRequest & When & Schedule,
): Promise<Result<null, FixtureRefusal>> {
  return change(
    services,
    { ...request, note: 'season.schedule' },
    async (_locked, tx) => {
      if (!(await findRefereedEvent(tx, request)).ok) return refuse('FORBIDDEN');
      const due = orderMinutes === undefined ? {} : { orderMinutes };
      return ok({ playOn: day, playAt: time, venue, ...due, ...NO_PROPOSAL });
    },
    async (locked, tx) => {
      // What is written down after a match was played is no news.
      if (locked.fixture.resultState !== 'none') return;
      await notifyTeams(services, tx, locked, {
        kind: 'season-moved',
        ...causeOf(locked, request),
      });
    },
  );
}

interface Schedule {
  readonly venue: string;
  /** Before it begins; null: orders are never late. Nothing changes where it is missing. */
  readonly orderMinutes?: number | null;
}

/** A captain proposes a day inside the window; a newer proposal replaces the one before. */
export async function proposeDay(
  services: Services,
  { day, time, ...request }: FixtureRequest & When,
): Promise<Result<null, FixtureRefusal | 'OUTSIDE_WINDOW' | 'PLAYED'>> {
  return change<'OUTSIDE_WINDOW' | 'PLAYED'>(
    services,
    { ...request, note: 'season.propose' },
    async ({ sides: [side], fixture }) => {
      if (!side) return refuse('FORBIDDEN');
      if (fixture.resultState !== 'none') return refuse('PLAYED');
      if (!isInWindow(day, fixture)) return refuse('OUTSIDE_WINDOW');
      return ok({ proposedBy: side, proposedOn: day, proposedAt: time });
    },
    ({ sides: [side = null], ...locked }, tx) => {
      // The same day is proposed again after it was declined: that is news.
      const occasion = `${day} ${time} ${locked.fixture.version}`;
      return notifyOther(services, tx, { ...locked, side }, { kind: 'season-proposal', occasion });
    },
  );
}

/** The other captain accepts a proposal or declines it; its own captain takes it back. */
export async function answerProposal(
  services: Services,
  request: FixtureRequest & { readonly accepts: boolean },
): Promise<Result<null, FixtureRefusal | 'NO_PROPOSAL'>> {
  const { accepts } = request;
  const isProposer = ({ sides, fixture }: LockedFixture) =>
    sides.every((side) => side === fixture.proposedBy);
  return change<'NO_PROPOSAL'>(
    services,
    { ...request, note: 'season.answerProposal' },
    async (locked) => {
      if (locked.sides.length === 0) return refuse('FORBIDDEN');
      const { proposedBy, proposedOn, proposedAt } = locked.fixture;
      if (!proposedBy) return wasAnswered(locked, request) ? ok({}) : refuse('NO_PROPOSAL');
      if (!accepts) return ok(NO_PROPOSAL);
      if (isProposer(locked)) return refuse('FORBIDDEN');
      return ok({ playOn: proposedOn, playAt: proposedAt, ...NO_PROPOSAL });
    },
    async (locked, tx) => {
      const side = locked.fixture.proposedBy;
      if (!side || isProposer(locked)) return;
      const kind = accepts ? 'season-agreed' : 'season-declined';
      await notifySide(services, tx, { ...locked, side }, { kind, ...causeOf(locked, request) });
    },
  );
}

/** Whether a proposal that is gone was answered so by the very next change: then the answer to a first try was lost. */
function wasAnswered(
  { fixture }: LockedFixture,
  { accepts, baseVersion }: { readonly accepts: boolean; readonly baseVersion: number },
): boolean {
  const { version, resultState, playOn } = fixture;
  return version === baseVersion + 1 && resultState === 'none' && (!accepts || playOn !== null);
}

/** The home captain enters a result, or another one until it is answered; that of the organizer is confirmed. */
export async function enterResult(
  services: Services,
  { rubbers, ...request }: FixtureRequest & { readonly rubbers: readonly RubberGames[] },
): Promise<Result<null, FixtureRefusal | 'CONFIRMED' | 'DISPUTED' | ResultRefusal>> {
  return change<'CONFIRMED' | 'DISPUTED' | ResultRefusal>(
    services,
    { ...request, note: 'season.enterResult' },
    async (locked, tx, now) => {
      const { isDesk, sides, fixture, tournament, event } = locked;
      const mayNot = isDesk ? null : enteringRefusal(sides, fixture.resultState);
      if (mayNot) return refuse(mayNot);
      const rules = await findRules(tx, event.id);
      const template = fixture.template ?? templateOf(rules, tournament.sport);
      const fixtures = await store.listFixtures(tx, event.id);
      const teams = await store.listTeams(tx, event.id);
      const isWhole = playsAll(template, fixture, fixtures, teams);
      const refusal = resultRefusal(template, rubbers, isWhole);
      if (refusal) return refuse(refusal);
      const resultState = isDesk ? 'confirmed' : 'entered';
      const by = { enteredAt: now, enteredByAccountId: request.account.id };
      return ok({ rubbers, resultState, ...by, ...NO_PROPOSAL } as const);
    },
    async (locked, tx, now) => {
      if (!locked.isDesk) return awaitAnswer(services, tx, locked, now);
      // Where there was none, the organizer has it from the teams.
      if (locked.fixture.resultState === 'none') return;
      const decided = { kind: 'season-decided', ...causeOf(locked, request) } as const;
      await notifyTeams(services, tx, locked, decided);
    },
  );
}

/** The other captain is asked, and after a day silence confirms. */
async function awaitAnswer(
  services: Services,
  tx: Db,
  locked: LockedFixture,
  now: Date,
): Promise<void> {
  await notifyOther(
    services,
    tx,
    { ...locked, side: 'home' },
    { kind: 'season-result', occasion: now.toISOString() },
  );
  await confirmLater(services, tx, locked.fixture, now);
}

/** The away captain confirms a result, or contradicts it: then the organizer decides, and the table waits. */
export async function answerResult(
  services: Services,
  { agrees, ...request }: FixtureRequest & { readonly agrees: boolean },
): Promise<Result<null, FixtureRefusal | 'CONFIRMED' | 'NO_RESULT'>> {
  return change<'CONFIRMED' | 'NO_RESULT'>(
    services,
    { ...request, note: 'season.answerResult' },
    async ({ sides, fixture }) => {
      const refusal = answeringRefusal(sides, fixture.resultState);
      // The answer to a first try was lost, or silence has confirmed it meanwhile.
      if (refusal === 'CONFIRMED' && agrees) return ok({});
      if (refusal) return refuse(refusal);
      return ok({ resultState: agrees ? 'confirmed' : 'disputed' } as const);
    },
    async (locked, tx) => {
      if (!agrees) await notifyOfDispute(services, tx, locked, causeOf(locked, request));
    },
  );
}

/** What a notification of a change is about: each version of a fixture is changed once. */
function causeOf({ fixture }: LockedFixture, { account }: Pick<FixtureRequest, 'account'>) {
  return { occasion: String(fixture.version), writerId: account.id };
}

const NO_PROPOSAL = { proposedBy: null, proposedOn: null, proposedAt: null } as const;

/**
 * Locks a fixture, decides and saves. What changes nothing, such as the same write again, is not saved. `note` names the change in the audit
 * log.
 */
async function change<Code extends string = never>(
  services: Services,
  { note, ...request }: FixtureRequest & { readonly note: string },
  decide: (
    locked: LockedFixture,
    tx: Db,
    now: Date,
  ) => Promise<Result<Change, FixtureRefusal | Code>>,
  /** What follows from a change that was saved, at the time at which it was decided. */
  then: (locked: LockedFixture, tx: Db, now: Date) => Promise<void> = () => Promise.resolve(),
): Promise<Result<null, FixtureRefusal | Code>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockFixture(tx, request);
    if (!locked.ok) return locked;
    const { fixture } = locked.value;
    const now = services.clock.now();
    const decided = await decide(locked.value, tx, now);
    if (!decided.ok) return decided;
    if (changesNothing(fixture, decided.value)) return ok(null);
    if (fixture.version !== request.baseVersion) return refuse('FIXTURE_CHANGED');
    await store.updateFixture(tx, fixture.id, decided.value);
    await then(locked.value, tx, now);
    const { tournament } = locked.value;
    if ('playOn' in decided.value) {
      const moved = { ...fixture, ...decided.value };
      await remindLater(services, tx, { tournamentId: tournament.id, fixture: moved });
    }
    await logStep(services, tx, {
      account: request.account,
      tournament,
      note,
    });
    return ok(null);
  });
}

export type FixtureAddress = Omit<FixtureRequest, 'baseVersion'>;

/** A fixture whose season is locked; that of a team that has left cannot be written. */
export async function lockFixture(
  tx: Db,
  request: FixtureAddress,
): Promise<Result<LockedFixture, Exclude<FixtureRefusal, 'FIXTURE_CHANGED'>>> {
  const season = await lockForCaptain(tx, request);
  if (!season.ok) return season;
  const found = await findForReader(tx, season.value, request);
  if (!found) return refuse('FIXTURE_NOT_FOUND');
  return found.isVoid ? refuse('FIXTURE_VOID') : ok(found);
}

/** A fixture with what the account has to do with it; null for an unknown one. */
export async function findForReader(
  db: Db,
  event: OwnEvent,
  request: FixtureAddress,
): Promise<LockedFixture | null> {
  const { eventId, fixtureId: id, account } = request;
  const fixture = await store.findFixture(db, { eventId, id });
  if (!fixture) return null;
  const isDesk = (await findDeskEvent(db, request)).ok;
  const own = await listOwnTeams(db, { accountId: account.id, eventId });
  const numbers = own.map(({ number }) => number);
  const sides = FIXTURE_SIDES.filter((side) => numbers.includes(fixture[side]));
  const teams = await store.listTeams(db, eventId);
  return { ...event, fixture, isDesk, sides, isVoid: isVoid(fixture, teams) };
}

/** The times at which something was entered do not count: the same result again is no change. */
function changesNothing(fixture: store.StoredFixture, change: Change): boolean {
  return Object.entries(change).every(([field, value]) => {
    if (field === 'enteredAt' || field === 'enteredByAccountId') return true;
    const before = fixture[field as keyof store.StoredFixture];
    return isDeepStrictEqual(before, value);
  });
}
