import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { type Phone, test } from '../../../apps/server/test-app.ts';
import * as contract from '../pairs.contract.ts';
import {
  accept,
  enter,
  entered,
  inOneGroup,
  invite,
  linkFrom,
  makeDoubles,
  paired,
} from './pairs.factory.ts';

const named = { how: 'name', partner: { name: '紙 花子', club: '桜中' } } as const;

const pairOf = async (phone: Phone, id: string) =>
  (await phone.call(contract.find, { params: { id } })).data?.pair;
const end = async (phone: Phone, id: string) => {
  const shown = (await pairOf(phone, id))?.partner;
  if (!shown) throw new Error('there is no pair to end');
  const seen = { id: shown.id, state: shown.state };
  return phone.call(contract.end, { params: { id }, body: { seen } });
};

describe('inviting a partner', () => {
  test('An entry of doubles has no partner at first', async ({ server }) => {
    const { inviter, entryId } = await entered(server);
    expect(await pairOf(inviter, entryId)).toMatchObject({
      role: 'player',
      entrant: 'Aoki Ren',
      partner: null,
      closed: null,
      tournament: { name: 'Autumn Junior Open', venue: 'Ariake Tennis Park' },
    });
    const { data } = await inviter.call(entries.find, { params: { id: entryId } });
    expect(data?.entry.pair).toEqual({ role: 'player', state: 'none', name: null, payUntil: null });
  });

  test('A member of a group is invited, notified, and named to the player', async ({ server }) => {
    const { inviter, entryId, partner } = await entered(server);
    const memberId = await inOneGroup(server, inviter, partner);
    const { data } = await invite(inviter, entryId, { how: 'member', memberId });
    expect(data?.pair.partner).toMatchObject({
      how: 'member',
      state: 'invited',
      name: 'Baba Yui',
      token: null,
    });
    const { data: notices } = await partner.call(notifications.list);
    const notice = notices?.notifications.find(({ kind }) => kind === 'pair-invited');
    expect(notice?.facts.invitationId).toBe(data?.pair.partner?.id);
    const { data: mine } = await inviter.call(entries.find, { params: { id: entryId } });
    expect(mine?.entry.pair).toEqual({
      role: 'player',
      state: 'invited',
      name: 'Baba Yui',
      payUntil: null,
    });
  });

  test('Only people with an account in my groups can be chosen, each once and not myself', async ({
    server,
  }) => {
    const { inviter, partner } = await entered(server);
    expect((await inviter.call(contract.members)).data?.members).toEqual([]);
    await inOneGroup(server, inviter, partner);
    const { data } = await inviter.call(contract.members);
    expect(data?.members.map(({ name, group }) => [name, group])).toEqual([
      ['Baba Yui', 'Sakura Tennis Club'],
    ]);
  });

  test('A link shows its secret to the player again, and to nobody else', async ({ server }) => {
    const { inviter, entryId, partner } = await entered(server);
    const token = await linkFrom(inviter, entryId);
    expect((await pairOf(inviter, entryId))?.partner).toMatchObject({ how: 'link', token });
    await accept(partner, token);
    expect((await pairOf(inviter, entryId))?.partner?.token).toBeNull();
    expect((await pairOf(partner, entryId))?.partner?.token).toBeNull();
  });

  test('An invitation ends after seven days, or with the entries where that is sooner', async ({
    server,
  }) => {
    const early = await entered(server);
    const { data } = await invite(early.inviter, early.entryId);
    const deadline = server.clock.now();
    deadline.setUTCDate(deadline.getUTCDate() + 7);
    expect(data?.pair.partner?.expiresAt).toBe(deadline.toISOString());
    server.clock.advance({ days: 5 });
    const late = await invite(early.inviter, early.entryId);
    const end = late.data?.pair.partner?.expiresAt ?? '';
    // Midnight in Japan, after the last day of applications.
    expect(end.slice(11)).toBe('15:00:00.000Z');
    expect(new Date(end).getTime() - server.clock.now().getTime()).toBeLessThan(3 * 86_400_000);
  });

  test('A partner without an account is entered with name and school, and is unconfirmed', async ({
    server,
  }) => {
    const { inviter, entryId } = await entered(server);
    const { data } = await invite(inviter, entryId, named);
    expect(data?.pair.partner).toMatchObject({
      state: 'named',
      name: '紙 花子',
      club: '桜中',
      expiresAt: null,
    });
  });

  test('A name that is missing or too long is refused', async ({ server }) => {
    const { inviter, entryId } = await entered(server);
    for (const name of ['', '  ', 'x'.repeat(81)]) {
      const partner = { how: 'name', partner: { name, club: '' } } as const;
      expect((await invite(inviter, entryId, partner)).status).toBe(422);
    }
  });

  test('The same invitation sent again changes nothing', async ({ server }) => {
    const { inviter, entryId } = await entered(server);
    const sent = {
      params: { id: entryId },
      body: { id: uuidv7(), seen: null, partner: { how: 'link' } },
    } as const;
    const first = await inviter.call(contract.invite, sent);
    expect(await inviter.call(contract.invite, sent)).toEqual(first);
  });

  test('An id that was sent for one partner is refused for another, and answered for the same', async ({
    server,
  }) => {
    const { inviter, entryId, partner } = await entered(server);
    const memberId = await inOneGroup(server, inviter, partner);
    const wanted = [
      { how: 'link' },
      { how: 'member', memberId },
      named,
      { how: 'name', partner: { ...named.partner, club: '' } },
    ] as const;
    for (const one of wanted) {
      await invite(inviter, entryId, one);
      const { id = '', state = 'named' } = (await pairOf(inviter, entryId))?.partner ?? {};
      const send = async (other: (typeof wanted)[number]) => {
        const body = { id, seen: { id, state }, partner: other };
        return inviter.call(contract.invite, { params: { id: entryId }, body });
      };
      for (const other of wanted) {
        const { refusal } = await send(other);
        expect(refusal?.code ?? null).toBe(other === one ? null : 'ID_TAKEN');
      }
    }
  });

  test('Another invitation takes the place of the first, whose link no longer works', async ({
    server,
  }) => {
    const { inviter, entryId, partner } = await entered(server);
    const old = await linkFrom(inviter, entryId);
    const next = await linkFrom(inviter, entryId);
    expect((await accept(partner, old)).refusal?.code).toBe('INVITE_NOT_FOUND');
    expect((await accept(partner, next)).status).toBe(200);
  });

  test('Who is replaced by another partner is notified', async ({ server }) => {
    const { inviter, entryId, partner } = await paired(server);
    await invite(inviter, entryId, named);
    expect(await newsKindsOf(partner)).toContain('pair-ended');
    expect(await pairOf(partner, entryId)).toBeUndefined();
    expect((await pairOf(inviter, entryId))?.partner?.name).toBe('紙 花子');
  });
});

