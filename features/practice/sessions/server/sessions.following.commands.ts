import { listVersions, updateCounted } from '#features/matches/server/matches.stages.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { onCommit } from '#platform/server/db/on-commit.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import { createSignalStreams, type SignalStreams } from '#platform/server/http/signal-streams.ts';
import type { Services } from '#platform/server/services.ts';

/** Who follows which league or knockout on this server: they are sent that it has changed, and read it again. */

const followed = new WeakMap<Services, SignalStreams>();

/** The streams of a server. */
export function sessionStreamsOf(services: Services): SignalStreams {
  const { db, log } = services;
  const found = followed.get(services) ?? createSignalStreams((ids) => listVersions(db, ids), log);
  followed.set(services, found);
  return found;
}

/** Counts a change of a session, and notifies those who follow it once it has committed. */
export async function followSession(
  services: Services,
  tx: Db,
  { sessionId }: AppEvent<'session.changed'>,
): Promise<void> {
  await updateCounted(tx, sessionId);
  onCommit(tx, () => sessionStreamsOf(services).announce(sessionId));
}
