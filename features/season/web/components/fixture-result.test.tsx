import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { seasonMessages as en } from '../../season.messages.en.ts';
import type { Fixture, Season } from '../season.queries.ts';
import { FixtureResult } from './fixture-result.tsx';

const fixture = {
  id: '0197a000-0000-7000-8000-000000000001',
  rubberNames: null,
  rubbers: [{ home: 3, away: 1 }],
  playsAll: false,
  resultState: 'entered',
  confirmsAt: null,
  own: ['home'],
  isVoid: false,
  version: 2,
} as unknown as Fixture;
const season = {
  isDesk: false,
  rubberNames: ['S1'],
  rubberFormat: 'table-tennis-5',
} as unknown as Season;

let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ code: 'FIXTURE_CHANGED', requestId: 'r' }, { status: 409 });
  });
  const shown = { at: { id: 20, eventId: 22 }, season, fixture, home: 'A', away: 'B' };
  rendered(<FixtureResult {...shown} />);
});
describe('a rubber of a result', () => {
  const fieldOf = (team: string) => screen.getByLabelText<HTMLInputElement>(en.gamesOf('S1', team));
  const type = (team: string, value: string) =>
    fireEvent.change(fieldOf(team), { target: { value } });
  const enter = () => fireEvent.click(screen.getByRole('button', { name: en.enter }));
  const shown = () => screen.queryAllByText(en.gamesMissing('game'));

  test('A blank beside a number is asked for and not sent as 0', async () => {
    type('B', '');
    expect(shown()).toHaveLength(0);
    enter();
    expect(shown()).toHaveLength(1);
    expect(fieldOf('B').getAttribute('aria-invalid')).toBe('true');
    expect(fieldOf('A').getAttribute('aria-invalid')).not.toBe('true');
    type('B', '0');
    expect(shown()).toHaveLength(0);
    enter();
    await vi.waitFor(() => expect(sent).toMatchObject([{ rubbers: [{ home: 3, away: 0 }] }]));
  });

  test('A rubber of which both numbers are blank was not played', async () => {
    for (const team of ['A', 'B']) type(team, '');
    enter();
    await vi.waitFor(() => expect(sent).toMatchObject([{ rubbers: [null] }]));
  });
});
