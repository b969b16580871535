import { entryRefusal } from '#features/day/handshake/server/handshake.presenter.ts';
import { endTurn, signUp } from '#features/day/open-tables/server/open-tables.commands.ts';
import { enterPractice } from '#features/day/open-tables/server/open-tables.results.commands.ts';
import * as contract from '#features/entries/own-day/own-day.contract.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as school from '../my-day.contract.ts';
import { sayComing } from './my-day.coming.commands.ts';
import { findOwnDays } from './my-day.provider.ts';
import { checkInSchool, findSchool, listClubsToday } from './my-day.school.commands.ts';
import { asSchool } from './my-day.school.presenter.ts';

const access = 'signed-in';

/** The own day of a player, and that of a club for those who look after it. */
export const myDayHandlers = handlers((on, services) => {
  const present = async (accountId: string) => ({
    at: services.clock.now().toISOString(),
    days: await findOwnDays(services, accountId),
    clubs: await listClubsToday(services, accountId),
  });

  on(contract.find, { access }, ({ account }) => present(account.id));

  const presentSchool = async (groupId: number, accountId: string) => {
    const found = await findSchool(services, { groupId, accountId });
    if (!found) return refusal('GROUP_NOT_FOUND');
    return { school: asSchool(found, services.clock.now()) };
  };

  on(school.findSchool, { access }, ({ params, account }) =>
    presentSchool(params.groupId, account.id),
  );

  on(school.checkInPupils, { access, limit: 'joining' }, async ({ params, body, account }) => {
    const { groupId } = params;
    const done = await checkInSchool(services, { groupId, accountId: account.id, ...body });
    if (done.ok) return presentSchool(groupId, account.id);
    const details = 'opensAt' in done ? { opensAt: done.opensAt.toISOString() } : {};
    return refusal(done.code, { details });
  });

  on(contract.signUpForPractice, { access, limit: 'score' }, async ({ params, body, account }) => {
    const request = { tournamentId: params.id, accountId: account.id, ...body };
    const done = await signUp(services, request);
    return done.ok ? present(account.id) : refusal(done.code);
  });

  on(contract.endPractice, { access, limit: 'score' }, async ({ params, query, account }) => {
    const request = { tournamentId: params.id, accountId: account.id, ...query };
    const done = await endTurn(services, request);
    return done.ok ? present(account.id) : refusal(done.code);
  });

  on(contract.enterPractice, { access, limit: 'score' }, async ({ params, body, account }) => {
    const { id: tournamentId, matchId } = params;
    const request = { tournamentId, matchId, accountId: account.id, ...body };
    const entered = await enterPractice(services, request);
    return entered.ok ? present(account.id) : entryRefusal(entered);
  });

  on(contract.sayComing, { access, limit: 'score' }, async ({ params, account }) => {
    const { id: tournamentId, ...ref } = params;
    const said = await sayComing(services, { tournamentId, ...ref, accountId: account.id });
    return said.ok ? present(account.id) : refusal(said.code);
  });
});
