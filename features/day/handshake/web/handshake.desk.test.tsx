import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { dayMessages as dayEn } from '../../day.messages.en.ts';
import { handshakeMessages as en } from '../handshake.messages.en.ts';
import { handshakeMessages as ja } from '../handshake.messages.ja.ts';
import { openPhone } from './components/sample-phone.tsx';
import { entered, openResults } from './lib/sample-matches.ts';

const HERE = '/organizer/tournaments/8/day/results';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sentOnce = (sent: readonly unknown[]) =>
  vi.waitFor(() => expect(sent).toHaveLength(1)).then(() => sent[0]);

const claim = { sets: '7-11', result: '0-1', winner: 'player2', status: 'finished' } as const;
const disputed = entered({ state: 'disputed', side: 'player1', claim }, { ownSide: null });

describe('the results that wait for an answer', () => {
  test.each([
    ['en', en, ['1–0 (11–7)', '0–1 (7–11)']],
    ['ja', ja, ['1–0（11–7）', '0–1（7–11）']],
  ] as const)(
    'In %s the desk reads both versions of a contradicted result',
    async (language, t, [entered, claimed]) => {
      await openPhone(HERE, { results: openResults([disputed]), language });
      expect(await screen.findByText(t.disputes(1))).toBeTruthy();
      expect(screen.getByText(entered)).toBeTruthy();
      expect(screen.getByText(t.claimed('Baba Yui'))).toBeTruthy();
      expect(screen.getByText(claimed)).toBeTruthy();
    },
  );

  test('Of two versions with the same sets the desk reads which one is a retirement', async () => {
    const result = { sets: '11-7', result: '1-0', winner: 'player2', status: 'retired' } as const;
    const played = { ...result, winner: 'player1', status: 'finished' } as const;
    const handshake = { state: 'disputed', side: 'player2', claim: played } as const;
    await openPhone(HERE, { results: openResults([entered(handshake, { result })]) });
    expect(await screen.findByText(`1–0 (11–7) · ${en.retired('Abe Rin')}`)).toBeTruthy();
    expect(screen.getByText('1–0 (11–7)')).toBeTruthy();
  });

  test('Somebody who only says no is shown without a score', async () => {
    const results = openResults([entered({ state: 'disputed', side: 'player1' })]);
    await openPhone(HERE, { results });
    expect(await screen.findByText(en.noClaim)).toBeTruthy();
  });

  test('One tap confirms the entered result in the version that was shown', async () => {
    const after = { results: openResults([]) };
    const sent = await openPhone(HERE, { results: openResults([disputed]), after });
    press(en.keepEntered);
    expect(await sentOnce(sent)).toEqual({
      url: `/api/tournaments/8/day/results/${disputed.stageId}/1-0/confirm`,
      body: { seenVersion: 1 },
    });
    expect(await screen.findByText(en.noneOpen)).toBeTruthy();
  });

  test('One tap lets the version of the other side count', async () => {
    const after = { results: openResults([]) };
    const sent = await openPhone(HERE, { results: openResults([disputed]), after });
    press(en.claimCounts('Baba Yui'));
    expect(await sentOnce(sent)).toEqual({
      url: `/api/tournaments/8/day/results/${disputed.stageId}/1-0/accept-claim`,
      body: { seenVersion: 1, writeId: expect.any(String) },
    });
    expect(await screen.findByText(en.noneOpen)).toBeTruthy();
  });

  test('A second try to let it count is the same write', async () => {
    const refused = { code: 'OTHER' };
    const sent = await openPhone(HERE, { results: openResults([disputed]), refused });
    for (const times of [1, 2]) {
      await vi.waitFor(() =>
        expect(screen.getByRole('button', { name: en.claimCounts('Baba Yui') })).toHaveProperty(
          'disabled',
          false,
        ),
      );
      press(en.claimCounts('Baba Yui'));
      await vi.waitFor(() => expect(sent).toHaveLength(times));
    }
    expect(sent[1]).toEqual(sent[0]);
  });

  test('Only a version with a score can count by one tap', async () => {
    const results = openResults([entered({ state: 'disputed', side: 'player1' })]);
    await openPhone(HERE, { results });
    expect(await screen.findByRole('button', { name: en.keepEntered })).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.claimCounts('Baba Yui') })).toBeNull();
  });

  test('A contradiction of what a court has entered names no side', async () => {
    const ofCourt = entered({ state: 'disputed', side: null, claim }, { ownSide: null });
    await openPhone(HERE, { results: openResults([ofCourt]) });
    expect(await screen.findByText(en.claimedByPlayer)).toBeTruthy();
    expect(screen.getByRole('button', { name: en.playerClaimCounts })).toBeTruthy();
  });

  test.each([
    [true, dayEn.tableNumber('3'), en.nextPlayed],
    [false, dayEn.tableNumber('3'), en.nextCalled],
  ] as const)(
    'Where the winner plays again already (%s), the consequence of another winner is named',
    async (isPlaying, court, words) => {
      const calledNext = { courtName: '3', isPlaying };
      await openPhone(HERE, { results: openResults([{ ...disputed, calledNext }]) });
      expect(await screen.findByText(words(court, 'Abe Rin', 'Baba Yui'))).toBeTruthy();
    },
  );

  test('What the server refuses to the desk is said in its own words', async () => {
    const refused = { code: 'NEXT_MATCH_PLAYED' };
    await openPhone(HERE, { results: openResults([disputed]), refused });
    press(en.claimCounts('Baba Yui'));
    await vi.waitFor(() =>
      expect(notifications.current()?.description).toBe(en.deskFailures.NEXT_MATCH_PLAYED),
    );
  });

  test('A result that has changed meanwhile is not confirmed, and the desk reads why', async () => {
    const refused = { code: 'RESULT_CHANGED' };
    await openPhone(HERE, { results: openResults([disputed]), refused });
    press(en.keepEntered);
    await vi.waitFor(() =>
      expect(notifications.current()?.description).toBe(en.failures.RESULT_CHANGED),
    );
  });

  test('Another result is entered on the card of the draw, which leads back here', async () => {
    await openPhone(HERE, { results: openResults([disputed]) });
    fireEvent.click(await screen.findByRole('link', { name: en.openCard }));
    const where = document.querySelector('output')!;
    expect(where.textContent).toBe('/organizer/tournaments/8/events/7/knockout/1-0');
    expect(where.dataset.state).toBe('{"from":"open-results"}');
  });

  test('The card of a match in a group is that of its two players', async () => {
    const place = { kind: 'group', group: 1, number: 2 } as const;
    const results = openResults([{ ...disputed, place }]);
    await openPhone(HERE, { results });
    const link = await screen.findByRole('link', { name: en.openCard });
    expect(link.getAttribute('href')).toBe('/organizer/tournaments/8/events/7/matches/1/2');
  });

  test('Contradicted results come before those that wait for the other side', async () => {
    const waiting = entered({}, { matchId: '1-1' });
    await openPhone(HERE, { results: openResults([waiting, disputed]) });
    const parts = await screen.findAllByRole('heading', { level: 2 });
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      en.disputes(1),
      en.waiting(1),
      en.silence,
    ]);
    const list = screen.getByText(en.disputes(1)).closest('section')!;
    expect(within(list).getByRole('button', { name: en.keepEntered })).toBeTruthy();
  });

  test('After the day a contradicted result is still decided', async () => {
    await openPhone(HERE, { results: openResults([disputed], { isClosed: true }) });
    expect(await screen.findByRole('button', { name: en.keepEntered })).toBeTruthy();
    expect(screen.queryByText(en.silence)).toBeNull();
  });

  test('Once the results are final nothing is decided any more', async () => {
    const fixed = { isClosed: true, isFixed: true };
    await openPhone(HERE, { results: openResults([disputed], fixed) });
    expect(await screen.findByText(en.disputes(1))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the time after which silence is consent', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>(en.silenceLabel);
  const set = (value: string) => {
    fireEvent.change(field(), { target: { value } });
    press(en.save);
  };

  test('Another time is sent with the one that the desk saw, in digits of any width', async () => {
    const after = { results: openResults([], { silenceMinutes: 10 }) };
    const sent = await openPhone(HERE, { results: openResults([]), after });
    set('１０');
    expect(await sentOnce(sent)).toEqual({
      url: '/api/tournaments/8/day/silence',
      body: { seen: 5, next: 10 },
    });
    await vi.waitFor(() => expect(field().value).toBe('10'));
  });

  test.each(['1', '31', '', '2.5', 'x'])(
    '"%s" is pointed out beside the field, and not sent',
    async (value) => {
      const sent = await openPhone(HERE, { results: openResults([]) });
      set(value);
      expect(await screen.findByText(en.silenceInvalid(2, 30))).toBeTruthy();
      expect(sent).toEqual([]);
    },
  );

  test('A change of another desk is said, and what was typed stays', async () => {
    const refused = { code: 'DAY_CHANGED' };
    await openPhone(HERE, { results: openResults([]), refused });
    set('10');
    await vi.waitFor(() =>
      expect(notifications.current()?.description).toBe(en.failures.DAY_CHANGED),
    );
    expect(field().value).toBe('10');
  });
});
