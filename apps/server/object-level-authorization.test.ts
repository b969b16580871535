import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as courtLinks from '#features/court-links/court-links.contract.ts';
import { courtsOfToday, tokenIn } from '#features/court-links/server/court-links.factory.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { makeDeskHelper, makeReferee } from '#features/referees/server/referees.factory.ts';
import { printsOf } from '#platform/testing/table-prints.ts';
import { type TestApp, test } from './test-app.ts';
import { LINK_ATTEMPTS } from './test-attempts.links.ts';
import { ATTEMPTS } from './test-attempts.ts';
import { type Caller, routesOf, tried } from './test-routes.ts';
import { createWorld, otherTeacher, type World } from './test-world.ts';

/**
 * Endpoints with a name in their address that belongs to nobody: a day of the caller's records, and a tournament that everybody follows
 * (known.test.ts shows who is named to whom).
 */
const NOBODYS = new Set([
  'GET /api/live/{id}/known',
  // The caller's own groups.
  'GET /api/tournaments/{tournamentId}/team-applications/groups',
  'GET /api/practice/records/days/{dateId}',
  'GET /api/practice/records/days/{dateId}/{formatId}',
]);

/** Endpoints that report success, because the outcome is the same for what does not exist; nothing changes. */
const QUIET = new Set([
  'DELETE /api/accounts/devices/{id}',
  'DELETE /api/accounts/passkeys/{id}',
  'DELETE /api/groups/{id}/request',
]);

/**
 * What a referee does in a tournament (next.md, B8 and C1); everything else in the table is refused to one, as to strangers. Nobody here
 * has a season, whose fixtures decide who may do what (season.test.ts).
 */
const REFEREES =
  /^\w+ \/api\/tournaments\/\{id\}\/(events\/\{eventId\}\/(draw|on-court|season(?!\/fixtures)|seeding|stages|tie-rules|withdrawals)\b|certificates|closing|day\b|results|tie-orders|ties)/;
/** Of those, what is the organizer's alone. */
const NOT_REFEREES = new Set(['POST /api/tournaments/{id}/results/corrections']);

/**
 * What a desk helper does there, which is all that one may (decision 0073): reads what is published, works at the desk of the day, and enters
 * results. By which rules the day goes is the referee's.
 */
const HELPERS =
  /^(GET \/api\/tournaments\/\{id\}\/events\/\{eventId\}\/seeding|\w+ \/api\/tournaments\/\{id\}\/(events\/\{eventId\}\/(on-court|stages)\b|day\b(?!\/silence|\/queue\/events)|ties|tie-orders(?!.*\/time)))/;

/** What a caller without an account is answered; of public results, the full names are refused. */
const NO_ACCOUNT = new Set<string | null>(['SIGN_IN_REQUIRED', 'FORBIDDEN']);

describe('objects of other people', () => {
  test('Every endpoint that takes an id has a line in the table', async ({ server }) => {
    const routes = await routesOf(server);
    const own = routes.filter(({ access }) => access === 'signed-in' || access === 'organizer');
    const withId = own.filter(({ name }) => name.includes('{')).map(({ name }) => name);
    const missing = withId.filter((name) => !(name in ATTEMPTS) && !NOBODYS.has(name));
    expect(missing).toEqual([]);
    const gone = Object.keys(ATTEMPTS).filter((name) => !routes.some((one) => one.name === name));
    expect(gone).toEqual([]);
    const byLink = routes.filter(({ access }) => access === 'link').map(({ name }) => name);
    expect(Object.keys(LINK_ATTEMPTS).sort()).toEqual(byLink.sort());
  });

  test('Objects are neither shown to nor changed by another player, organizer or teacher', async ({
    server,
  }) => {
    const world = await createWorld(server);
    const stranger = await server.playerPhone({ fullName: 'Stranger' });
    const rival = await makeOrganizerAccount(server.services, 'Rival Association');
    const organizer = await signedIn(server, rival);
    const teacher = await otherTeacher(server, world);
    const before = await printsOf(server.services.db);
    const letThrough: unknown[] = [];
    for (const [who, caller] of Object.entries({ stranger, organizer, teacher })) {
      for (const [name, answer] of await answersTo(server, caller, world)) {
        if (!isRefused(name, answer)) letThrough.push([who, name, answer]);
      }
    }
    expect(letThrough).toEqual([]);
    expect(await printsOf(server.services.db)).toEqual(before);
  });

  const duties = [
    ['A referee', makeReferee, (name: string) => REFEREES.test(name) && !NOT_REFEREES.has(name)],
    ['A desk helper', makeDeskHelper, (name: string) => HELPERS.test(name)],
  ] as const;
  test.for(duties)(
    '%s does these duties in that tournament, and is a stranger everywhere else',
    async ([, make, isDuty], { server }) => {
      const world = await createWorld(server);
      const stranger = await server.playerPhone({ fullName: 'Stranger' });
      const organizer = await signedIn(server, world.host);
      const official = await make(server, organizer, world.tournamentId);
      const before = await printsOf(server.services.db);
      const others = await answersTo(server, official, world, (name) => !isDuty(name));
      expect(others.filter(([name, answer]) => !isRefused(name, answer))).toEqual([]);
      expect(await printsOf(server.services.db)).toEqual(before);
      // Many duties name a match that is not there, which a stranger does not learn.
      const strangers = new Map(await answersTo(server, stranger, world, isDuty));
      const own = await answersTo(server, official, world, isDuty);
      const like = own.filter(([name, answer]) => strangers.get(name)?.code === answer.code);
      expect(like).toEqual([]);
    },
  );
});

