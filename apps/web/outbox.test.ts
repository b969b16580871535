import { beforeEach, expect, test, vi } from 'vitest';
import { submitResult } from '#features/court-links/web/lib/court-outbox.ts';
import { storeDevice, storedDevice } from '#features/court-links/web/lib/device-store.ts';
import { madeDevice, madeMatch, madePending } from '#features/court-links/web/lib/sample-device.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { startOutbox } from './outbox.ts';

/** A court whose last match has a result; its tournament is on 23 November. */
const device = madeDevice({
  linkId: '019a9d1c-0000-7000-8000-00000000000b',
  recent: [madeMatch('1-0', { state: 'done' }, '3-0')],
});
/** Everything that the phone has stored of the court. */
const stored = () => JSON.stringify({ ...localStorage });
const LAST_DAY = '2026-11-30T12:00:00+09:00';
const LATER = '2026-12-01T12:00:00+09:00';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00+09:00') });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // The one outbox of this worker is left as it was.
  vi.spyOn(outbox, 'addDevice').mockResolvedValue();
  vi.spyOn(outbox, 'onAccepted').mockReturnValue();
  vi.spyOn(queryClient.getQueryCache(), 'subscribe').mockReturnValue(() => {});
  vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue();
  storeDevice('secret', device);
});
test('Any screen of the app forgets a link a week after its day, with the names of its players', async () => {
  vi.setSystemTime(LAST_DAY);
  await startOutbox();
  expect(storedDevice('secret')).toEqual(device);
  vi.setSystemTime(LATER);
  await startOutbox();
  expect(stored()).not.toContain('secret');
  expect(stored()).not.toContain('Yamada Taro');
});

test('A link of a past day whose result has not arrived stays, so that it is still sent', async () => {
  const { match, score } = madePending('1-0').sent;
  await submitResult(device.linkId, match, score);
  vi.setSystemTime(LATER);
  vi.mocked(outbox.addDevice).mockClear();
  await startOutbox();
  expect(outbox.addDevice).toHaveBeenLastCalledWith(`court:${device.linkId}`, 'secret');
  expect(stored()).toContain('secret');
});

test('A link that is opened a week after its day shows no matches from the storage of the phone', () => {
  vi.setSystemTime(LATER);
  expect(storedDevice('secret')).toMatchObject({ linkId: device.linkId, recent: [], next: [] });
});
