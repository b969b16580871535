import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { pairOf } from '#domain/scorecard/sides.ts';
import * as groups from '#features/groups/groups.contract.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import * as guardians from '#features/guardians/guardians.contract.ts';
import { MOTHER, nameGuardian, secretFor } from '#features/guardians/server/guardians.factory.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import type { Participant } from '../../practice.vocabulary.ts';
import { makeClub, openLeague } from '../../server/practice.people.factory.ts';
import * as contract from '../knockout.contract.ts';
import { clearResult, saveResult } from '../knockout.results.contract.ts';
import * as sharing from '../knockout.sharing.contract.ts';
import { enter, type Hall, hall, resultFor, visitors } from './knockout.people.factory.ts';

const { publicBracket, shareKnockout, unshareKnockout } = sharing;

async function shared({ coach, id }: Hall): Promise<string> {
  const { data } = await coach.call(shareKnockout, { params: { id } });
  return data!.token;
}

const read = (phone: Phone, token: string) => phone.call(publicBracket, { params: { token } });

describe('a shared bracket', () => {
  test('A shared bracket is read without an account, with initials of everybody who is not known to be of age', async ({
    server,
  }) => {
    const club = await hall(server);
    await enter(club.coach, club.knockout, '1-0', { notes: 'He cried' });
    const token = await shared(club);
    expect(token).toMatch(/^[\w-]{22}$/);
    const { data } = await read(server.phone(), token);
    const names = data!.bracket.draw.entrants.map(({ name }) => name).sort();
    expect(names).toEqual(['A.R.', 'B.Y.', 'C.S.', 'D.M.', 'E.R.', 'V.A.', 'V.B.', 'V.C.'].sort());
    expect(data!.bracket).toMatchObject({
      groupName: 'Sakura Club',
      practiceDate: '2026-11-20',
      sport: 'unspecified',
    });
    const text = JSON.stringify(data);
    for (const secret of [
      'Kondo',
      'Aoki',
      'Ren',
      'Endo',
      'Rin',
      'Visitor',
      'He cried',
      'rating',
      'club"',
      club.id,
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(data!.bracket.draw.matches[0]?.result).toMatchObject({ score: '2-1' });
  });

  test('A shared bracket has one link, which ends with unsharing; sharing again makes another', async ({
    server,
  }) => {
    const club = await hall(server);
    const params = { id: club.id };
    const [token, same] = [await shared(club), await shared(club)];
    expect(same).toBe(token);
    const seen = await club.member.call(contract.knockout, { params });
    expect(seen.data?.knockout.shareToken).toBe(token);
    await club.coach.call(unshareKnockout, { params });
    const gone = { status: 404, refusal: { code: 'BRACKET_NOT_FOUND' } };
    expect(await read(server.phone(), token)).toMatchObject(gone);
    const other = await shared(club);
    expect(other).not.toBe(token);
    expect((await read(server.phone(), other)).status).toBe(200);
  });

  test('A shared bracket is gone when its knockout or its group is removed', async ({ server }) => {
    const club = await hall(server);
    const params = { id: club.id };
    const token = await shared(club);
    const gone = { status: 404, refusal: { code: 'BRACKET_NOT_FOUND' } };
    await club.coach.call(contract.removeKnockout, { params, query: { writeId: uuidv7() } });
    expect(await read(server.phone(), token)).toMatchObject(gone);
    await club.coach.call(contract.restoreKnockout, { params, body: { writeId: uuidv7() } });
    expect((await read(server.phone(), token)).status).toBe(200);
    await club.coach.call(groups.remove, { params: { id: club.groupId } });
    expect(await read(server.phone(), token)).toMatchObject(gone);
    expect(await read(server.phone(), 'x')).toMatchObject(gone);
  });
});

/** The names in the public bracket. */
async function called(server: TestApp, token: string) {
  const { data } = await read(server.phone(), token);
  return data!.bracket.draw.entrants.map(({ name }) => name);
}

describe('a shared bracket of doubles', () => {
  test('A shared bracket of doubles is read without an account, each player of a pair by the own choice', async ({
    server,
  }) => {
    const club = await makeClub(server);
    await club.member.call(guardians.answer, { body: { age: 'adult' } });
    const named = (name: string) => club.players.find((one) => one.name === name)!;
    const guests = visitors(11);
    const pairs: Participant[] = [
      { ...pairOf(named('Aoki Ren'), named('Baba Yui')), external: false },
      { ...pairOf(named('Endo Rin'), guests[0]!), external: true },
      { ...pairOf(named('Chiba Sora'), named('Doi Mao')), external: false },
    ];
    for (const at of [1, 3, 5, 7, 9]) {
      pairs.push({ ...pairOf(guests[at]!, guests[at + 1]!), external: true });
    }
    const id = uuidv7();
    const body = { id, groupId: club.groupId, practiceDate: '2026-11-20', players: pairs };
    const started = await club.coach.call(contract.createKnockout, { body });
    await enter(club.coach, started.data!.knockout, '1-0');
    const { data: link } = await club.coach.call(shareKnockout, { params: { id } });
    const { data, status } = await read(server.phone(), link!.token);
    expect(status).toBe(200);
    expect(data!.bracket.inPairs).toBe(true);
    const query = { groupId: club.groupId };
    const { data: listed } = await club.coach.call(contract.knockouts, { query });
    expect(listed?.knockouts).toMatchObject([{ id, players: 8, inPairs: true }]);
    const { entrants, matches } = data!.bracket.draw;
    expect(entrants.map(({ name }) => name).sort()).toEqual([
      'A.R. / B.Y.',
      'C.S. / D.M.',
      'Endo / V.A.',
      'V.B. / V.C.',
      'V.D. / V.E.',
      'V.F. / V.G.',
      'V.H. / V.I.',
      'V.J. / V.K.',
    ]);
    expect(entrants.map((one) => one.id).sort()).toEqual([...'12345678']);
    expect(matches[0]?.result).toMatchObject({ kind: 'score', score: '2-1' });
    expect(JSON.stringify(data)).not.toContain('~');
  });
});

describe('a player under 18 in a shared bracket', () => {
  test('A player under 18 appears by initials in a shared bracket until the guardian has confirmed, then as chosen', async ({
    server,
  }) => {
    const club = await hall(server);
    const token = await shared(club);
    // Nobody has asked for the age yet.
    expect(await called(server, token)).toContain('E.R.');
    await nameGuardian(club.member);
    const currentPassword = 'correct horse';
    expect(await called(server, token)).toContain('E.R.');
    expect(await called(server, token)).not.toContain('Endo');

    const secret = await secretFor(server, MOTHER);
    const opened = await server.phone().call(guardianPage.open, { body: { secret } });
    const params = { id: opened.data?.players[0]?.id ?? '' };
    await server.phone().call(guardianPage.confirm, { params, body: { secret } });
    expect(await called(server, token)).toContain('E.R.');
    const choose = (nameDisplay: 'full' | 'family-name' | 'initials') =>
      server
        .phone()
        .call(guardianPage.chooseNameDisplay, { params, body: { secret, nameDisplay } });
    await choose('full');
    expect(await called(server, token)).toContain('Endo Rin');
    await choose('family-name');
    expect(await called(server, token)).toContain('Rin');
    await choose('full');
    await server.phone().call(guardianPage.end, { params, body: { secret } });
    expect(await called(server, token)).toContain('E.R.');

    // A player who has said to be of age appears by the first part of the name.
    await club.member.call(guardians.answer, { body: { age: 'adult', currentPassword } });
    expect(await called(server, token)).toContain('Endo');
  });

  test('A player under 18 always appears by full name to the club', async ({ server }) => {
    const club = await hall(server);
    await nameGuardian(club.member);
    const params = { id: club.id };
    const { data } = await club.coach.call(contract.knockout, { params });
    expect(data?.knockout.players.map(({ name }) => name)).toContain('Endo Rin');
  });
});

describe('a knockout that is removed', () => {
  test('A knockout that is removed leaves the list, and comes back with its results when it is restored', async ({
    server,
  }) => {
    const { coach, groupId, id, knockout } = await hall(server);
    const played = await enter(coach, knockout, '1-0');
    const query = { writeId: uuidv7() };
    await coach.call(contract.removeKnockout, { params: { id }, query });
    const list = await coach.call(contract.knockouts, { query: { groupId } });
    expect(list.data?.knockouts).toEqual([]);
    const late = { params: { id, matchId: '1-1' }, body: resultFor(knockout, '1-1') };
    expect((await coach.call(saveResult, late)).refusal?.code).toBe('SESSION_NOT_FOUND');
    const body = { writeId: uuidv7() };
    const { data } = await coach.call(contract.restoreKnockout, { params: { id }, body });
    expect(data?.knockout).toEqual(played);
  });
});

describe('an outsider', () => {
  test('An outsider can do nothing with the knockouts of a group: for them there are none', async ({
    server,
  }) => {
    const { outsider, id, groupId, knockout, players } = await hall(server);
    const params = { id };
    const match = { id, matchId: '1-0' };
    const writeId = uuidv7();
    const started = { id: uuidv7(), groupId, practiceDate: '2026-11-20', players: [...players] };
    const codes = [
      await outsider.call(contract.createKnockout, { body: started as never }),
      await outsider.call(contract.knockouts, { query: { groupId } }),
      await outsider.call(contract.knockout, { params }),
      await outsider.call(contract.redrawKnockout, { params, body: { writeId, drawNumber: 1 } }),
      await outsider.call(contract.removeKnockout, { params, query: { writeId } }),
      await outsider.call(contract.restoreKnockout, { params, body: { writeId } }),
      await outsider.call(saveResult, { params: match, body: resultFor(knockout, '1-0') }),
      await outsider.call(clearResult, {
        params: match,
        query: { writeId, drawNumber: 1, baseVersion: 0 },
      }),
      await outsider.call(shareKnockout, { params }),
      await outsider.call(unshareKnockout, { params }),
    ].map((answer) => answer.refusal?.code);
    expect(codes).toEqual([
      ...Array(2).fill('GROUP_NOT_FOUND'),
      ...Array(8).fill('SESSION_NOT_FOUND'),
    ]);
  });

  test('A visitor is asked to sign in to reach a knockout', async ({ server }) => {
    const { id } = await hall(server);
    const answer = await server.phone().call(contract.knockout, { params: { id } });
    expect(answer).toMatchObject({ status: 401, refusal: { code: 'SIGN_IN_REQUIRED' } });
  });
});

describe('a member who neither started the knockout nor edits the group', () => {
  test('A member who neither started the knockout nor edits the group may not redraw, remove, restore, share or unshare it', async ({
    server,
  }) => {
    const { member, id } = await hall(server);
    const params = { id };
    const writeId = uuidv7();
    const answers = [
      await member.call(contract.redrawKnockout, { params, body: { writeId, drawNumber: 1 } }),
      await member.call(contract.removeKnockout, { params, query: { writeId } }),
      await member.call(contract.restoreKnockout, { params, body: { writeId } }),
      await member.call(shareKnockout, { params }),
      await member.call(unshareKnockout, { params }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});

describe('a league', () => {
  test('The id of a league finds no knockout', async ({ server }) => {
    const club = await hall(server);
    const params = { id: await openLeague(club) };
    const answer = await club.coach.call(contract.knockout, { params });
    expect(answer.refusal?.code).toBe('SESSION_NOT_FOUND');
  });
});

describe('the members of a deleted group', () => {
  test('A score for a deleted group is refused to its members as GROUP_NOT_FOUND', async ({
    server,
  }) => {
    const { coach, member, groupId, id, knockout } = await hall(server);
    await coach.call(groups.remove, { params: { id: groupId } });
    const params = { id, matchId: '1-0' };
    const query = { writeId: uuidv7(), drawNumber: 1, baseVersion: 0 };
    const saved = await member.call(saveResult, { params, body: resultFor(knockout, '1-0') });
    const cleared = await member.call(clearResult, { params, query });
    expect([saved.refusal?.code, cleared.refusal?.code]).toEqual(Array(2).fill('GROUP_NOT_FOUND'));
  });
});
