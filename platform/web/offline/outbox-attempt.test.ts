import { describe, expect, it, vi } from 'vitest';
import { showsAccount } from '../api/tab-session.ts';
import { attempt as send } from './outbox-attempt.ts';
import { deviceOwner } from './outbox-entry.ts';

const entry = {
  id: '019a9d1c-0000-7000-8000-000000000001',
  kind: 'score',
  queueKey: 'a',
  method: 'PUT',
  path: '/api/x',
  body: {},
  meta: null,
  owner: 'ann',
  at: 0,
  tries: 0,
  refusal: null,
} as const;

const answering = (status: number, code: string) =>
  vi.stubGlobal('fetch', async () => Response.json({ code, requestId: 'r' }, { status }));

describe('attempt', () => {
  it('A write of a device carries its token, and neither the session nor the account of a person', async () => {
    const seen: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      seen.push(init);
      return Response.json({});
    });
    showsAccount('ann');
    await send({ ...entry, owner: deviceOwner('link-3') }, 'secret');
    showsAccount(null);
    expect(seen).toMatchObject([
      { credentials: 'omit', headers: { authorization: 'Bearer secret' } },
    ]);
    expect(seen[0]?.headers).not.toHaveProperty('x-rallydays-account');
  });

  it('A write carries the account of its author, whose screens the tab may not show any more', async () => {
    const seen: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      seen.push(init);
      return Response.json({});
    });
    showsAccount('ben');
    await send(entry);
    showsAccount(null);
    await send(entry);
    expect(seen.map(({ headers }) => headers)).toMatchObject([
      { 'x-rallydays-account': 'ann' },
      { 'x-rallydays-account': 'ann' },
    ]);
  });

  it('A write of a link that has ended counts as refused; one of an ended session waits', async () => {
    answering(401, 'LINK_ENDED');
    expect(await send({ ...entry, owner: deviceOwner('link-3') }, 'secret')).toMatchObject({
      kind: 'refused',
      refusal: { code: 'LINK_ENDED' },
    });
    expect(await send(entry)).toEqual({ kind: 'signed-out' });
  });

  it('A write that gets "too many requests" is sent again later and does not count as refused', async () => {
    answering(429, 'RATE_LIMITED');
    expect(await send(entry)).toEqual({ kind: 'failed', reached: true });
  });

  it('A refusal that says that nothing is left to do counts as an acceptance', async () => {
    answering(404, 'MATCH_NOT_FOUND');
    const removal = { ...entry, method: 'DELETE', doneBy: 'MATCH_NOT_FOUND' } as const;
    expect(await send(removal)).toEqual({ kind: 'accepted', data: null });
    expect(await send({ ...removal, doneBy: undefined })).toMatchObject({ kind: 'refused' });
  });

  it('A write with invalid input counts as refused', async () => {
    answering(422, 'INVALID_INPUT');
    expect(await send(entry)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'INVALID_INPUT', status: 422 },
    });
  });
});
