import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { scoreRulesMessages } from '#features/matches/score-rules/score-rules.messages.en.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import type { DraftedDraw, PreparedEvent } from '../../web/event-draws.queries.ts';
import { FormatOfMatches } from './components/format-of-matches.tsx';

const results = { kind: 'knockout', scoreFormat: null, finalFormat: null, marks: [] } as const;

/** Opens the score rules of a drawn event without a result; gives the format that is marked. */
async function markedFormat(event: Partial<PreparedEvent>) {
  rendered(
    <FormatOfMatches
      params={{ id: 8, eventId: 7 }}
      event={event as PreparedEvent}
      draw={{ number: 1, made: { size: 8 } } as DraftedDraw}
      results={results as unknown as NonNullable<DraftedDraw['results']>}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Score rules/ }));
  await screen.findByRole('button', { name: scoreRulesMessages.use });
  return document.querySelector<HTMLInputElement>('input[name=preset]:checked')?.value;
}

test.each([
  ['2027-01-03', 'badminton-21'],
  ['2027-01-10', undefined],
])(
  'A drawn event of badminton on %s has the game of its day marked, whatever today is',
  async (eventDate, marked) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T03:00:00Z') });
    expect(await markedFormat({ sport: 'badminton', eventDate })).toBe(marked);
  },
);

test('A drawn event without rules has the last choice of its organizer marked', async () => {
  const lastFormat = { id: 'badminton-15' };
  const event = { sport: 'badminton', eventDate: '2026-12-15', lastFormat } as const;
  expect(await markedFormat(event)).toBe('badminton-15');
});
