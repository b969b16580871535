import type { Result } from '#domain/common/result.ts';
import { isAtDesk, isReferee } from '#features/referees/server/referees.permission.commands.ts';
import { findFollowed } from '#features/referees/server/referees.unlisted.commands.ts';
import { breachRefusal } from '#features/tie-orders/server/tie-orders.presenter.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import type { Account } from '#platform/server/http/account.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../season.contract.ts';
import * as orders from '../season.orders.contract.ts';
import { saveMarks, startSeason, withdrawTeam } from './season.commands.ts';
import {
  answerProposal,
  answerResult,
  enterResult,
  findForReader,
  proposeDay,
  scheduleFixture,
} from './season.fixtures.commands.ts';
import { fileFixtureOrder } from './season.orders.commands.ts';
import { asFixtureOrders } from './season.orders.presenter.ts';
import { asSeason, listOwnSeasons } from './season.presenter.ts';

const access = 'signed-in';

interface Params {
  readonly id: number;
  readonly eventId: number;
}

/** The season of an event for teams: everybody reads it, its captains and its organizer write it. */
export const seasonHandlers = handlers((on, services) => {
  const { db } = services;

  on(contract.listOwn, { access }, async ({ account }) => {
    const today = dayInJapan(services.clock.now());
    return { seasons: await listOwnSeasons(db, { accountId: account.id, today }) };
  });

  on(contract.find, { access: 'public' }, async ({ params, account }) => present(params, account));

  on(contract.start, { access, proof: 'operator' }, async ({ params, body, account }) =>
    after(params, account, await startSeason(services, { ...body, ...request(params, account) })),
  );

  on(contract.withdrawTeam, { access, proof: 'operator' }, async ({ params, body, account }) => {
    const leaving = { ...request(params, account), team: body.team, leaves: body.isOut };
    return after(params, account, await withdrawTeam(services, leaving));
  });

  on(contract.saveMarks, { access, proof: 'operator' }, async ({ params, body, account }) =>
    after(params, account, await saveMarks(services, { ...body, ...request(params, account) })),
  );

  on(contract.schedule, { access, proof: 'operator' }, async ({ params, body, account }) => {
    const about = { ...request(params, account), fixtureId: params.fixtureId };
    return after(params, account, await scheduleFixture(services, { ...body, ...about }));
  });

  on(contract.propose, { access }, async ({ params, body, account }) => {
    const about = { ...request(params, account), fixtureId: params.fixtureId };
    return after(params, account, await proposeDay(services, { ...body, ...about }));
  });

  on(contract.answerProposal, { access }, async ({ params, body, account }) => {
    const about = { ...request(params, account), fixtureId: params.fixtureId };
    return after(params, account, await answerProposal(services, { ...body, ...about }));
  });

  on(contract.enterResult, { access, limit: 'score' }, async ({ params, body, account }) => {
    const about = { ...request(params, account), fixtureId: params.fixtureId };
    return after(params, account, await enterResult(services, { ...body, ...about }));
  });

  on(contract.answerResult, { access, limit: 'score' }, async ({ params, body, account }) => {
    const about = { ...request(params, account), fixtureId: params.fixtureId };
    return after(params, account, await answerResult(services, { ...body, ...about }));
  });

  on(orders.findOrders, { access }, async ({ params, account }) => ordersOf(params, account));

  on(orders.fileOrder, { access, limit: 'score' }, async ({ params, body, account }) => {
    const { fixtureId, side } = params;
    const filing = { ...body, ...request(params, account), fixtureId, side };
    const filed = await fileFixtureOrder(services, filing);
    if (filed.ok) return ordersOf(params, account);
    return 'breach' in filed ? breachRefusal(filed) : refusal(filed.code);
  });

  /** For everybody but its captains and its organizer a fixture has no orders. */
  async function ordersOf(params: Params & { readonly fixtureId: string }, account: Account) {
    const found = await findTeamEvent(params, account);
    if ('code' in found) return refusal('FIXTURE_NOT_FOUND');
    const { fixtureId } = params;
    const read = await findForReader(db, found, { ...request(params, account), fixtureId });
    if (!read || (!read.isDesk && read.sides.length === 0)) return refusal('FIXTURE_NOT_FOUND');
    return { orders: await asFixtureOrders(db, read, services.clock.now()) };
  }

  function request({ id, eventId }: Params, account: Account) {
    return { tournamentId: id, eventId, account };
  }

  /** The season as it is after a write, or why nothing was written. */
  async function after<Code extends string>(
    params: Params,
    account: Account,
    done: Result<null, Code>,
  ) {
    return done.ok ? present(params, account) : refusal(done.code);
  }

  async function findTeamEvent({ id, eventId }: Params, account: Account | null) {
    const tournament = await findFollowed(db, id, account);
    if (!tournament) return refusal('TOURNAMENT_NOT_FOUND');
    const event = findEvent(tournament, eventId);
    if (!event) return refusal('EVENT_NOT_FOUND');
    return event.discipline === 'Team' ? { tournament, event } : refusal('NOT_FOR_TEAMS');
  }

  async function present(params: Params, account: Account | null) {
    const found = await findTeamEvent(params, account);
    if ('code' in found) return found;
    const { tournament, event } = found;
    const isDesk = account !== null && (await isAtDesk(db, account, tournament));
    const mayReferee = isDesk && (await isReferee(db, account, tournament));
    const accountId = account?.id ?? null;
    return { season: await asSeason(db, { tournament, event, isDesk, mayReferee, accountId }) };
  }
});
