import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handshakeMessages } from '#features/day/handshake/handshake.messages.en.ts';
// The card is a chunk of its own: a busy machine needs longer to load it than a test waits.
import '#features/day/handshake/web/components/format-result.tsx';
import { deviceOwner } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { courtLinksMessages as t } from '../court-links.messages.en.ts';
import { CourtBody } from './components/court-body.tsx';
import type { useLink } from './hooks/use-link.ts';
import { tallyDraft } from './hooks/use-tally.ts';
import { madeDevice, madeMatch, madePending } from './lib/sample-device.ts';

interface Seen {
  readonly device: ReturnType<typeof madeDevice>;
  readonly pending: readonly ReturnType<typeof madePending>[];
}

/** Shows a court; what it shows changes when the returned function is called. */
function courtOf(first: Seen): (next: Seen) => void {
  let see = (_: Seen) => {};
  const Court = () => {
    const [{ device, pending }, setSeen] = useState(first);
    see = setSeen;
    const link = { device, pending, entries: [], isLost: false, isLong: false };
    return (
      <CourtBody
        token="token"
        device={device}
        link={link as unknown as ReturnType<typeof useLink>}
      />
    );
  };
  rendered(<Court />, { language: 'en', path: '/c/token' });
  return (next) => act(() => see(next));
}

beforeEach(() => localStorage.clear());

const name = (side: string) => screen.getByRole('button', { name: side });

const box = (side: 1 | 2) =>
  document.querySelector<HTMLInputElement>(`[name="sets.0.player${side}Score"]`)?.value;

it.each([
  ['table-tennis', 'table'],
  ['badminton', 'court'],
] as const)('The device of a closed court of %s says %s', (sport, word) => {
  const court = { id: '019a9d1c-0000-7000-8000-0000000000c3', name: '3', isClosed: true };
  courtOf({ device: madeDevice({ sport, court }), pending: [] });
  for (const text of [t.closedTitle[word], t.noneTitle[word]]) {
    expect(text).toContain(word);
    expect(screen.getByText(text)).toBeDefined();
  }
});

describe('the correction of a result that waits on the device', () => {
  it('The card begins with that result', async () => {
    courtOf({ device: madeDevice(), pending: [madePending('1-0')] });
    fireEvent.click(screen.getByText(t.correct));
    expect(screen.getByText(t.correctTitle)).toBeDefined();
    await vi.waitFor(() => expect([box(1), box(2)]).toEqual(['11', '9']));
  });
});

describe('a corrected earlier result that brings another player into the called match', () => {
  const playing = madeMatch('1-0', { state: 'playing' });
  const { match } = playing;
  const other = { ...match, player2: { id: '3', name: 'Ito Mei', club: null } };
  const pairs = {
    first: { device: madeDevice({ current: playing }), pending: [] },
    other: { device: madeDevice({ current: { ...playing, match: other } }), pending: [] },
  };

  it('The points of the pair before are not those of the new pair, and are there when it comes back', async () => {
    tallyDraft(match).write({ points: ['player1', 'player1'], isSwapped: false });
    const see = courtOf(pairs.first);
    await vi.waitFor(() => expect([box(1), box(2)]).toEqual(['2', '0']));
    see(pairs.other);
    await vi.waitFor(() => expect([box(1), box(2)]).toEqual(['', '']));
    see(pairs.first);
    await vi.waitFor(() => expect([box(1), box(2)]).toEqual(['2', '0']));
  });

  it('The match of the new pair is still to be started on the device', async () => {
    const called = madeMatch('1-0', { state: 'called' });
    const current = { ...called, match: other };
    const see = courtOf({ device: madeDevice({ current: called }), pending: [] });
    fireEvent.click(screen.getByText(t.enterOnly));
    expect(screen.queryByText(t.enterOnly)).toBeNull();
    see({ device: madeDevice({ current }), pending: [] });
    expect(screen.getByText(t.enterOnly)).toBeDefined();
  });
});

describe('a start of the called match', () => {
  const called = madeMatch('1-0', { state: 'called', calledAt: '2026-11-23T01:00:00.000Z' });
  const start = (linkId: string, fetched: () => Promise<Response>) => {
    vi.stubGlobal('fetch', fetched);
    void outbox.addDevice(deviceOwner(linkId), 'token');
    courtOf({ device: madeDevice({ linkId, current: called }), pending: [] });
    fireEvent.click(screen.getByText(t.start));
  };
  const waiting = (linkId: string) =>
    outbox.ofDevices().filter(({ owner }) => owner === deviceOwner(linkId));
  const lost = async () => {
    throw new TypeError('Failed to fetch');
  };

  it('The card opens without a connection, and the start is sent when the connection is back, with the call and the time of the tap', async () => {
    start('start-lost', lost);
    await vi.waitFor(() => expect(screen.queryByText(t.start)).toBeNull(), { timeout: 4000 });
    const [entry] = waiting('start-lost');
    expect(entry).toMatchObject({ kind: 'court.start', refusal: null });
    const sent = vi.fn(async (_: string, __: RequestInit) =>
      Response.json({ device: madeDevice() }),
    );
    vi.stubGlobal('fetch', sent);
    await outbox.flush();
    expect(waiting('start-lost')).toEqual([]);
    const [[path, { body }]] = sent.mock.calls as [[string, { body: string }]];
    expect(path).toContain('/1-0/start');
    expect(JSON.parse(body)).toMatchObject({ calledAt: called.calledAt, at: expect.any(String) });
  });

  it('A player who is on another court is named, and the match stays called', async () => {
    const details = { person: 'Ito Mei', court: '5' };
    const refusal = { code: 'PLAYER_BUSY', requestId: 'r', details };
    start('start-busy', async () => Response.json(refusal, { status: 409 }));
    expect(await screen.findByText(t.busyText)).toBeDefined();
    expect(screen.getByText(t.start)).toBeDefined();
  });
});

describe('the match that is next on a court', () => {
  it('The device of a court never shows a bare time for it', () => {
    const at = (time: string) => `2026-11-23T${time}:00.000Z`;
    const expected = { notBefore: at('02:40'), about: at('03:00') };
    const next = [madeMatch('1-1', { expected })];
    courtOf({ device: madeDevice({ next }), pending: [] });
    expect(screen.getByText('not before 11:40 (about 12:00)')).toBeDefined();
  });
});

describe('both players who agree on the device of a court', () => {
  it('The first tap stays when the result arrives at the server between the two taps', () => {
    const see = courtOf({ device: madeDevice(), pending: [madePending('1-0')] });
    fireEvent.click(screen.getByText(t.together));
    fireEvent.click(name('Yamada Taro'));
    expect(name(handshakeMessages.togetherDone('Yamada Taro'))).toBeDefined();
    const arrived = madeDevice({ recent: [madeMatch('1-0', { state: 'done' }, '3-0')] });
    see({ device: arrived, pending: [] });
    expect(name(handshakeMessages.togetherDone('Yamada Taro'))).toBeDefined();
    expect(name('Sato Hanako').getAttribute('aria-pressed')).toBe('false');
  });

  it('Nobody is asked any more once the desk has settled the result', () => {
    const see = courtOf({ device: madeDevice(), pending: [madePending('1-0')] });
    fireEvent.click(screen.getByText(t.together));
    const { match, ...rest } = madeMatch('1-0', { state: 'done' }, '3-0');
    const settled = { ...rest, match: { ...match, handshake: null } };
    see({ device: madeDevice({ recent: [settled] }), pending: [] });
    expect(screen.queryByText(handshakeMessages.togetherText)).toBeNull();
  });
});
