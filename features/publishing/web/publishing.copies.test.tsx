import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { publishingMessages as en } from '../publishing.messages.en.ts';
import { publishingMessages as ja } from '../publishing.messages.ja.ts';
import {
  copyOf,
  emptyTournament,
  type OwnTournament,
  publishDraft,
} from './lib/tournament-values.ts';
import { Screen } from './screens/register-tournament.screen.tsx';

const WORDS = { en, ja } as const;
const earlier: OwnTournament = {
  id: 7,
  name: '第1回みどり杯',
  prefecture: 'Tokyo',
  venue: 'みどり体育館',
  eventDate: '2026-05-16',
  startTime: '09:00',
  endTime: '17:00',
  applicationDeadline: '2026-05-01',
  participantLimit: 64,
  level: 'Advanced',
  eventType: 'Singles',
  feeYen: 1500,
  sport: 'table-tennis',
  events: { count: 5, placesTaken: 0, participantLimit: 320, lowestFeeYen: 1500 },
  organizerName: 'みどり市卓球協会',
  contactInfo: 'info@midori.example',
  emergencyContact: '090-0000-0000',
  notes: '',
  state: 'open',
  isUnlisted: true,
  availability: 'over',
  placesTaken: 64,
  waiting: 0,
};
const account = { id: 'me', roles: ['organizer'], organizationName: 'みどり市卓球協会' };

const DRAFT = '019a9d1c-0000-7000-8000-000000000001';

interface Given {
  readonly language?: 'en' | 'ja';
  /** The answer to the first publication; the next ones are accepted. */
  readonly refused?: object;
  readonly path?: string;
}

/** The screen as the button of the earlier tournament opens it; records what is published. */
function open({ language = 'en', refused, path = '/register-tournament?copy=7' }: Given = {}) {
  const sent: { copyOf?: number; isUnlisted: boolean; tournament: { tournamentName: string } }[] =
    [];
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    if (url.includes('/session')) return Response.json({ account });
    if (url.endsWith('/own')) return Response.json({ tournament: earlier });
    if (options?.method !== 'POST') return Response.json({});
    sent.push(JSON.parse(String(options.body)));
    if (refused && sent.length === 1) return Response.json(refused, { status: 422 });
    return Response.json({ tournamentId: 8 });
  });
  rendered(
    <Routes>
      <Route path="/register-tournament" element={<Screen />} />
      <Route path="/" element={<p>home</p>} />
    </Routes>,
    { language, path },
  );
  return sent;
}

const input = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** A copy whose days are chosen, as it is stored on the phone. */
function storeCopy() {
  const { copied: _, ...draft } = copyOf(earlier);
  const values = { ...draft.values, eventDate: '2027-05-16', applicationDeadline: '2027-05-01' };
  publishDraft('me').write({ ...draft, values });
}

describe('the form that begins as a copy', () => {
  test.each(['en', 'ja'] as const)(
    'The form says how many events come with the copy, and is as unlisted as the earlier tournament, in %s',
    async (language) => {
      const t = WORDS[language];
      open({ language });
      expect(await screen.findByText(t.copiedEvents(5))).toBeTruthy();
      expect(screen.getByRole('button', { name: t.listing(t.listings.unlisted) })).toBeTruthy();
    },
  );

  test('The form publishes the copy with its events, as unlisted as before', async () => {
    storeCopy();
    const sent = open({ path: '/register-tournament' });
    await screen.findByText(en.restored);
    expect(screen.getByText(en.copiedEvents(5))).toBeTruthy();
    press(en.publish);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ copyOf: 7, isUnlisted: true });
  });

  test.each(['en', 'ja'] as const)(
    'The copy asks before it replaces what was typed, and keeping shows that, in %s',
    async (language) => {
      const t = WORDS[language];
      const values = { ...emptyTournament(''), tournamentName: '春の杯｜Spring Cup' };
      publishDraft('me').write({ id: DRAFT, values });
      open({ language });
      const name = language === 'en' ? 'Spring Cup' : '春の杯';
      expect(await screen.findByText(t.replaceNamedText(name))).toBeTruthy();
      press(t.keepDraft);
      await screen.findByText(t.restored);
      expect(input('tournamentName').value).toBe('春の杯｜Spring Cup');
    },
  );

  test('The copy replaces what was typed once that is wanted', async () => {
    publishDraft('me').write({ id: DRAFT, values: emptyTournament('') });
    open();
    await screen.findByText(en.replaceText);
    press(en.replaceDraft);
    await screen.findByText(en.copied);
    expect(input('tournamentName').value).toBe(earlier.name);
  });

  test('The copy replaces another copy into which nobody has typed, without a question', async () => {
    const values = { ...emptyTournament(''), tournamentName: 'Another copy' };
    publishDraft('me').write({ id: DRAFT, values, copied: true });
    open();
    await screen.findByText(en.copied);
    expect(input('tournamentName').value).toBe(earlier.name);
  });

  test('A copy that was typed into still has its events, and is no fresh copy', async () => {
    open();
    await screen.findByText(en.copied);
    type('tournamentName', '第2回みどり杯');
    const draft = publishDraft('me').read();
    expect(draft).toMatchObject({ copyOf: { id: 7, events: 5 }, isUnlisted: true });
    expect(draft?.copied).toBeUndefined();
  });

  test.each(['en', 'ja'] as const)(
    'A refused copy names the event at fault, and goes on with the first event only, in %s',
    async (language) => {
      const t = WORDS[language];
      const refused = { code: 'ROUND_UNKNOWN', details: { event: '女子｜Women' }, requestId: 'r' };
      storeCopy();
      const sent = open({ language, refused, path: '/register-tournament' });
      await screen.findByText(t.restored);
      press(t.publish);
      const name = language === 'en' ? 'Women: ' : '女子：';
      expect(await screen.findByText(name + t.copyRefusals.ROUND_UNKNOWN)).toBeTruthy();
      press(t.leaveEventsOut);
      expect(screen.queryByText(t.copiedEvents(5))).toBeNull();
      press(t.publish);
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(sent[1]?.copyOf).toBeUndefined();
    },
  );
});
