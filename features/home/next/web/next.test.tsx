import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ownDayMessages as ownDayEn } from '#features/entries/own-day/own-day.messages.en.ts';
import { ownDayMessages as ownDayJa } from '#features/entries/own-day/own-day.messages.ja.ts';
import type { OwnDay, OwnDays } from '#features/entries/own-day/web/own-day.queries.ts';
import type { Language } from '#platform/shared/language.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { nextMessages as en } from '../next.messages.en.ts';
import { nextMessages as ja } from '../next.messages.ja.ts';
import { NextCard } from './components/next-card.tsx';

const next = {
  tournamentId: 8,
  name: '冬季オープン｜Winter Open',
  venue: '市民体育館｜City Gym',
  sport: 'table-tennis',
  eventDate: '2026-12-05',
  startTime: '09:00',
  applicationId: null,
} as const;
/** Of a school. */
const APPLICATION = '019a9d1c-0000-7000-8000-00000000000b';
const league = {
  sessionId: '019a9d1c-0000-7000-8000-000000000001',
  groupId: 3,
  groupName: 'さくらクラブ',
  sport: 'badminton',
  practiceDate: '2026-11-23',
  played: 18,
  matches: 45,
} as const;
const open: OwnDay = {
  tournamentId: 8,
  tournamentName: 'Winter Open',
  venue: 'Hall',
  sport: 'table-tennis',
  isOver: false,
  checkIn: 'present',
  practice: null,
  matches: [
    {
      entryId: '019a9d1c-0000-7000-8000-00000000000e',
      event: { id: 7, name: '', eventType: 'Singles', level: 'Beginner', isOnly: true },
      stageId: '019a9d1c-0000-7000-8000-00000000000a',
      matchId: '1-0',
      place: { kind: 'knockout', round: 1, rounds: 3, position: 0 },
      role: 'player',
      sides: [
        { name: 'Abe Rin', club: null },
        { name: 'Baba Yu', club: null },
      ],
      state: 'next',
      court: '3',
      calledAt: null,
      isComing: false,
      notBefore: '2026-12-05T01:40:00Z',
      about: null,
      answer: null,
    },
  ],
};

/** The day with one match that differs. */
const dayWith = (match: Partial<OwnDay['matches'][number]>): OwnDay => ({
  ...open,
  matches: [{ ...open.matches[0]!, ...match }],
});