describe('the links of courts', () => {
  test('Links of a court, of another tournament and ended ones open nothing that is behind an account', async ({
    server,
  }) => {
    const world = await createWorld(server);
    const { here, params, links, desk, courtIds } = await courtsOfToday(server);
    const elsewhere = await courtsOfToday(server);
    const linkId = links[1]!.linkId;
    await desk.call(courtLinks.revoke, { params: { ...here, linkId } });
    const atCourt = {
      ...world,
      tournamentId: here.id,
      eventId: params.eventId,
      courtId: courtIds[0]!,
    };
    const before = await printsOf(server.services.db);
    const letThrough: unknown[] = [];
    for (const { address } of [...links, elsewhere.links[0]!]) {
      const answers = await answersTo(server, { token: tokenIn(address) }, atCourt);
      letThrough.push(...answers.filter(([, { code }]) => !NO_ACCOUNT.has(code)));
    }
    expect(letThrough).toEqual([]);
    expect(await printsOf(server.services.db)).toEqual(before);
  });

  test('The links of another court and of another tournament do nothing at a court, and ended ones open nothing', async ({
    server,
  }) => {
    const { callTo, device, links, desk, here, courtIds } = await courtsOfToday(server);
    const elsewhere = await courtsOfToday(server);
    await callTo('1-0');
    const { current } = await device().shown();
    const world = { match: current!, at: server.clock.now().toISOString() };
    const codes = async (address: string) => {
      const given: Record<string, string | null> = {};
      for (const [name, attempt] of Object.entries(LINK_ATTEMPTS)) {
        given[name] = (await tried(server, name, attempt(world), { token: tokenIn(address) })).code;
      }
      return given;
    };
    const each = (code: string | null) =>
      Object.fromEntries(Object.keys(LINK_ATTEMPTS).map((name) => [name, code]));
    // What is on its own court is read by each of them.
    const onlyOwn = (code: string) => ({ ...each(code), 'GET /api/court-link': null });
    expect(await codes(links[1]!.address), 'another court').toEqual(onlyOwn('NOT_YOUR_COURT'));
    const away = await codes(elsewhere.links[0]!.address);
    expect(away, 'another tournament').toEqual(onlyOwn('MATCH_NOT_FOUND'));
    expect((await device().shown()).current).toEqual(current);
    const body = { courts: [{ courtId: courtIds[0]!, seenLinkId: links[0]!.linkId }] };
    const { data } = await desk.call(courtLinks.issue, { params: here, body });
    const own = data!.made[0]!.address;
    expect(await codes(links[0]!.address), 'ended').toEqual(each('LINK_ENDED'));
    expect(await codes(own), 'this court').toEqual(each(null));
    server.clock.advance({ days: 1 });
    expect(await codes(own), 'the next day').toEqual(each('LINK_ENDED'));
  });
});

type Answers = readonly (readonly [string, Awaited<ReturnType<typeof tried>>])[];

/** What a caller is answered by the endpoints of the table that are picked, in their order. */
async function answersTo(
  server: TestApp,
  caller: Caller,
  world: World,
  isPicked: (name: string) => boolean = () => true,
): Promise<Answers> {
  const answers: [string, Awaited<ReturnType<typeof tried>>][] = [];
  for (const [name, attempt] of Object.entries(ATTEMPTS).filter(([name]) => isPicked(name))) {
    answers.push([name, await tried(server, name, attempt(world), caller)]);
  }
  return answers;
}

const isRefused = (name: string, { status }: { readonly status: number }) =>
  [403, 404].includes(status) || (status === 200 && QUIET.has(name));

async function signedIn(
  server: TestApp,
  { loginId, password }: { readonly loginId: string; readonly password: string },
) {
  const phone = server.phone();
  await phone.call(accounts.login, { body: { loginId, password } });
  return phone;
}
