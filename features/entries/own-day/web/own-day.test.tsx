import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Language } from '#platform/shared/language.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { ownDayMessages as en } from '../own-day.messages.en.ts';
import { ownDayMessages as ja } from '../own-day.messages.ja.ts';
import { OwnDayCard } from './components/own-day-card.tsx';
import { OwnDays } from './components/own-days.tsx';
import type { OwnDays as Days, OwnDay, OwnMatch } from './own-day.queries.ts';

const STAGE = '019a9d1c-0000-7000-8000-000000000001';

function match(given: Partial<OwnMatch> = {}): OwnMatch {
  return {
    entryId: '019a9d1c-0000-7000-8000-00000000000e',
    event: { id: 7, name: '', eventType: 'Singles', level: 'Beginner', isOnly: true },
    stageId: STAGE,
    matchId: '1-0',
    place: { kind: 'knockout', round: 1, rounds: 3, position: 0 },
    role: 'player',
    sides: [
      { name: 'Abe Rin', club: '桜中' },
      { name: 'B.Y.', club: '梅中' },
    ],
    state: 'waiting',
    court: null,
    calledAt: null,
    isComing: false,
    notBefore: '2026-12-05T01:40:00Z',
    about: '2026-12-05T01:55:00Z',
    answer: null,
    ...given,
  };
}

function day(matches: readonly OwnMatch[], given: Partial<OwnDay> = {}): OwnDay {
  return {
    tournamentId: 8,
    tournamentName: 'Winter Open',
    venue: 'Hall',
    sport: 'table-tennis',
    isOver: false,
    practice: null,
    checkIn: 'present',
    matches: [...matches],
    ...given,
  };
}

interface Shown {
  readonly language?: Language;
  readonly isReadOnly?: boolean;
}

/** The card of a day; gives the addresses to which it writes. */
function shown(given: OwnDay, { language = 'en', isReadOnly = false }: Shown = {}): string[] {
  const written: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ code: 'ENTRY_NOT_FOUND' }, { status: 404 });
    written.push(url);
    return Response.json({ at: '2026-12-05T01:00:00Z', days: [], clubs: [] });
  });
  rendered(<OwnDayCard day={given} isReadOnly={isReadOnly} />, { language });
  return written;
}