/** The card at noon of a day in Japan; `days` are the open days of today. */
function shown(
  today: string,
  given: Partial<Parameters<typeof NextCard>[0]>,
  {
    language = 'en',
    days = [],
    clubs = [],
  }: { language?: Language; days?: readonly OwnDay[]; clubs?: OwnDays['clubs'] } = {},
) {
  vi.setSystemTime(new Date(`${today}T03:00:00Z`));
  vi.stubGlobal('fetch', async () => Response.json({ at: `${today}T03:00:00Z`, days, clubs }));
  rendered(<NextCard next={null} league={null} {...given} />, { language });
}
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
describe('what is next on home', () => {
  test.each([
    ['en', en, 'Winter Open', '12', 'days to go'],
    ['ja', ja, '冬季オープン', '12', '日後'],
  ] as const)(
    'In %s home counts the days to the next tournament',
    (language, t, name, days, unit) => {
      shown('2026-11-23', { next }, { language });
      expect(screen.getByRole('heading', { name })).toBeTruthy();
      expect(screen.getByText(days)).toBeTruthy();
      expect(screen.getByText(unit)).toBeTruthy();
      expect(linkTo(t.myTournaments)).toBe('/my-tournaments');
    },
  );

  test('What a school has entered leads to its application, before the day and while the desk has not opened it', async () => {
    const ofSchool = { ...next, applicationId: APPLICATION };
    for (const today of ['2026-11-23', next.eventDate]) {
      shown(today, { next: ofSchool });
      await screen.findByText(en.startsAt('09:00'));
      expect(linkTo(en.application)).toBe(`/team-applications/${APPLICATION}`);
      cleanup();
    }
  });

  test('The day before a tournament is one day, not one days', () => {
    shown('2026-12-04', { next });
    expect(screen.getByText('day to go')).toBeTruthy();
  });

  test('A league that goes on today comes before a tournament of another day', () => {
    shown('2026-11-23', { next, league });
    expect(screen.getByText('18/45').closest('.badminton')).toBeTruthy();
    expect(screen.getByText(en.leagueProgress(18, 45))).toBeTruthy();
    expect(linkTo(en.continueLeague)).toBe(`/league-match-table/3?session=${league.sessionId}`);
  });

  test('A league of the days before gives way to a tournament of the next seven days, and to no later one', () => {
    shown('2026-11-28', { next, league });
    expect(screen.getByText('days to go')).toBeTruthy();
    cleanup();
    shown('2026-11-27', { next, league });
    expect(screen.getByText('18/45')).toBeTruthy();
  });

  test('On the day of a tournament home shows its start until the desk opens the day', () => {
    shown('2026-12-05', { next, league });
    expect(screen.getByText('09:00')).toBeTruthy();
    expect(screen.getByRole('heading', { name: en.startsAt('09:00') })).toBeTruthy();
    expect(screen.queryByText('18/45')).toBeNull();
  });

  test.each([
    ['en', 'Table 3', ownDayEn],
    ['ja', '3番台', ownDayJa],
  ] as const)(
    'On the day of a tournament home shows in %s the court, the earliest time and the opponent of the next match',
    async (language, court, t) => {
      shown('2026-12-05', { next }, { language, days: [open] });
      expect(await screen.findByText(court)).toBeTruthy();
      expect(screen.getByText(t.notBefore('10:40'))).toBeTruthy();
      expect(screen.getByText(t.against('Baba Yu'))).toBeTruthy();
    },
  );

  test.each([
    ['en', 'Go to Table 3 now', ownDayEn],
    ['ja', '3番台にお越しください', ownDayJa],
  ] as const)(
    'In %s home says of a called match that it is called, and where to go',
    async (language, name, t) => {
      shown('2026-12-05', { next }, { language, days: [dayWith({ state: 'called' })] });
      expect(await screen.findByRole('heading', { name })).toBeTruthy();
      expect(screen.getByText(t.states.called)).toBeTruthy();
    },
  );

  test('A match that is over is not shown as the next one: home asks for the answer to its result', async () => {
    shown('2026-12-05', { next }, { days: [dayWith({ state: 'done', answer: 'own' })] });
    expect(await screen.findByRole('heading', { name: ownDayEn.played })).toBeTruthy();
    expect(screen.getByText(ownDayEn.states.done)).toBeTruthy();
    expect(screen.getByText(ownDayEn.answers.own)).toBeTruthy();
    expect(screen.queryByText('Table 3')).toBeNull();
  });

  test('While the other side is asked about a result, home shows the match that comes then', async () => {
    const [match] = open.matches;
    const over = { ...match!, matchId: '0-0', state: 'done', answer: 'other' } as const;
    shown('2026-12-05', { next }, { days: [{ ...open, matches: [over, match!] }] });
    expect(await screen.findByText('Table 3')).toBeTruthy();
    expect(screen.getByText(ownDayEn.states.next)).toBeTruthy();
  });

  test('Home says of a match to umpire that it is one', async () => {
    shown('2026-12-05', { next }, { days: [dayWith({ role: 'umpire' })] });
    expect(await screen.findByText(ownDayEn.umpireTitle)).toBeTruthy();
  });

  test('Home says of a match without court and time that its time is not known yet', async () => {
    const waiting = dayWith({ state: 'waiting', court: null, notBefore: null });
    shown('2026-12-05', { next }, { days: [waiting] });
    expect(await screen.findByRole('heading', { name: ownDayEn.noTime })).toBeTruthy();
  });

  test('Home asks who is not checked in to do so, and says whom the desk has marked as absent', async () => {
    shown('2026-12-05', { next }, { days: [{ ...open, checkIn: 'expected' }] });
    expect(await screen.findByText(ownDayEn.checkInTitle)).toBeTruthy();
    expect(linkTo(ownDayEn.checkIn)).toBe('/check-in/8');
    cleanup();
    shown('2026-12-05', { next }, { days: [{ ...open, checkIn: 'absent' }] });
    expect(await screen.findByText(ownDayEn.absentTitle)).toBeTruthy();
    expect(screen.queryByRole('link', { name: ownDayEn.checkIn })).toBeNull();
  });

  test('A teacher whose pupils play reads so on home, and is led to their matches', async () => {
    const clubs = [{ groupId: 4, name: '城北高等学校', players: 8 }];
    shown('2026-12-05', { next }, { clubs });
    const name = ownDayEn.club('城北高等学校');
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
    expect(screen.getByText(ownDayEn.clubText(8))).toBeTruthy();
    expect(linkTo(en.myDay)).toBe('/my-school/4');
  });

  test('Once the day is over home says so, and not when it began', async () => {
    shown('2026-12-05', { next }, { days: [{ ...open, isOver: true, matches: [] }] });
    expect(await screen.findByRole('heading', { name: en.over })).toBeTruthy();
    expect(screen.queryByText('09:00')).toBeNull();
  });

  test('Without a tournament and a league the card shows nothing', () => {
    shown('2026-11-23', {});
    expect(screen.queryByRole('region')).toBeNull();
  });
});