describe('refused invitations', () => {
  test('Nobody can be their own partner', async ({ server }) => {
    const { inviter, entryId, partner } = await entered(server);
    await inOneGroup(server, partner, inviter);
    const { data } = await partner.call(contract.members);
    const memberId = data?.members[0]?.id ?? 0;
    const { status, refusal } = await invite(inviter, entryId, { how: 'member', memberId });
    expect([status, refusal?.code]).toEqual([409, 'SELF']);
  });

  test('A member of somebody else’s group cannot be invited', async ({ server }) => {
    const { inviter, entryId, partner } = await entered(server);
    const third = await server.playerPhone({ fullName: 'Chiba Sora' });
    const memberId = await inOneGroup(server, partner, third);
    const { status, refusal } = await invite(inviter, entryId, { how: 'member', memberId });
    expect([status, refusal?.code]).toEqual([404, 'MEMBER_NOT_FOUND']);
  });

  test('A member without an account cannot be invited', async ({ server }) => {
    const { inviter, entryId } = await entered(server);
    const creator = { accountId: inviter.player.id, name: 'Aoki Ren' };
    const { db } = server.services;
    await makeGroup(db, { creator, now: server.clock.now(), members: ['Paper Member'] });
    for (let memberId = 1; memberId <= 2; memberId += 1) {
      const { refusal } = await invite(inviter, entryId, { how: 'member', memberId });
      expect(['MEMBER_NOT_FOUND', 'SELF']).toContain(refusal?.code);
    }
  });

  test('Who has entered the event already, on either side, cannot be invited', async ({
    server,
  }) => {
    const { inviter, entryId, tournamentId, partner } = await entered(server);
    const memberId = await inOneGroup(server, inviter, partner);
    const own = await enter(partner, tournamentId);
    const member = { how: 'member', memberId } as const;
    expect((await invite(inviter, entryId, member)).refusal?.code).toBe('PARTNER_ENTERED');
    await partner.call(entries.withdraw, { params: { id: own } });
    const third = await server.playerPhone({ fullName: 'Chiba Sora' });
    await accept(partner, await linkFrom(third, await enter(third, tournamentId)));
    expect((await invite(inviter, entryId, member)).refusal?.code).toBe('PARTNER_ENTERED');
  });

  test('An entry of another event than doubles has no pair', async ({ server }) => {
    const tournamentId = await makeTournament(server.services, { feeYen: 0 });
    const phone = await server.playerPhone();
    const entryId = await enter(phone, tournamentId);
    const { refusal } = await phone.call(contract.find, { params: { id: entryId } });
    expect(refusal?.code).toBe('NOT_A_PAIR');
    expect((await invite(phone, entryId)).refusal?.code).toBe('NOT_A_PAIR');
  });

  test('A place that is not paid yet has no pair', async ({ server }) => {
    const tournamentId = await makeDoubles(server, { feeYen: 2000 });
    const phone = await server.playerPhone();
    const id = uuidv7();
    await phone.call(entries.apply, { body: { id, tournamentId, agreed: true } });
    expect((await pairOf(phone, id))?.closed).toBe('NOT_CONFIRMED');
    expect((await invite(phone, id)).refusal?.code).toBe('NOT_CONFIRMED');
  });

  test('After the deadline nobody is invited, and no pair changes', async ({ server }) => {
    const { inviter, entryId, partner } = await paired(server);
    server.clock.advance({ days: 8 });
    expect((await pairOf(inviter, entryId))?.closed).toBe('ENTRIES_CLOSED');
    expect((await invite(inviter, entryId)).refusal?.code).toBe('ENTRIES_CLOSED');
    expect((await end(inviter, entryId)).refusal?.code).toBe('ENTRIES_CLOSED');
    expect((await end(partner, entryId)).refusal?.code).toBe('ENTRIES_CLOSED');
  });

  test('Nobody is invited to a cancelled tournament', async ({ server }) => {
    const { inviter, entryId, tournamentId } = await entered(server);
    await updateState(server.services.db, tournamentId, { state: 'cancelled' });
    expect((await invite(inviter, entryId)).refusal?.code).toBe('TOURNAMENT_CANCELLED');
  });

  test('Who has seen another partner than the stored one changes nothing', async ({ server }) => {
    const { inviter, entryId, partner } = await entered(server);
    const token = await linkFrom(inviter, entryId);
    const before = (await pairOf(inviter, entryId))?.partner;
    await accept(partner, token);
    const seen = { id: before?.id ?? '', state: 'invited' } as const;
    const params = { id: entryId };
    const replaced = await inviter.call(contract.invite, {
      params,
      body: { id: uuidv7(), seen, partner: named },
    });
    expect([replaced.status, replaced.refusal?.code]).toEqual([409, 'PARTNER_CHANGED']);
    const ended = await inviter.call(contract.end, { params, body: { seen } });
    expect(ended.refusal?.code).toBe('PARTNER_CHANGED');
    expect((await pairOf(inviter, entryId))?.partner?.state).toBe('accepted');
  });

  test('The id of another pair is refused', async ({ server }) => {
    const { inviter, entryId } = await paired(server);
    const taken = (await pairOf(inviter, entryId))?.partner?.id ?? '';
    const other = await server.playerPhone();
    const own = await enter(other, await makeDoubles(server));
    const body = { id: taken, seen: null, partner: named };
    const { refusal } = await other.call(contract.invite, { params: { id: own }, body });
    expect(refusal?.code).toBe('ID_TAKEN');
  });

  test('Strangers neither see nor change a pair, and neither does who is only invited', async ({
    server,
  }) => {
    const { inviter, entryId, partner } = await entered(server);
    const memberId = await inOneGroup(server, inviter, partner);
    await invite(inviter, entryId, { how: 'member', memberId });
    const shown = (await pairOf(inviter, entryId))?.partner;
    const seen = { id: shown?.id ?? '', state: 'invited' } as const;
    const params = { id: entryId };
    for (const phone of [partner, await server.playerPhone({ fullName: 'Stranger' })]) {
      expect((await phone.call(contract.find, { params })).refusal?.code).toBe('ENTRY_NOT_FOUND');
      expect((await invite(phone, entryId)).refusal?.code).toBe('ENTRY_NOT_FOUND');
      const ended = await phone.call(contract.end, { params, body: { seen } });
      expect(ended.refusal?.code).toBe('ENTRY_NOT_FOUND');
    }
    expect((await server.phone().call(contract.find, { params })).status).toBe(401);
  });
});

