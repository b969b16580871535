import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { Language } from '#platform/shared/language.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { refereesMessages as en } from '../referees.messages.en.ts';
import { refereesMessages as ja } from '../referees.messages.ja.ts';
import { REFEREE_DUTIES } from '../referees.vocabulary.ts';
import { RefereedTournaments } from './components/refereed-tournaments.tsx';
import type { Invitation, Referee, RefereedTournament } from './referees.queries.ts';
import { Screen as InvitationScreen } from './screens/invitation.screen.tsx';
import { Screen as TournamentScreen } from './screens/refereed-tournament.screen.tsx';
import { Screen as ListScreen } from './screens/referees.screen.tsx';

const text = { en, ja };
const ID = '01a14000-0000-7000-8000-000000000001';
const LANGUAGES = ['en', 'ja'] as const;

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: Record<string, unknown>;
}

/** Opens a path with this answer to every call; gives what is sent. */
function open(path: string, answer: object, language: Language = 'en') {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ method, url, body: JSON.parse(String(body ?? '{}')) });
    return Response.json(answer);
  });
  rendered(
    <Routes>
      <Route path="/organizer/tournaments/:id/referees" element={<ListScreen />} />
      <Route path="/referee" element={<InvitationScreen />} />
      <Route path="/referee/tournaments/:id" element={<TournamentScreen />} />
      <Route path="/my-page" element={<RefereedTournaments />} />
    </Routes>,
    { path, language },
  );
  return sent;
}

describe('the list of the organizer', () => {
  const helper: Referee = {
    id: ID,
    email: 'helper@example.com',
    name: '本田 花',
    duty: 'desk',
    state: 'accepted',
    expiresAt: '2026-11-27T03:00:00Z',
  };
  const listed = (...referees: Referee[]) => ({
    tournamentName: 'Winter Cup',
    isCancelled: false,
    referees,
  });
  const HERE = '/organizer/tournaments/8/referees';

  test.each(LANGUAGES)(
    'In %s an invitation says what it is for, a referee unless another is chosen',
    async (language) => {
      const t = text[language];
      const sent = open(HERE, listed(), language);
      const email = await screen.findByLabelText(t.email);
      // A phone would offer the organizer's own.
      expect(email.getAttribute('autocomplete')).toBe('off');
      const [referee, desk] = REFEREE_DUTIES.map((duty) =>
        screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(t.duties[duty]) }),
      );
      expect([referee?.checked, desk?.checked]).toEqual([true, false]);
      expect(screen.getByText(t.dutyHints.desk)).toBeTruthy();
      fireEvent.change(email, { target: { value: 'helper@example.com' } });
      fireEvent.click(desk!);
      fireEvent.click(screen.getByRole('button', { name: t.invite }));
      await vi.waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]).toMatchObject({
        method: 'POST',
        body: { email: 'helper@example.com', duty: 'desk' },
      });
      // The next one is asked for the same.
      await vi.waitFor(() =>
        expect(screen.getByLabelText<HTMLInputElement>(t.email).value).toBe(''),
      );
      expect(desk?.checked).toBe(true);
    },
  );

  test.each(LANGUAGES)(
    'In %s somebody who has accepted is listed with what they do, which changes after a question',
    async (language) => {
      const t = text[language];
      const sent = open(HERE, listed(helper), language);
      const row = within(await screen.findByRole('listitem'));
      expect(row.getByText(t.duties.desk)).toBeTruthy();
      fireEvent.click(row.getByRole('button', { name: t.changeOf('本田 花', 'referee') }));
      const question = await screen.findByText(t.changeText.referee);
      const dialog = within(question.closest('dialog')!);
      fireEvent.click(dialog.getByText(t.change.referee));
      await vi.waitFor(() => expect(sent).toHaveLength(1));
      const url = `/api/tournaments/8/referees/${ID}/duty`;
      expect(sent[0]).toMatchObject({ method: 'PUT', body: { duty: 'referee' } });
      expect(sent[0]?.url).toContain(url);
    },
  );

  test('An invitation that nobody has answered changes by another one, and is sent again for the same', async () => {
    const expired = { ...helper, name: null, state: 'expired' } as const;
    const sent = open(HERE, listed(expired));
    const row = within(await screen.findByRole('listitem'));
    expect(row.queryByRole('button', { name: new RegExp(en.change.referee) })).toBeNull();
    fireEvent.click(row.getByRole('button', { name: en.inviteAgainOf(helper.email) }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ email: helper.email, duty: 'desk' });
  });
});

