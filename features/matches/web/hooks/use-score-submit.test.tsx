import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '#features/accounts/web/lib/session.ts';
import { outbox, useOutbox } from '#platform/web/offline/use-outbox.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { keyOf, pendingScoreFor, SCORE, type Score } from '../lib/score-outbox.ts';
import { useScoreSubmit } from './use-score-submit.tsx';

const sets = [
  { player1Score: '11', player2Score: '7' },
  { player1Score: '11', player2Score: '9' },
];
const score: Score = {
  target: {
    kind: 'one-on-one',
    sessionId: null,
    pathId: '1',
    matchId: '0199c1a2-0000-7000-8000-000000000000',
    player1: { id: 1, name: 'Aoki Ren' },
    player2: { id: 2, name: 'Baba Yui' },
    groupName: 'Sakura Club',
    playedOn: '2026-11-20',
  },
  card: sets,
  confirmed: { sets, result: '2-0', winner: 'player1' },
  notes: '',
};
const { matchId } = score.target;

/** A score that was entered earlier on this phone. */
function earlier(id: string, of = score) {
  const { target } = of;
  const path = `/api/practice/matches/${target.matchId}`;
  const write = { id, kind: SCORE, queueKey: target.matchId, method: 'PUT' as const, path };
  return outbox.add({ ...write, body: { id }, meta: of }, 'ann');
}

function Card({ onDone }: { readonly onDone: () => Promise<void> }) {
  const pending = pendingScoreFor(useOutbox(), keyOf(score.target));
  const { submit, giveUp } = useScoreSubmit({ pending, clearDraft: () => {}, onDone });
  return (
    <>
      <button type="button" onClick={() => void submit({ score, baseVersion: 3 })}>
        save mine
      </button>
      <button type="button" onClick={() => void giveUp()}>
        keep theirs
      </button>
    </>
  );
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery.queryKey, { account: { id: 'ann' } } as never);
  const onDone = vi.fn(async () => {});
  rendered(
    <QueryClientProvider client={client}>
      <Card onDone={onDone} />
    </QueryClientProvider>,
  );
  return onDone;
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await earlier('entered');
  await earlier('corrected');
  const other = { ...score.target, matchId: '0199c1a2-0000-7000-8000-000000000001' };
  await earlier('other', { ...score, target: other });
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'MATCH_CHANGED', requestId: 'r' }, { status: 409 }),
  );
  await outbox.flush();
});
describe('a score and its correction that were both refused', () => {
  it('"Keep theirs" leaves neither of them on the phone', async () => {
    const onDone = show();
    fireEvent.click(screen.getByRole('button', { name: 'keep theirs' }));
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(null));
    expect(outbox.current().map(({ id }) => id)).toEqual(['other']);
  });

  it('"Save mine" replaces both, and follows neither', async () => {
    const sent: { url: string; body: Record<string, unknown> }[] = [];
    vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
      sent.push({ url, body: JSON.parse(String(body)) });
      return Response.json({});
    });
    const onDone = show();
    fireEvent.click(screen.getByRole('button', { name: 'save mine' }));
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent).toMatchObject([
      { url: `/api/practice/matches/${matchId}`, body: { baseVersion: 3 } },
    ]);
    expect(sent[0]?.body).not.toHaveProperty('follows');
    expect(outbox.current().map(({ id }) => id)).toEqual(['other']);
  });
});
