import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as passwords from '#features/accounts/server/accounts.password.store.ts';
import { accounts as table } from '#features/accounts/server/accounts.tables.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { hashPublicPassword } from '#platform/server/password-hash.ts';
import { ACCOUNT_ACCESS, GUARDIAN_PAGE } from './test-access.ts';
import { type TestApp, test } from './test-app.ts';
import { PAYMENT_ACCESS } from './test-attempts.payments.ts';
import { SCHOOL_ACCESS } from './test-attempts.schools.ts';
import { TIE_ACCESS } from './test-attempts.ties.ts';
import { type Route, routesOf } from './test-routes.ts';

/**
 * Who may call each endpoint. A new endpoint must be added here deliberately.
 * "signed-in" endpoints decide by the row whether it belongs to the caller; their features' tests show who may not call.
 */
const ACCESS: Readonly<Record<string, Called>> = {
  ...ACCOUNT_ACCESS,
  ...PAYMENT_ACCESS,
  ...SCHOOL_ACCESS,
  'POST /api/mails/returned': 'public',
  ...TIE_ACCESS,
  // By the token of a court or of a match slip: court-links.results.test.ts shows that of another court, and ended ones.
  'GET /api/court-link': 'link',
  'POST /api/court-link/matches/{stageId}/{matchId}/start': 'link',
  'PUT /api/court-link/matches/{stageId}/{matchId}/result': 'link',
  'POST /api/court-link/matches/{stageId}/{matchId}/confirm': 'link',
  'PUT /api/court-link/matches/{stageId}/{matchId}/tally': 'link',
  'POST /api/diagnostics/not-found': 'public',
  'GET /api/entries': 'signed-in',
  'POST /api/entries': 'signed-in',
  'POST /api/entries/calendar/address': 'signed-in',
  'POST /api/entries/calendar/renew': 'signed-in',
  'GET /api/entries/current': 'signed-in',
  'GET /api/entries/waiting': 'signed-in',
  'POST /api/entries/waiting': 'signed-in',
  'POST /api/entries/waiting/{id}/leave': 'signed-in',
  'GET /api/entries/{id}': 'signed-in',
  'POST /api/entries/{id}/withdraw': 'signed-in',
  'POST /api/entries/{id}/withdraw/take-back': 'signed-in',
  'PUT /api/entries/{id}/team': 'signed-in',
  'GET /api/entries/{id}/pair': 'signed-in',
  'PUT /api/entries/{id}/pair': 'signed-in',
  'POST /api/entries/{id}/pair/end': 'signed-in',
  'GET /api/groups': 'signed-in',
  'POST /api/groups': 'signed-in',
  'POST /api/groups/join': 'signed-in',
  'GET /api/groups/requests': 'signed-in',
  'GET /api/groups/merges': 'signed-in',
  'POST /api/groups/{id}/code': 'signed-in',
  'GET /api/groups/{id}/joining': 'signed-in',
  'GET /api/groups/{id}/merges': 'signed-in',
  'POST /api/groups/{id}/members/{memberId}/merge': 'signed-in',
  'POST /api/groups/{id}/members/{memberId}/unmerge': 'signed-in',
  'POST /api/groups/{id}/members/{memberId}/readmit': 'signed-in',
  'GET /api/groups/{id}/roster': 'signed-in',
  'POST /api/groups/{id}/roster/grades': 'signed-in',
  'POST /api/groups/{id}/roster/import': 'signed-in',
  'PUT /api/groups/{id}/roster/order': 'signed-in',
  'DELETE /api/groups/{id}/roster/pupils/{pupilId}': 'signed-in',
  'PUT /api/groups/{id}/roster/pupils/{pupilId}': 'signed-in',
  'PUT /api/groups/{id}/roster/school': 'signed-in',
  'DELETE /api/groups/{id}/request': 'signed-in',
  'POST /api/groups/{id}/requests/{requestId}': 'signed-in',
  'DELETE /api/groups/{id}': 'signed-in',
  'GET /api/groups/{id}': 'signed-in',
  'PUT /api/groups/{id}': 'signed-in',
  'PUT /api/groups/{id}/sport': 'signed-in',
  'POST /api/groups/{id}/leave': 'signed-in',
  ...GUARDIAN_PAGE,
  'GET /api/guardians/mine': 'signed-in',
  'PUT /api/guardians/mine': 'signed-in',
  'GET /api/home': 'public',
  'GET /api/legal/business': 'public',
  'GET /api/my-day': 'signed-in',
  'GET /api/my-rating': 'signed-in',
  'PUT /api/my-rating/hidden': 'signed-in',
  'GET /api/my-school/{groupId}': 'signed-in',
  'POST /api/my-school/{groupId}/check-in': 'signed-in',
  'GET /api/live/{id}': 'public',
  'GET /api/live/{id}/known': 'signed-in',
  // By the secret of a mailed link: known.test.ts.
  'POST /api/live/{id}/guarded': 'public',
  'GET /api/tournaments/{id}/closing': 'signed-in',
  'GET /api/tournaments/{id}/certificates': 'public',
  'PUT /api/tournaments/{id}/certificates': 'signed-in',
  'GET /api/tournaments/{id}/results': 'public',
  'GET /api/tournaments/{id}/results/csv': 'public',
  'GET /api/tournaments/{id}/results/report': 'signed-in',
  'GET /api/tournaments/{id}/results/tods': 'public',
  'POST /api/tournaments/{id}/results/corrections': 'signed-in',
  'POST /api/tournaments/{id}/closing/early': 'signed-in',
  'DELETE /api/tournaments/{id}/closing/early': 'signed-in',
  'POST /api/tournaments/{id}/closing/final': 'signed-in',
  'GET /api/live/{id}/draws/{eventId}': 'public',
  'GET /api/notices': 'signed-in',
  'GET /api/notices/announcements': 'public',
  'GET /api/notices/choices': 'signed-in',
  'PUT /api/notices/choices': 'signed-in',
  'POST /api/notices/unsubscribe': 'public',
  'POST /api/notices/unsubscribe/link': 'public',
  'POST /api/notices/unsubscribe/{secret}': 'public',
  'POST /api/notices/push/renew': 'signed-in',
  'POST /api/notices/push/state': 'signed-in',
  'POST /api/notices/push/subscribe': 'signed-in',
  'POST /api/notices/push/unsubscribe': 'signed-in',
  'POST /api/notices/read': 'signed-in',
  'PUT /api/notices/{id}/read': 'signed-in',
  'GET /api/operator/accounts': 'operator',
  'POST /api/operator/accounts/{id}/reinstate': 'operator',
  'POST /api/operator/accounts/{id}/reset-second-factor': 'operator',
  'POST /api/operator/accounts/{id}/suspend': 'operator',
  'GET /api/operator/announcements': 'operator',
  'GET /api/operator/business': 'operator',
  'PUT /api/operator/business': 'operator',
  'PUT /api/operator/tournaments/{id}/rated': 'operator',
  // Strangers find nobody who is under 18 without a guardian's yes: ratings.page.test.ts.
  'GET /api/players/{playerId}': 'public',
  'GET /api/players/{playerId}/periods/{periodId}': 'public',
  'GET /api/rankings': 'public',
  'POST /api/operator/announcements': 'operator',
  'PUT /api/operator/announcements/{id}': 'operator',
  'POST /api/operator/announcements/{id}/publish': 'operator',
  'POST /api/operator/announcements/{id}/withdraw': 'operator',
  'GET /api/operator/applications': 'operator',
  'POST /api/operator/applications/{id}/approve': 'operator',
  'POST /api/operator/applications/{id}/decline': 'operator',
  'POST /api/operator/applications/{id}/undo': 'operator',
  'GET /api/operator/log': 'operator',
  'GET /api/operator/mails': 'operator',
  'GET /api/operator/mails/{id}': 'operator',
  'POST /api/operator/mails/{id}/retry': 'operator',
  'GET /api/operator/overview': 'operator',
  'GET /api/operator/refunds': 'operator',
  'POST /api/operator/refunds/{id}/retry': 'operator',
  'GET /api/operator/tournaments': 'operator',
  'POST /api/operator/tournaments/{id}/reinstate': 'operator',
  'POST /api/operator/tournaments/{id}/suspend': 'operator',
  'POST /api/organizers/applications': 'public',
  // By the secret of a link; who invites is said to signed-in people only (pairs.answers.test.ts).
  'POST /api/pairs/invitations/open': 'public',
  'POST /api/pairs/invitations/accept': 'signed-in',
  'POST /api/pairs/invitations/decline': 'signed-in',
  'GET /api/pairs/members': 'signed-in',
  'GET /api/past-tournaments': 'public',
  'GET /api/practice/free-matches': 'signed-in',
  'POST /api/practice/free-matches': 'signed-in',
  'POST /api/practice/free-matches/confirm': 'signed-in',
  'GET /api/practice/groups/{groupId}/evenings/{day}': 'signed-in',
  'PUT /api/practice/groups/{groupId}/evenings/{day}': 'signed-in',
  'GET /api/practice/groups/{groupId}/participants': 'signed-in',
  'GET /api/practice/groups/{groupId}/score-rules/{kind}': 'signed-in',
  'PUT /api/practice/groups/{groupId}/score-rules/{kind}': 'signed-in',
  'GET /api/practice/knockouts': 'signed-in',
  'POST /api/practice/knockouts': 'signed-in',
  'DELETE /api/practice/knockouts/{id}': 'signed-in',
  'GET /api/practice/knockouts/{id}': 'signed-in',
  'PATCH /api/practice/knockouts/{id}': 'signed-in',
  'DELETE /api/practice/knockouts/{id}/matches/{matchId}': 'signed-in',
  'PUT /api/practice/knockouts/{id}/matches/{matchId}': 'signed-in',
  'POST /api/practice/knockouts/{id}/matches/{matchId}/call': 'signed-in',
  'POST /api/practice/knockouts/{id}/redraw': 'signed-in',
  'POST /api/practice/knockouts/{id}/restore': 'signed-in',
  'POST /api/practice/knockouts/{id}/share': 'signed-in',
  'POST /api/practice/knockouts/{id}/unshare': 'signed-in',
  'GET /api/practice/leagues': 'signed-in',
  'POST /api/practice/leagues': 'signed-in',
  'DELETE /api/practice/leagues/{id}': 'signed-in',
  'GET /api/practice/leagues/{id}': 'signed-in',
  'PATCH /api/practice/leagues/{id}': 'signed-in',
  'POST /api/practice/leagues/{id}/restore': 'signed-in',
  'DELETE /api/practice/matches/{id}': 'signed-in',
  'GET /api/practice/matches/{id}': 'signed-in',
  'PUT /api/practice/matches/{id}': 'signed-in',
  'POST /api/practice/matches/{id}/restore': 'signed-in',
  'PUT /api/practice/matches/{id}/stats': 'signed-in',
  'GET /api/practice/one-on-one': 'signed-in',
  'GET /api/practice/records/days': 'signed-in',
  'GET /api/practice/records/days/{dateId}': 'signed-in',
  'GET /api/practice/records/days/{dateId}/{formatId}': 'signed-in',
  'GET /api/public/brackets/{token}': 'public',
  // Authorized by the secret of a mailed link (referees.invitation.test.ts shows who may not call).
  'POST /api/referees/invitation': 'public',
  'POST /api/referees/invitation/decline': 'public',
  'POST /api/referees/invitation/accept': 'signed-in',
  'GET /api/referees/tournaments': 'signed-in',
  'GET /api/referees/tournaments/{id}': 'signed-in',
  'POST /api/referees/tournaments/{id}/leave': 'signed-in',
  'GET /api/tournaments': 'public',
  'POST /api/tournaments': 'organizer',
  'GET /api/tournaments/mine': 'organizer',
  'GET /api/tournaments/{id}': 'public',
  'PUT /api/tournaments/{id}': 'signed-in',
  'POST /api/tournaments/{id}/cancel': 'signed-in',
  'GET /api/tournaments/{id}/audiences': 'signed-in',
  'GET /api/tournaments/{id}/cancellation': 'signed-in',
  'POST /api/tournaments/{id}/close': 'signed-in',
  'GET /api/tournaments/{id}/events': 'signed-in',
  'POST /api/tournaments/{id}/events': 'signed-in',
  'PUT /api/tournaments/{id}/events/{eventId}': 'signed-in',
  'DELETE /api/tournaments/{id}/events/{eventId}': 'signed-in',
  'PUT /api/tournaments/{id}/sport': 'signed-in',
  'PUT /api/tournaments/{id}/unlisted': 'signed-in',
  'GET /api/tournaments/{id}/entries': 'signed-in',
  'POST /api/tournaments/{id}/entries': 'signed-in',
  'GET /api/tournaments/{id}/entries/csv': 'signed-in',
  'GET /api/tournaments/{id}/squads': 'signed-in',
  'GET /api/tournaments/{id}/squads/csv': 'signed-in',
  'DELETE /api/tournaments/{id}/entries/{entryId}': 'signed-in',
  'GET /api/tournaments/{id}/entries/{entryId}/refund': 'signed-in',
  'POST /api/tournaments/{id}/entries/{entryId}/refund': 'signed-in',
  'GET /api/tournaments/{id}/refunds': 'signed-in',
  'POST /api/tournaments/{id}/refunds': 'signed-in',
  'PUT /api/tournaments/{id}/entries/{entryId}/names': 'signed-in',
  'PUT /api/tournaments/{id}/entries/{entryId}/partner': 'signed-in',
  'PUT /api/tournaments/{id}/entries/{entryId}/team': 'signed-in',
  'POST /api/tournaments/{id}/messages': 'signed-in',
  'POST /api/tournaments/{id}/events/{eventId}/close': 'signed-in',
  'POST /api/tournaments/{id}/events/{eventId}/reopen': 'signed-in',
  'GET /api/tournaments/{id}/events/{eventId}/seeding': 'signed-in',
  'PUT /api/tournaments/{id}/events/{eventId}/seeding': 'signed-in',
  'GET /api/tournaments/{id}/events/{eventId}/withdrawals': 'signed-in',
  'POST /api/tournaments/{id}/events/{eventId}/withdrawals/{entryId}': 'signed-in',
  'POST /api/tournaments/{id}/events/{eventId}/withdrawals/{entryId}/reinstatement': 'signed-in',
  'GET /api/tournaments/{id}/check-in': 'signed-in',
  'POST /api/tournaments/{id}/check-in': 'signed-in',
  'GET /api/tournaments/{id}/day': 'signed-in',
  'POST /api/tournaments/{id}/day': 'signed-in',
  'GET /api/tournaments/{id}/day/check-ins': 'signed-in',
  'POST /api/tournaments/{id}/day/check-ins': 'signed-in',
  'PUT /api/tournaments/{id}/day/open-tables': 'signed-in',
  'POST /api/tournaments/{id}/day/courts': 'signed-in',
  'PUT /api/tournaments/{id}/day/courts': 'signed-in',
  'PUT /api/tournaments/{id}/day/courts/{courtId}': 'signed-in',
  'DELETE /api/tournaments/{id}/day/courts/{courtId}': 'signed-in',
  'PUT /api/tournaments/{id}/day/events/{eventId}': 'signed-in',
  'GET /api/tournaments/{id}/day/missing': 'signed-in',
  'GET /api/squads/{entryId}': 'signed-in',
  'PUT /api/squads/{entryId}': 'signed-in',
  'GET /api/tournaments/{id}/ties': 'public',
  'PUT /api/tournaments/{id}/ties/{stageId}/{matchId}/outcome': 'signed-in',
  'GET /api/tournaments/{id}/day/results': 'signed-in',
  'POST /api/tournaments/{id}/day/results/{stageId}/{matchId}/confirm': 'signed-in',
  'POST /api/tournaments/{id}/day/results/{stageId}/{matchId}/accept-claim': 'signed-in',
  'PUT /api/tournaments/{id}/day/silence': 'signed-in',
  'GET /api/tournaments/{id}/day/queue': 'signed-in',
  'POST /api/tournaments/{id}/day/queue/steps': 'signed-in',
  'PUT /api/tournaments/{id}/day/queue/order': 'signed-in',
  'PUT /api/tournaments/{id}/day/queue/events/{eventId}': 'signed-in',
  'GET /api/tournaments/{id}/day/queue/events/{eventId}/plan': 'signed-in',
  'POST /api/tournaments/{id}/day/queue/events/{eventId}/plan': 'signed-in',
  'POST /api/tournaments/{id}/day/queue/events/{eventId}/plan/withdraw': 'signed-in',
  'POST /api/tournaments/{id}/day/queue/breaks': 'signed-in',
  'DELETE /api/tournaments/{id}/day/queue/breaks/{breakId}': 'signed-in',
  'POST /api/tournaments/{id}/day/queue/walkovers': 'signed-in',
  'GET /api/tournaments/{id}/day/links': 'signed-in',
  'POST /api/tournaments/{id}/day/links': 'signed-in',
  'DELETE /api/tournaments/{id}/day/links/{linkId}': 'signed-in',
  'POST /api/tournaments/{id}/day/slips': 'signed-in',
  'DELETE /api/tournaments/{id}/day/slips/{stageId}/{matchId}': 'signed-in',
  'GET /api/tournaments/{id}/day/history/{stageId}/{matchId}': 'signed-in',
  'POST /api/tournaments/{id}/day/hand-over': 'signed-in',
  'GET /api/tournaments/{id}/referees': 'signed-in',
  'POST /api/tournaments/{id}/referees': 'signed-in',
  'DELETE /api/tournaments/{id}/referees/{refereeId}': 'signed-in',
  'PUT /api/tournaments/{id}/referees/{refereeId}/duty': 'signed-in',
  'POST /api/tournaments/{id}/events/{eventId}/draw': 'signed-in',
  'POST /api/tournaments/{id}/events/{eventId}/draw/exchange': 'signed-in',
  'PUT /api/tournaments/{id}/events/{eventId}/formats': 'signed-in',
  'POST /api/tournaments/{id}/events/{eventId}/draw/publish': 'signed-in',
  'POST /api/tournaments/{id}/events/{eventId}/draw/withdraw-publication': 'signed-in',
  'PUT /api/tournaments/{id}/events/{eventId}/draw/score-format': 'signed-in',
  'POST /api/tournaments/{id}/events/{eventId}/draw/lots': 'signed-in',
  'GET /api/tournaments/{id}/events/{eventId}/on-court': 'signed-in',
  'PUT /api/tournaments/{id}/events/{eventId}/stages/{stageId}/matches/{matchId}': 'signed-in',
  'DELETE /api/tournaments/{id}/events/{eventId}/stages/{stageId}/matches/{matchId}': 'signed-in',
  'GET /api/tournaments/{id}/draws': 'public',
  'GET /api/tournaments/{id}/draws/{eventId}': 'public',
  'GET /api/tournaments/{id}/own': 'signed-in',
  'GET /api/tournaments/{id}/my-matches': 'signed-in',
  'PUT /api/tournaments/{id}/my-matches/{stageId}/{matchId}': 'signed-in',
  'POST /api/tournaments/{id}/my-matches/{stageId}/{matchId}/coming': 'signed-in',
  'POST /api/tournaments/{id}/my-practice': 'signed-in',
  'DELETE /api/tournaments/{id}/my-practice': 'signed-in',
  'PUT /api/tournaments/{id}/my-practice/{matchId}': 'signed-in',
  'POST /api/tournaments/{id}/my-matches/{stageId}/{matchId}/confirm': 'signed-in',
  'POST /api/tournaments/{id}/my-matches/{stageId}/{matchId}/dispute': 'signed-in',
  'POST /api/tournaments/{id}/reopen': 'signed-in',
  'GET /api/tournaments/{id}/takings': 'signed-in',
  'GET /api/tournaments/{id}/takings/csv': 'signed-in',
};

