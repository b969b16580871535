import { test as base, expect } from 'vitest';
import { openPushService, type PushService } from '#platform/testing/push-service.ts';
import { type Phone, startTestApp, type TestApp } from '../../../../apps/server/test-app.ts';
import type { NotificationKind } from '../../notifications.vocabulary.ts';
import { notifyPerson } from '../../server/notifications.notifications.ts';
import * as contract from '../push.contract.ts';

/** The app with a push service of the tests. */
export const test = base.extend<{ push: PushService; server: TestApp }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from the pattern
  push: async ({}, use) => {
    const push = await openPushService();
    await use(push);
    await push.close();
  },
  server: async ({ push }, use) => {
    const server = await startTestApp({ PUSH_SERVICES: push.origin });
    await use(server);
    await server.close();
  },
});

/** Whether pushes come to the device with this address. */
export async function isOn(phone: Phone, address: string): Promise<boolean | undefined> {
  return (await phone.call(contract.state, { body: { address } })).data?.on;
}

/** Notifies this person of an event; its pushes are queued. */
export async function queue(
  { services }: TestApp,
  { player }: Awaited<ReturnType<TestApp['playerPhone']>>,
  kind: NotificationKind = 'place-offered',
): Promise<void> {
  await services.db.transaction((tx) =>
    notifyPerson(services, tx, {
      accountId: player.id,
      kind,
      facts: { tournamentId: 7, tournamentName: '秋季ジュニア大会', eventDate: '2026-12-03' },
      dedupeKey: `${kind} ${player.id}`,
      now: services.clock.now(),
    }),
  );
}

/** The same, and runs the background work. */
export async function happen(...event: Parameters<typeof queue>): Promise<void> {
  await queue(...event);
  const [server] = event;
  expect(await server.app.jobs.drain()).toEqual([]);
}
