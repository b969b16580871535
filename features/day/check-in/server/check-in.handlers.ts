import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Account } from '#platform/server/http/account.ts';
import { isRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { isAwaited } from '../../rules/rules.policy.ts';
import { listRules } from '../../rules/server/rules.store.ts';
import { findForDesk } from '../../server/day.locks.commands.ts';
import * as days from '../../server/day.store.ts';
import * as contract from '../check-in.contract.ts';
import { isPlayedToday } from '../check-in.policy.ts';
import { tickPeople } from './check-in.commands.ts';
import { checkInOwn, listOwnPeople } from './check-in.own.commands.ts';
import { asCheckInList, asMissing, asOwnCheckIn, detailsOf } from './check-in.presenter.ts';
import { listPeople } from './check-in.store.ts';

const access = 'signed-in';

/** Checking people in: at the desk, and by themselves. */
export const checkInHandlers = handlers((on, services) => {
  const { db, clock } = services;

  const read = async (tournamentId: number, account: Account) => {
    const found = await findForDesk(db, { tournamentId, account });
    if (!found.ok) return refusal(found.code);
    if (!(await days.find(db, tournamentId))) return refusal('DAY_NOT_OPEN');
    return {
      tournament: found.value,
      checkIn: await days.listCheckIn(db, tournamentId),
      people: await listPeople(db, tournamentId),
    };
  };

  const present = async (tournamentId: number, account: Account) => {
    const listed = await read(tournamentId, account);
    return isRefusal(listed) ? listed : { list: asCheckInList(listed, clock.now()) };
  };

  const presentOwn = async (tournamentId: number, accountId: string) => {
    const tournament = await tournaments.findById(db, tournamentId);
    const people = tournament && (await listOwnPeople(db, tournament, accountId));
    if (!people) return refusal('TOURNAMENT_NOT_FOUND');
    return {
      checkIn: asOwnCheckIn(tournament, { people, day: await days.find(db, tournamentId) }),
    };
  };

  on(contract.list, { access }, ({ params, account }) => present(params.id, account));

  on(contract.tick, { access }, async ({ params, body, account }) => {
    const ticked = await tickPeople(services, { tournamentId: params.id, account, ...body });
    return ticked.ok ? present(params.id, account) : refusal(ticked.code);
  });

  on(contract.missing, { access }, async ({ params, account }) => {
    const listed = await read(params.id, account);
    if (isRefusal(listed)) return listed;
    const { tournament } = listed;
    const now = clock.now();
    const isToday = isPlayedToday(tournament, now);
    if (!isToday || tournament.state === 'cancelled') return { people: [], isToday };
    const rules = await listRules(db, params.id);
    const isAwaitedIn = (eventId: number) => {
      const own = rules.get(eventId);
      return !own || isAwaited(own, { eventDate: tournament.eventDate, now });
    };
    return { people: asMissing(listed, isAwaitedIn), isToday };
  });

  on(contract.findOwn, { access }, ({ params, account }) => presentOwn(params.id, account.id));

  on(contract.checkIn, { access, limit: 'joining' }, async ({ params, body, account }) => {
    const own = { tournamentId: params.id, accountId: account.id, code: body.code };
    const done = await checkInOwn(services, own);
    if (done.ok) return presentOwn(params.id, account.id);
    return refusal(done.code, { details: detailsOf(done) });
  });
});