describe('access', () => {
  test('Access is decided for every endpoint in this table, and for no other', async ({
    server,
  }) => {
    const routes = await routesOf(server);
    expect(Object.fromEntries(routes.map(({ name, access }) => [name, access]))).toEqual(ACCESS);
  });

  // The rest of the table: which kinds of endpoint each role may call, before the input is checked.
  const roles: [string, Who, readonly Route['access'][]][] = [
    ['a visitor', async () => new Map(), NOBODY],
    ['a suspended player', suspendedPlayer, NOBODY],
    ['a player', async (server) => (await server.playerPhone()).cookies, PLAYER],
    ['an organizer with a one-time password', newOrganizer, PLAYER],
    ['an organizer', organizer, [...PLAYER, 'organizer']],
    ['an operator without a second factor', newOperator, PLAYER],
    ['an operator', operator, [...PLAYER, 'operator']],
  ];
  test.for(roles)(
    'Access is given to %s where the table says so, and nowhere else',
    async ([, who, open], { server }) => {
      const cookies = await who(server);
      const signedIn = cookies.size > 0 && open.includes('signed-in');
      for (const route of await routesOf(server)) {
        // These two end the session that the other calls use; they are open to everybody.
        if (route.name.endsWith('/logout') || route.name.endsWith('/demo')) continue;
        const refused = signedIn ? forbiddenTo(who, route) : 'SIGN_IN_REQUIRED';
        const expected = open.includes(route.access) ? 'let through' : refused;
        expect([route.name, await verdict(server, route, cookies)]).toEqual([route.name, expected]);
      }
    },
  );
});