const facts = {
  id: 8,
  name: 'Winter Cup',
  eventDate: '2026-12-05',
  startTime: '09:00',
  endTime: '17:00',
  venue: 'Gym',
  organizerName: 'Sakura',
  isCancelled: false,
};

test.each(LANGUAGES.flatMap((language) => REFEREE_DUTIES.map((duty) => [language, duty] as const)))(
  'In %s the page of an invitation for the duty "%s" says what it asks for',
  async (language, duty) => {
    const t = text[language];
    const invitation: Invitation = {
      email: 'helper@example.com',
      duty,
      isDeclined: false,
      expiresAt: '2026-11-27T03:00:00Z',
      tournament: facts,
    };
    open('/referee#secret', { invitation }, language);
    expect(await screen.findByText(t.invitationText('Sakura', duty))).toBeTruthy();
    expect(screen.getByRole('heading', { name: t.mayHeading[duty] })).toBeTruthy();
    const [own, other] = duty === 'desk' ? [t.deskMay, t.refereeMay] : [t.refereeMay, t.deskMay];
    for (const one of Object.values(own)) expect(screen.getByText(one)).toBeTruthy();
    for (const one of Object.values(other)) expect(screen.queryByText(one)).toBeNull();
    expect(screen.getByText(t.mayNot)).toBeTruthy();
  },
);

describe('the page of a tournament', () => {
  const event = (id: number, playedAs: 'draw' | 'season' | null) =>
    ({
      id,
      name: `Event ${id}`,
      eventType: 'Team',
      level: 'Advanced',
      isClosed: true,
      playedAs,
    }) as const;
  const tournament: RefereedTournament = {
    ...facts,
    duty: 'desk',
    events: [event(1, null), event(2, 'draw'), event(3, 'season')],
  };
  const HERE = '/referee/tournaments/8';
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  test.each(LANGUAGES)(
    'In %s a desk helper goes to the day, and to the results of what is published',
    async (language) => {
      const t = text[language];
      open(HERE, { tournament }, language);
      expect(await screen.findByText(t.duties.desk)).toBeTruthy();
      expect(links()).toEqual([
        '/my-page?tab=entries',
        '/organizer/tournaments/8/day',
        '/organizer/tournaments/8/events/2',
        '/season/8/3',
      ]);
      expect(screen.getByText(t.drawNotOut)).toBeTruthy();
      expect(screen.getByText(t.eventsText.desk)).toBeTruthy();
      expect(screen.getByRole('button', { name: t.leave.desk })).toBeTruthy();
    },
  );

  test('A referee goes to every event, and the organizer has nothing to leave', async () => {
    open(HERE, { tournament: { ...tournament, duty: null } });
    expect(await screen.findByText(en.duties.referee)).toBeTruthy();
    const events = [1, 2, 3].map((id) => `/organizer/tournaments/8/events/${id}`);
    expect(links().slice(2)).toEqual(events);
    for (const name of Object.values(en.leave))
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

test('My Page lists the tournaments with what the person does there', async () => {
  const { id, name, eventDate, venue } = facts;
  open('/my-page', { tournaments: [{ id, name, eventDate, venue, duty: 'desk' }] });
  const link = await screen.findByRole('link');
  expect(link.getAttribute('href')).toBe('/referee/tournaments/8');
  expect(link.textContent).toContain(en.duties.desk);
});
