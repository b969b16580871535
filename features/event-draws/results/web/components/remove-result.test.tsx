import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SCORE, type Score } from '#features/matches/web/lib/score-outbox.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { resultsMessages as en } from '../../results.messages.en.ts';
import { RemoveResult } from './remove-result.tsx';

const sets = [{ player1Score: '11', player2Score: '7' }];
const score: Score = {
  target: {
    kind: 'event',
    sessionId: '0199c1a2-0000-7000-8000-000000000001',
    pathId: '1',
    matchId: '0199c1a2-0000-7000-8000-000000000002',
    player1: { id: '1', name: 'Aoki Ren' },
    player2: { id: '2', name: 'Baba Yui' },
    groupName: null,
    playedOn: '2026-11-20',
  },
  card: sets,
  confirmed: { sets, result: '1-0', winner: 'player1' },
  notes: '',
};

let removals: URL[] = [];

beforeEach(async () => {
  removals = [];
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const write = { id: 'corrected', kind: SCORE, method: 'PUT', path: '/api/x', body: {} } as const;
  await outbox.add({ ...write, queueKey: score.target.sessionId ?? '', meta: score }, 'ann');
  await vi.waitFor(() => expect(outbox.current()[0]?.tries).toBe(1));
  vi.stubGlobal('fetch', async (path: string) => {
    removals.push(new URL(path, 'https://rallydays.example'));
    return Response.json({});
  });
});
function show() {
  const onRemoved = vi.fn(async () => {});
  rendered(<RemoveResult target={score.target} version={1} onRemoved={onRemoved} />);
  const remove = async () => {
    fireEvent.click(screen.getByRole('button', { name: en.remove }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: en.remove }));
    await vi.waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
    return removals.map(({ searchParams }) => searchParams.get('follows'));
  };
  return { remove };
}

test('A removal follows a correction without an answer, of which nothing is left on the phone', async () => {
  expect(await show().remove()).toEqual(['corrected']);
  expect(outbox.current()).toEqual([]);
});

test('A removal follows a correction that was answered while its screen was open', async () => {
  const { remove } = show();
  await act(() => outbox.discard('corrected'));
  expect(await remove()).toEqual(['corrected']);
});
