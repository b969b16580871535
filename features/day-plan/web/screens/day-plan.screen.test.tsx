import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { publishingMessages as publishingEn } from '#features/publishing/publishing.messages.en.ts';
import type { Language } from '#platform/shared/language.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { dayPlanMessages as en } from '../../day-plan.messages.en.ts';
import { dayPlanMessages as ja } from '../../day-plan.messages.ja.ts';
import { Screen } from './day-plan.screen.tsx';

const tournament = {
  id: 8,
  name: '冬の大会｜Winter Open',
  startTime: '09:00',
  endTime: '17:00',
  eventDate: '2026-12-15',
  sport: 'table-tennis',
  state: 'open',
};
const event = {
  id: 7,
  name: '',
  eventType: 'Singles',
  level: 'Advanced',
  availability: 'open',
  participantLimit: 128,
  placesTaken: 23,
  formats: {},
};
const doubles = { ...event, id: 9, name: 'Doubles', eventType: 'Doubles', participantLimit: 16 };

interface Given {
  readonly tournament?: object;
  readonly events?: readonly object[];
  /** The code with which reading the tournament is refused, and its status. */
  readonly refused?: { readonly code: string; readonly status: number };
  readonly language?: Language;
}

async function open(given: Given = {}) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/session')) return Response.json({ account: { id: 'me', roles: [] } });
    if (given.refused) {
      const { code, status } = given.refused;
      return Response.json({ code }, { status });
    }
    if (url.endsWith('/own')) {
      return Response.json({ tournament: { ...tournament, ...given.tournament } });
    }
    const events = given.events ?? [event];
    return Response.json({ name: tournament.name, isOpen: true, events });
  });
  rendered(
    <Routes>
      <Route path="/organizer/tournaments/:id/plan" element={<Screen />} />
    </Routes>,
    { language: given.language ?? 'en', path: '/organizer/tournaments/8/plan' },
  );
  await screen.findByRole('heading', { level: 1 });
}

const field = (label: string) => screen.findByLabelText(label);
async function type(label: string, value: string) {
  fireEvent.change(await field(label), { target: { value } });
}

describe('the screen of the plan', () => {
  test.each([
    ['en', en],
    ['ja', ja],
  ] as const)(
    'In %s 128 players on ten tables end at 15:33, after 396 minutes',
    async (language, t) => {
      await open({ language });
      expect(await screen.findByText(t.enterCourts.table)).toBeTruthy();
      await type(t.courts.table, '10');
      expect(await screen.findByText(t.fits)).toBeTruthy();
      expect(screen.getByText(/15:33.*(1 h 27 min|1時間27分)/)).toBeTruthy();
      expect(screen.getByText(/396/)).toBeTruthy();
      expect(screen.getAllByText(t.perSide(1, '2')).length).toBeGreaterThan(0);
    },
  );

  test('A day that is too short says by how much, as an alert', async () => {
    await open();
    await type(en.courts.table, '10');
    await type(en.mustEnd, '15:00');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(en.tooLong)).toBeTruthy();
    expect(alert.textContent).toContain('33 min');
  });

  test('A chip shows the end of the day with its format, and takes it', async () => {
    await open();
    await type(en.courts.table, '10');
    const chips = within(await screen.findByRole('group', { name: /Singles, Advanced/ }));
    const knockout = chips.getByRole('button', { name: 'Knockout end 15:33' });
    expect(knockout.getAttribute('aria-pressed')).toBe('true');
    const groups = chips.getByRole('button', { name: /^Groups of 4 \+ 1st and 2nd end .* over$/ });
    fireEvent.click(groups);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(((await field(en.shape)) as HTMLSelectElement).value).toBe('groups-of-4');
    expect(groups.getAttribute('aria-pressed')).toBe('true');
  });

  test('The minutes follow the score format and can be changed', async () => {
    await open();
    await type(en.scoreFormat, 'table-tennis-3');
    const minutes = (await field(en.minutes)) as HTMLInputElement;
    expect(minutes.value).toBe('12');
    await type(en.minutes, '14');
    expect(minutes.value).toBe('14');
  });

  test('A tournament without a sport offers the formats of every sport', async () => {
    await open({ tournament: { sport: 'unspecified' } });
    const formats = (await field(en.scoreFormat)) as HTMLSelectElement;
    expect(formats.value).toBe('');
    const groups = [...formats.querySelectorAll('optgroup')].map(({ label }) => label);
    expect(groups).toEqual(['Table tennis', 'Badminton', 'Tennis', 'Soft tennis']);
  });

  test('A wrong field says so beside itself, and the result waits', async () => {
    await open();
    await type(en.courts.table, '61');
    const courts = await field(en.courts.table);
    expect(courts.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(en.errors.courts)).toBeTruthy();
    expect(await screen.findByText(en.wrongFields)).toBeTruthy();
  });

  test('An event that fewer than two entered says so beside its sides', async () => {
    await open({ events: [{ ...event, availability: 'closed', placesTaken: 1 }] });
    expect(await screen.findByText(en.errors.sides)).toBeTruthy();
    expect(screen.getByText(en.entered(1, 'Singles'))).toBeTruthy();
  });

  test('With several events each has its own end, and other formats after a tap', async () => {
    await open({ events: [event, doubles] });
    await type(en.courts.table, '10');
    const card = within(await screen.findByRole('region', { name: 'Doubles' }));
    expect(await card.findByText('15 matches')).toBeTruthy();
    expect(card.getByLabelText(en.sides.Doubles)).toBeTruthy();
    fireEvent.click(card.getByRole('button', { name: en.tryOthers }));
    expect(await card.findByRole('group', { name: en.alternativesOf('Doubles') })).toBeTruthy();
  });

  test('In Japanese, the groups of an event for teams are of teams', async () => {
    await open({ events: [{ ...event, eventType: 'Team' }], language: 'ja' });
    expect(await screen.findByRole('option', { name: '4チームリーグ' })).toBeTruthy();
    await type(ja.courts.table, '10');
    const chips = within(await screen.findByRole('group', { name: /ほかの方式/ }));
    const groups = ja.grouped('4チームリーグ', ja.shortNext['first-two']);
    expect(chips.getByRole('button', { name: new RegExp(groups) })).toBeTruthy();
  });

  test('What is typed is there again on the next visit, until it is undone', async () => {
    await open();
    await type(en.courts.table, '6');
    cleanup();
    await open();
    expect(((await field(en.courts.table)) as HTMLInputElement).value).toBe('6');
    fireEvent.click(screen.getByRole('button', { name: en.startOver }));
    expect(((await field(en.courts.table)) as HTMLInputElement).value).toBe('');
    expect(screen.queryByRole('button', { name: en.startOver })).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test('A cancelled tournament has no day to plan', async () => {
    await open({ tournament: { state: 'cancelled' } });
    expect(await screen.findByText(en.cancelledTitle)).toBeTruthy();
    expect(screen.queryByLabelText(en.courts.table)).toBeNull();
  });

  test("Another organizer's tournament is not shown", async () => {
    await open({ refused: { code: 'FORBIDDEN', status: 403 } });
    expect(await screen.findByText(publishingEn.notYours)).toBeTruthy();
    expect(screen.queryByLabelText(en.courts.table)).toBeNull();
  });

  test('A tournament that does not exist says so', async () => {
    await open({ refused: { code: 'TOURNAMENT_NOT_FOUND', status: 404 } });
    expect(await screen.findByText(publishingEn.notFound)).toBeTruthy();
  });
});
