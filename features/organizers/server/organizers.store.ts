import type { Db } from '#platform/server/db/database.ts';
import { organizers } from './organizers.tables.ts';

/** Makes an account an organizer and gives the organization's number. */
export async function insert(
  tx: Db,
  organizer: { loginId: string; accountId: string; organizationName: string; now: Date },
): Promise<number> {
  const { now, ...values } = organizer;
  const [made] = await tx
    .insert(organizers)
    .values({ ...values, createdAt: now })
    .returning({ id: organizers.id });
  if (!made) throw new Error('the organizer was not stored');
  return made.id;
}