describe('parting', () => {
  test('The player takes an invitation back, whose link then says so', async ({ server }) => {
    const { inviter, entryId, partner } = await entered(server);
    const token = await linkFrom(inviter, entryId);
    expect((await end(inviter, entryId)).status).toBe(200);
    expect((await pairOf(inviter, entryId))?.partner?.state).toBe('none');
    expect((await accept(partner, token)).refusal?.code).toBe('ENTRY_GONE');
  });

  test('The player parts from the partner, who is notified and may enter the event', async ({
    server,
  }) => {
    const { inviter, entryId, partner, tournamentId } = await paired(server);
    await end(inviter, entryId);
    expect(await newsKindsOf(partner)).toContain('pair-ended');
    expect(await enter(partner, tournamentId)).toBeTruthy();
  });

  test('The partner leaves, and the player is notified and invites another', async ({ server }) => {
    const { inviter, entryId, partner } = await paired(server);
    const shown = (await pairOf(partner, entryId))?.partner;
    const body = { seen: { id: shown?.id ?? '', state: 'accepted' as const } };
    const params = { id: entryId };
    expect((await partner.call(contract.end, { params, body })).status).toBe(200);
    // Sent again after a lost answer.
    expect((await partner.call(contract.end, { params, body })).status).toBe(200);
    expect(await newsKindsOf(inviter)).toContain('pair-left');
    expect((await pairOf(inviter, entryId))?.partner).toMatchObject({ state: 'left' });
    expect((await invite(inviter, entryId)).status).toBe(200);
  });
});
