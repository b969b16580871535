import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import {
  COURT_CONFIRM,
  courtAccepted,
  isAgreed,
  submitConfirm,
  submitResult,
} from './court-outbox.ts';
import type { Device } from './device.ts';
import { madeDevice, madePending } from './sample-device.ts';

const { match, score } = madePending('1-0').sent;

/** The bodies of what waits for the connection. */
const bodies = (kind: string) =>
  outbox
    .ofDevices()
    .filter((entry) => entry.kind === kind)
    .map(({ body }) => body);

beforeEach(() => {
  // Nobody waits for an answer, and no token is known with which something could be sent.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
test('A yes to results that wait on the device names the newest of them', async () => {
  await submitResult('unsent', match, { ...score, result: '3-1' });
  await submitResult('unsent', match, score);
  await submitConfirm('unsent', match);
  const [, newest] = bodies('court.result') as { readonly writeId: string }[];
  expect(bodies(COURT_CONFIRM)).toMatchObject([{ seenVersion: 2, resultWriteId: newest?.writeId }]);
});

test('A result does not follow, and a yes does not agree to, that of others who were in the match before', async () => {
  await submitResult('unsent', match, score);
  await submitConfirm('unsent', match);
  const others = { ...match, player2: { id: '3', name: 'Chiba Sora', club: null } };
  await submitResult('unsent', others, score);
  expect(bodies('court.result')[1]).not.toHaveProperty('follows');
  const entries = outbox.ofDevices();
  expect([isAgreed(entries, match), isAgreed(entries, others)]).toEqual([true, false]);
});

test('A yes to a result that the server has shown names its version alone', async () => {
  await submitConfirm('unsent', { ...match, version: 3 });
  expect(bodies(COURT_CONFIRM)).toMatchObject([{ seenVersion: 3 }]);
  expect(bodies(COURT_CONFIRM)[0]).not.toHaveProperty('resultWriteId');
});

test('A read that began before a write does not take back what the answer to the write shows', async () => {
  const queryKey = ['court-link', 'token'] as const;
  const [before, after] = [madeDevice({ tournamentName: 'Before' }), madeDevice()];
  const answer = Promise.withResolvers<Device>();
  queryClient.setQueryData(queryKey, before);
  const read = queryClient.fetchQuery({ queryKey, queryFn: () => answer.promise, staleTime: 0 });
  await courtAccepted({ device: after });
  answer.resolve(before);
  await read.catch(() => {});
  expect(queryClient.getQueryData(queryKey)).toEqual(after);
  queryClient.clear();
});
