import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Services } from '#platform/server/services.ts';
import * as addresses from './calendar.addresses.store.ts';

/** A calendar on a device that was signed out shows nothing new: its address ends. */
export async function endCalendarAddress(
  _services: Services,
  tx: Db,
  { accountId }: AppEvent<'devices.signed-out'>,
): Promise<void> {
  await addresses.deleteByAccount(tx, accountId);
}
