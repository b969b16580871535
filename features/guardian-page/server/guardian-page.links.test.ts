import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { MOTHER, secretFor } from '#features/guardians/server/guardians.factory.ts';
import { LIMITS } from '#platform/server/http/limits.ts';
import { type Phone, test } from '../../../apps/server/test-app.ts';
import * as contract from '../guardian-page.contract.ts';
import {
  allRefused,
  asked,
  confirmed,
  entered,
  everyAttempt,
  kinds,
  open,
} from './guardian-page.factory.ts';

describe('a guardian of one player', () => {
  test('A guardian may not see, withdraw or change anything of another player', async ({
    server,
  }) => {
    const { guardian, secret } = await confirmed(server);
    const other = await confirmed(server, 'father@example.com', '鈴木 蓮');
    const entryId = await entered(server, other.phone);
    expect((await open(guardian, secret)).data?.players.map(({ name }) => name)).toEqual([
      '佐藤 花子',
    ]);
    expect(await everyAttempt(guardian, secret, other.id, entryId)).toEqual(
      allRefused('PLAYER_NOT_FOUND'),
    );
    const found = await other.phone.call(entries.find, { params: { id: entryId } });
    expect(found.data?.entry.state).toBe('confirmed');
  });

  test("A guardian may not withdraw another player's entry with the id of their own player", async ({
    server,
  }) => {
    const { guardian, secret, id } = await confirmed(server);
    const stranger = await server.playerPhone();
    const entryId = await entered(server, stranger);
    const sent = { params: { id, entryId }, body: { secret } };
    expect((await guardian.call(contract.withdraw, sent)).refusal?.code).toBe('ENTRY_NOT_FOUND');
  });

  test('A guardian sees a second player beside the first, each to be confirmed separately', async ({
    server,
  }) => {
    const first = await confirmed(server);
    const second = await asked(server, MOTHER, '佐藤 湊');
    const { data } = await open(first.guardian, first.secret);
    expect(data?.players.map(({ name, state }) => [name, state])).toEqual([
      ['佐藤 湊', 'asked'],
      ['佐藤 花子', 'confirmed'],
    ]);
    const sent = { params: { id: second.id }, body: { secret: first.secret } };
    await first.guardian.call(contract.decline, sent);
    const left = await open(first.guardian, second.secret);
    expect(left.data?.players.map(({ name }) => name)).toEqual(['佐藤 花子']);
  });
});

describe('a link', () => {
  test('A link works to the end of its thirtieth day in Japan, and not a moment longer', async ({
    server,
  }) => {
    const { guardian, secret, id } = await asked(server);
    // 12:00 in Japan on November 20.
    server.clock.advance({ days: 30, hours: 11, minutes: 59 });
    expect((await open(guardian, secret)).status).toBe(200);
    server.clock.advance({ minutes: 1 });
    expect((await open(guardian, secret)).refusal?.code).toBe('LINK_EXPIRED');
    expect(await everyAttempt(guardian, secret, id)).toEqual(allRefused('LINK_EXPIRED'));
  });

  test('A forged link opens and changes nothing', async ({ server }) => {
    const { guardian, id } = await confirmed(server);
    const forged = 'A'.repeat(43);
    expect((await open(guardian, forged)).refusal?.code).toBe('LINK_UNKNOWN');
    expect(await everyAttempt(guardian, forged, id)).toEqual(allRefused('LINK_UNKNOWN'));
  });

  test('A link of another purpose opens nothing', async ({ server }) => {
    const { insert } = await import('#platform/server/links/links.store.ts');
    await asked(server);
    const link = { purpose: 'reset-password', subject: MOTHER, validMs: 60_000 };
    const now = server.clock.now();
    const secret = await insert(server.services.db, { ...link, now });
    expect((await open(server.phone(), secret)).refusal?.code).toBe('LINK_UNKNOWN');
  });

  test('Opening one link is rate-limited, and other links behind the same connection still open', async ({
    server,
  }) => {
    const phone = server.phone();
    const { max } = LIMITS.guardian[0];
    for (let count = 0; count < max; count += 1) await open(phone, 'one link');
    expect((await open(phone, 'one link')).refusal?.code).toBe('RATE_LIMITED');
    expect((await open(phone, 'another link')).refusal?.code).toBe('LINK_UNKNOWN');
  });
});

describe('asking for a fresh link', () => {
  const ask = (phone: Phone, email: string) =>
    phone.call(contract.requestLink, { body: { email } });

  test('A request for a new link mails one to a guardian, and gets the same answer for every address', async ({
    server,
  }) => {
    const { guardian } = await confirmed(server);
    server.clock.advance({ days: 40 });
    const known = await ask(guardian, ' Mother@example.com ');
    const unknown = await ask(guardian, 'nobody@example.com');
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data]);
    // The call itself does nothing that takes longer for the one than for the other.
    expect(await kinds(server, MOTHER)).toEqual(['guardian-asked']);
    await server.app.jobs.drain();
    expect(await kinds(server, MOTHER)).toEqual(['guardian-asked', 'guardian-link']);
    expect(await kinds(server, 'nobody@example.com')).toEqual([]);
    expect((await open(guardian, await secretFor(server))).status).toBe(200);
  });

  test('A second request for a new link within ten minutes sends no second mail', async ({
    server,
  }) => {
    const { guardian } = await confirmed(server);
    await ask(guardian, MOTHER);
    await ask(guardian, MOTHER);
    await server.app.jobs.drain();
    expect(await kinds(server, MOTHER)).toHaveLength(2);
    server.clock.advance({ minutes: 10 });
    await ask(guardian, MOTHER);
    await server.app.jobs.drain();
    expect(await kinds(server, MOTHER)).toHaveLength(3);
  });

  test('A request for a new link sends nothing to a guardian who declined or stopped', async ({
    server,
  }) => {
    const { guardian, sent } = await confirmed(server);
    await guardian.call(contract.end, sent);
    await ask(guardian, MOTHER);
    await server.app.jobs.drain();
    expect(await kinds(server, MOTHER)).toEqual(['guardian-asked']);
  });

  test('A request for a new link is refused for an invalid address', async ({ server }) => {
    const wrong = await ask(server.phone(), 'mother');
    expect(wrong.refusal).toMatchObject({ fields: { email: 'emailInvalid' } });
  });

  test('A hall full of parents asks for new links from one connection, and each mailbox only a few times', async ({
    server,
  }) => {
    const phone = server.phone();
    for (let count = 0; count < 50; count += 1) {
      expect((await ask(phone, `m${count}@example.com`)).status).toBe(200);
    }
    for (let count = 0; count < 4; count += 1) await ask(phone, 'M0@example.com ');
    expect((await ask(phone, 'm0@example.com')).refusal?.code).toBe('RATE_LIMITED');
  });
});