type Called = 'public' | 'link' | 'signed-in' | 'organizer' | 'operator';
type Who = (server: TestApp) => Promise<Map<string, string>>;

/** Endpoints for links let everybody through to their handler, which asks for the token. */
const NOBODY = ['public', 'link'] as const;
const PLAYER = [...NOBODY, 'signed-in'] as const;

async function suspendedPlayer(server: TestApp) {
  const { cookies, player } = await server.playerPhone();
  // Only the mark: suspending also signs out, and the gate must not depend on that alone.
  const suspendedAt = server.clock.now();
  await server.services.db.update(table).set({ suspendedAt }).where(eq(table.id, player.id));
  return cookies;
}

async function organizer(server: TestApp) {
  const { email, password } = await makeOrganizerAccount(server.services);
  return loggedIn(server, email, password);
}

async function newOrganizer(server: TestApp) {
  const { id, email, password } = await makeOrganizerAccount(server.services);
  const hash = await hashPublicPassword(password);
  const change = { hash, mustChange: true, now: server.clock.now() };
  await server.services.db.transaction((tx) => passwords.update(tx, id, change));
  return loggedIn(server, email, password);
}

async function newOperator(server: TestApp) {
  const { cookies, player } = await server.playerPhone();
  await passwords.updateOperator(server.services.db, player.id);
  return cookies;
}

async function operator(server: TestApp) {
  return (await server.operatorPhone()).cookies;
}

async function loggedIn(server: TestApp, loginId: string, password: string) {
  const phone = server.phone();
  const { status } = await phone.call(accounts.login, { body: { loginId, password } });
  expect(status).toBe(200);
  return phone.cookies;
}

const forbiddenTo = (who: Who, { access }: Route) =>
  who === newOperator && access === 'operator' ? 'SECOND_FACTOR_REQUIRED' : 'FORBIDDEN';

const DENIED = new Set(['SIGN_IN_REQUIRED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED']);

/** The refusal code of the gate, or that the call reaches the input, which is empty and mostly invalid. */
async function verdict({ app }: TestApp, { method, url }: Route, cookies: Map<string, string>) {
  const body = method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { 'x-rallydays': '1', cookie };
  const answer = await app.http.inject({ method, url, headers, ...body });
  expect([url, answer.statusCode >= 500]).toEqual([url, false]);
  const code = answer.headers['content-type']?.includes('json') ? answer.json().code : undefined;
  return DENIED.has(code) ? code : 'let through';
}
