import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { players, sampleDraw } from '#domain/bracket/sample-draws.ts';
import { sessionQuery } from '#features/accounts/web/lib/session.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { TakeBack } from './components/take-back.tsx';
import type { DraftedDraw } from './event-draws.queries.ts';
import { useExchange } from './hooks/use-exchange.ts';

const params = { id: 1, eventId: 5 };
const draw = { number: 1, amendments: [] } as unknown as DraftedDraw;
const shown = sampleDraw(players(8), { placing: 'strength-order' });
const onDone = () => {};

function Exchange() {
  const options = { params, draw, position: 0, shown, first: '', onDone };
  const { typed, change } = useExchange(options);
  return (
    <textarea
      value={typed.reason}
      onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
    />
  );
}

test.each([
  ['an exchange', <Exchange key="exchange" />],
  [
    'taking a draw back',
    <TakeBack key="back" params={params} draw={draw} position={0} text="" onCancel={onDone} />,
  ],
])('The reason for %s is stored for the person who types it', async (_, form) => {
  await open('ann', form);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Aoki Ren is ill' } });
  await open('ben', form);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  await open('ann', form);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Aoki Ren is ill');
});

/** Opens a form in the same tab, as somebody who is signed in. */
async function open(id: string, form: ReactNode) {
  cleanup();
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, { account: { id } } as never);
  await act(async () =>
    rendered(<QueryClientProvider client={client}>{form}</QueryClientProvider>),
  );
}
