import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { publishingMessages as en } from '../publishing.messages.en.ts';
import { publishingMessages as ja } from '../publishing.messages.ja.ts';
import { ManageActions } from './components/manage-actions.tsx';
import type { OwnTournament } from './lib/tournament-values.ts';

const tournament: OwnTournament = {
  id: 8,
  name: '渋谷ナイターリーグ',
  prefecture: 'Tokyo',
  venue: '渋谷区スポーツセンター',
  eventDate: '2026-12-15',
  startTime: '18:00',
  endTime: '21:00',
  applicationDeadline: '2026-11-19',
  participantLimit: 24,
  level: 'Intermediate',
  eventType: 'Doubles',
  feeYen: 2200,
  sport: 'unspecified',
  events: { count: 1, placesTaken: 0, participantLimit: 32, lowestFeeYen: 0 },
  organizerName: 'さくらスポーツ協会',
  contactInfo: 'info@sakura.example',
  emergencyContact: '090-0000-0000',
  notes: '',
  state: 'open',
  isUnlisted: false,
  availability: 'open',
  placesTaken: 4,
  waiting: 0,
};
const paid = {
  refunds: { people: 3, yen: 10_500 },
  points: { people: 2, points: 4000 },
  outside: { people: 1, yen: 1500 },
  transfers: { schools: 2, yen: 12_000 },
  playersTransfers: { people: 3, yen: 5990 },
  notified: 6,
};
const nothing = {
  refunds: { people: 0, yen: 0 },
  points: { people: 0, points: 0 },
  outside: { people: 0, yen: 0 },
  transfers: { schools: 0, yen: 0 },
  playersTransfers: { people: 0, yen: 0 },
  notified: 0,
};

/** Answers the preview and the cancellation, and records what is sent. */
function open(change: Partial<OwnTournament> = {}, cancellation: typeof paid | null = paid) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    if (!cancellation) throw new TypeError('Failed to fetch');
    if (options?.method === 'POST') sent.push(`${url} ${options.body}`);
    const cancelled = { tournament, refunds: 5, notified: 6 };
    return Response.json(options?.method === 'POST' ? cancelled : cancellation);
  });
  rendered(<ManageActions tournament={{ ...tournament, ...change }} />, { language: 'ja' });
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the dialog that cancels a tournament', () => {
  test('The cancel dialog says how many people get back how much, and how many are notified', async () => {
    open();
    press(ja.cancelTournament);
    expect(await screen.findByText('3名に合計10,500円を返金します。')).toBeTruthy();
    expect(screen.getByText('2名に合計4,000ポイントを返します。')).toBeTruthy();
    expect(screen.getByText(/現金などで受け取った1名分の1,500円/)).toBeTruthy();
    expect(screen.getByText(/振込で受け取った12,000円（2団体）/)).toBeTruthy();
    expect(screen.queryByText(ja.cancelNoRefunds)).toBeNull();
    expect(screen.getByText('6名にメールでお知らせします。')).toBeTruthy();
  });

  test('The cancel dialog sends nothing before the name is typed, and shows the error at the field', async () => {
    const sent = open();
    press(ja.cancelTournament);
    await screen.findByText('6名にメールでお知らせします。');
    press(ja.cancelNow);
    expect(screen.getByText(ja.errors.nameDiffers)).toBeTruthy();
    type(/大会名を入力/, '渋谷');
    press(ja.cancelNow);
    expect(screen.getByText(ja.errors.nameDiffers)).toBeTruthy();
    expect(sent).toEqual([]);
    type(/理由/, '台風のため');
    type(/大会名を入力/, '渋谷 ないたー リーグ');
    press(ja.cancelNow);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toContain('台風のため');
  });

  test.each([
    [3, 6, 'Refunds to 3 people on the way. 6 people notified.'],
    [0, 1, '1 person notified.'],
    [1, 0, 'Refunds to 1 person on the way.'],
    [0, 0, 'Nobody had to be notified or refunded.'],
  ])(
    'A cancellation with %i refunds and %i notified says what is not zero',
    (refunds, notified, text) => {
      expect(en.cancelledSums(refunds, notified)).toBe(text);
      const inJapanese = ja.cancelledSums(refunds, notified);
      expect(inJapanese).not.toContain('0名');
      expect(inJapanese.includes('返金を手続き中')).toBe(refunds > 0);
      expect(inJapanese.includes('お知らせしました')).toBe(notified > 0);
    },
  );

  test('The cancel dialog closes without sending anything', async () => {
    const sent = open();
    press(ja.cancelTournament);
    await screen.findByText('6名にメールでお知らせします。');
    press('中止しない');
    expect(screen.queryByText(ja.cancelTitle(tournament.name))).toBeNull();
    expect(sent).toEqual([]);
  });

  test('The cancel dialog promises no refund where nobody has paid', async () => {
    open({}, nothing);
    press(ja.cancelTournament);
    expect(await screen.findByText(ja.cancelNoRefunds)).toBeTruthy();
    expect(screen.getByRole('button', { name: ja.cancelNowFree })).toBeTruthy();
    expect(screen.queryByRole('button', { name: ja.cancelNow })).toBeNull();
  });

  test.each([
    ['schools have transferred', { transfers: paid.transfers }, /振込で受け取った12,000円/],
    [
      'players have transferred',
      { playersTransfers: paid.playersTransfers },
      /振込で受け取った5,990円（選手3名）/,
    ],
    ['the organizer took outside the app', { outside: paid.outside }, /現金などで受け取った/],
  ] as const)(
    'The cancel dialog does not say that nobody has paid where there is only what %s',
    async (_name, change, line) => {
      open({}, { ...nothing, ...change });
      press(ja.cancelTournament);
      expect(await screen.findByText(line)).toBeTruthy();
      expect(screen.queryByText(ja.cancelNoRefunds)).toBeNull();
      expect(screen.getByRole('button', { name: ja.cancelNowFree })).toBeTruthy();
    },
  );

  test('The cancel dialog cannot cancel while the effects are unknown', async () => {
    open({}, null);
    press(ja.cancelTournament);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: ja.cancelNowFree })).toHaveProperty('disabled', true);
  });
});

describe('the button that closes entries', () => {
  test('The button that closes entries is offered while entries are open', () => {
    open();
    expect(screen.getByRole('button', { name: ja.closeEntries })).toBeTruthy();
  });

  test.each([
    ['open', ja.deadlinePassed],
    ['closed', ja.deadlinePassedAndClosed],
  ] as const)(
    'The button that closes entries is replaced after the deadline by a link to change it, when %s',
    (state, text) => {
      open({ state, availability: 'deadline-passed' });
      expect(screen.queryByRole('button', { name: ja.closeEntries })).toBeNull();
      expect(screen.queryByRole('button', { name: ja.reopenEntries })).toBeNull();
      expect(screen.getByText(text)).toBeTruthy();
      const link = screen.getByRole('link', { name: ja.changeDeadline });
      expect(link.getAttribute('href')).toBe('/organizer/tournaments/8/edit');
    },
  );
});
