import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { findMatch, record } from '#domain/bracket/results.ts';
import { players, sampleDraw } from '#domain/bracket/sample-draws.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { sessionQuery } from '#features/accounts/web/lib/session.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { peopleOf } from '../../draws/web/lib/people.ts';
import { knockoutScoresMessages as t } from '../knockout-scores.messages.en.ts';
import { ScoreForm } from './components/score-form.tsx';
import type { ResultsOwner, ScoredView } from './lib/scored-match.ts';

/** The draw with one more result of 11-5 for the first player of a match. */
function withResult(draw: Draw, id: string): Draw {
  const winner = findMatch(draw, id)?.player1 ?? '';
  const sets = [{ player1: 11, player2: 5 }];
  const step = record(draw, id, {
    kind: 'score',
    winner,
    sets,
    score: { player1: 1, player2: 0 },
  } as never);
  if (!step.ok) throw new Error(`${id} takes no result`);
  return step.value.next;
}

const played = ['1-0', '1-1'].reduce(
  withResult,
  sampleDraw(players(8, 8), { placing: 'strength-order' }),
);
const later = withResult(played, '2-0');

function viewOf(draw: Draw): ScoredView {
  const marks = draw.matches
    .filter(({ result }) => result !== null)
    .map(({ id: matchId }) => ({ matchId, version: 1, notes: '', scoredBy: null, scoredAt: '' }));
  const knockout = { id: 'k', drawNumber: 1, marks, scoreFormat: null };
  return { knockout, draw, people: peopleOf(draw), pendingResults: [] };
}

test.each([
  ['while the dialog is open is cleared only once it was named', true, []],
  ['before the dialog opened is named and cleared', false, [{ matchId: '2-0', version: 1 }]],
])('A later result that arrives %s', async (_, isMeanwhile, clears) => {
  const submit = vi.fn<ResultsOwner['submit']>(async () => ({ kind: 'waiting' }));
  const owner: ResultsOwner = { submit, reread: () => {}, leave: async () => {} };
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, { account: { id: 'ann' } } as never);
  function Screen() {
    const [view, setView] = useState(viewOf(played));
    const match = findMatch(view.draw, '1-0')!;
    const [player1, player2] = [match.player1, match.player2].map(
      (id) => view.people.get(id ?? '')!,
    );
    return (
      <QueryClientProvider client={client}>
        <button type="button" onClick={() => setView(viewOf(later))}>
          Read
        </button>
        <ScoreForm view={view} match={match} player1={player1!} player2={player2!} owner={owner} />
      </QueryClientProvider>
    );
  }
  rendered(<Screen />);
  const read = () => fireEvent.click(screen.getByText('Read'));
  const box = document.querySelector('[name="sets.0.player1Score"]')!;
  if (!isMeanwhile) read();
  fireEvent.change(box, { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: t.submit }));
  await screen.findByRole('alertdialog');
  if (isMeanwhile) read();
  expect(screen.queryAllByText(t.clearsTitle(1))).toHaveLength(clears.length);
  fireEvent.click(screen.getByRole('button', { name: t.confirm }));
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(submit.mock.calls[0]?.[0].clears).toEqual(clears);
});
