import { OWN_RESULT, ownResultAccepted } from '#features/day/handshake/web/lib/day-outbox.ts';
import {
  EVENT_RESULT,
  eventResultAccepted,
} from '#features/event-draws/results/web/lib/knockout-outbox.ts';
import { receiveAccepted as receivePractice } from '#features/practice/web/lib/accepted-writes.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';

/** Receives the answer to a write before it leaves the outbox, by the feature that has made it. */
export function receiveAccepted(entry: OutboxEntry, data: unknown): void {
  if (entry.kind === EVENT_RESULT) eventResultAccepted(entry, data as never);
  else if (entry.kind === OWN_RESULT) ownResultAccepted(entry, data as never);
  else receivePractice(entry, data);
}