const called = { state: 'called', court: '3', notBefore: null, about: null } as const;
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the card of a day', () => {
  test.each([
    ['en', en],
    ['ja', ja],
  ] as const)(
    'In %s a waiting match has its earliest time, the expected one, the opponent and the club',
    (language, t) => {
      shown(day([match()]), { language });
      expect(screen.getByText(t.notBefore('10:40'))).toBeTruthy();
      expect(screen.getByText(t.about('10:55'))).toBeTruthy();
      expect(screen.getByText(t.against('B.Y.'))).toBeTruthy();
      expect(screen.getByText('梅中')).toBeTruthy();
    },
  );

  test('A match whose time nobody can say, and whose opponent is not known, says both', () => {
    const sides: OwnMatch['sides'] = [{ name: 'Abe Rin', club: null }, null];
    shown(day([match({ notBefore: null, about: null, sides })]));
    expect(screen.getByText(en.noTime)).toBeTruthy();
    expect(screen.getByText(en.notKnown)).toBeTruthy();
  });

  test.each([
    ['en', 'table-tennis', '3', 'Table 3'],
    ['ja', 'table-tennis', '3', '3番台'],
    ['en', 'tennis', '3', 'Court 3'],
    ['ja', 'badminton', 'センター', 'センター'],
  ] as const)(
    'In %s a called match of %s on "%s" leads to "%s"',
    (language, sport, court, name) => {
      const t = language === 'en' ? en : ja;
      shown(day([match({ ...called, court })], { sport }), { language });
      expect(screen.getByText(t.goTo(name))).toBeTruthy();
    },
  );

  test('A called player says once to the desk that they are on the way', async () => {
    const written = shown(day([match(called)]));
    fireEvent.click(screen.getByRole('button', { name: en.coming }));
    await vi.waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]).toMatch(new RegExp(`/api/tournaments/8/my-matches/${STAGE}/1-0/coming$`));
  });

  test('Somebody who is on the way has no button for it any more', () => {
    shown(day([match({ ...called, isComing: true })]));
    expect(screen.queryByRole('button', { name: en.coming })).toBeNull();
    expect(screen.getByText(en.comingDone)).toBeTruthy();
  });

  test('A player who is out signs up for one more match, waits, and is called to a table', async () => {
    const nobody = { ahead: null, court: null, match: null };
    const written = shown(day([], { practice: { state: 'open', ...nobody } }));
    expect(screen.getByText(en.nothing)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: en.oneMore }));
    await vi.waitFor(() => expect(written).toEqual(['/api/tournaments/8/my-practice']));
    cleanup();
    shown(day([], { practice: { state: 'waiting', ...nobody, ahead: 2 } }));
    expect(screen.getByText(en.practiceWaiting(2))).toBeTruthy();
    expect(screen.getByRole('button', { name: en.leaveList })).toBeTruthy();
    cleanup();
    const side = { name: 'B.Y.', club: '梅中' };
    const id = '0197a000-0000-7000-8000-00000000000a';
    const own = { name: 'Abe Rin', club: '桜中' };
    const sides: [typeof side, typeof own] = [side, own];
    const practice = {
      state: 'called',
      ahead: null,
      court: '3',
      match: { id, opponent: side, sides, calledAt: '2026-12-05T01:00:00Z', scoreFormat: null },
    } as const;
    shown(day([], { practice }));
    expect(screen.getByText(en.goTo('Table 3'))).toBeTruthy();
    expect(screen.queryByText(en.nothing)).toBeNull();
    expect(linkTo(en.enter)).toBe(`/my-matches/8/practice/${id}`);
    cleanup();
    shown(day([], { practice: { ...practice, court: null } }), { isReadOnly: true });
    expect(screen.getByText(en.practiceNoTable)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.endWithoutScore })).toBeNull();
  });

  test('Leaving the list says that the player waited, and a call that came before it is read', async () => {
    const nobody = { ahead: 0, court: null, match: null };
    shown(day([], { practice: { state: 'waiting', ...nobody } }));
    const written: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      written.push(url);
      const code = 'CALLED_MEANWHILE';
      return Response.json({ code, requestId: 'r' }, { status: 409 });
    });
    fireEvent.click(screen.getByRole('button', { name: en.leaveList }));
    await vi.waitFor(() =>
      expect(notifications.current()?.description).toBe(en.failures.CALLED_MEANWHILE),
    );
    expect(written[0]).toMatch(/\/api\/tournaments\/8\/my-practice\?seen=waiting$/);
  });

  test('A match that is played leads to its result, and an entered one to the answer', () => {
    shown(day([match({ state: 'playing', court: '3' })]));
    expect(linkTo(en.enter)).toBe(`/my-matches/8/${STAGE}/1-0`);
    cleanup();
    shown(day([match({ state: 'done', answer: 'own' })]));
    expect(screen.getByText(en.answers.own)).toBeTruthy();
    expect(linkTo(en.toAnswer)).toBe('/my-matches/8');
  });

  test('An umpire reads both sides, and is asked nothing', () => {
    shown(day([match({ ...called, role: 'umpire' })]));
    expect(screen.getByText(en.umpireTitle)).toBeTruthy();
    expect(screen.getByText(en.versus('Abe Rin', 'B.Y.'))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('Somebody who is not checked in is led to the check-in, and somebody marked as absent to the desk', () => {
    shown(day([match()], { checkIn: 'expected' }));
    expect(linkTo(en.checkIn)).toBe('/check-in/8');
    cleanup();
    shown(day([match()], { checkIn: 'absent' }));
    expect(screen.getByText(en.absentText)).toBeTruthy();
    expect(screen.queryByRole('link', { name: en.checkIn })).toBeNull();
  });

  test('A player without a match reads so, and finds the draws', () => {
    shown(day([]));
    expect(screen.getByText(en.nothing)).toBeTruthy();
    expect(linkTo(en.toDraws)).toBe('/tournaments/8/draws');
  });

  test.each([
    ['en', en],
    ['ja', ja],
  ] as const)('In %s the card of a day that is over says so', (language, t) => {
    shown(day([], { isOver: true, checkIn: null }), { language });
    expect(screen.getByText(t.over)).toBeTruthy();
    expect(screen.queryByText(t.nothing)).toBeNull();
  });

  test('A guardian reads the court, and does nothing from the card', () => {
    shown(day([match(called)], { checkIn: 'expected' }), { isReadOnly: true });
    expect(screen.getByText(en.goTo('Table 3'))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('today on My Tournaments', () => {
  const read = (days: Partial<Days>) => {
    const at = '2026-12-05T01:00:00Z';
    vi.stubGlobal('fetch', async () => Response.json({ at, days: [], clubs: [], ...days }));
    return rendered(<OwnDays />);
  };

  test('Who looks after a club whose members play is led to their matches', async () => {
    read({ clubs: [{ groupId: 5, name: '桜中卓球部', players: 3 }] });
    const link = await screen.findByRole('link', { name: new RegExp(en.club('桜中卓球部')) });
    expect(link.getAttribute('href')).toBe('/my-school/5');
    expect(screen.getByText(en.clubText(3))).toBeTruthy();
  });
});
