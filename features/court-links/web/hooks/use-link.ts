import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRefused } from '#platform/web/api/errors.ts';
import { deviceOwner } from '#platform/web/offline/outbox-entry.ts';
import { outbox, useDeviceOutbox } from '#platform/web/offline/use-outbox.ts';
import { deviceQuery } from '../court-links.queries.ts';
import { COURT_RESULT, pendingResults } from '../lib/court-outbox.ts';
import { forgetLink, storeDevice } from '../lib/device-store.ts';
import { useOffline } from './use-offline.ts';

/** What a link opens, read again and again, with what waits on this device. */
export function useLink(token: string) {
  const query = useQuery(deviceQuery(token));
  const { data: device, error, failureReason } = query;
  const isEnded = isRefused(error, 'LINK_ENDED') || isRefused(failureReason, 'LINK_ENDED');
  const connection = useOffline(query, isRefused(error) || isRefused(failureReason));
  const entries = useDeviceOutbox(device ? deviceOwner(device.linkId) : null);
  const pending = pendingResults(entries);
  const count = entries.length;

  useEffect(() => {
    // A copy of an earlier visit: the outbox may send before the first answer.
    if (device) storeDevice(token, device);
  }, [token, device]);
  useEffect(() => {
    // Who has agreed to a result that was not accepted is asked again with the next one. A match that did not begin begins with its result.
    const refused = entries.filter(({ kind, refusal }) => kind !== COURT_RESULT && refusal);
    for (const { id } of refused) void outbox.discard(id);
  }, [entries]);
  useEffect(() => {
    if (isEnded && count === 0) forgetLink(token);
  }, [isEnded, count, token]);

  return { query, device, isEnded, entries, pending, ...connection };
}
