import { eq, inArray, sql } from 'drizzle-orm';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { squads } from '#features/entries/squads/server/squads.tables.ts';
import { isEditor } from '#features/groups/server/groups.members.store.ts';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** Who speaks for a team: who has entered it, and the creator, the coaches and the managers of its school. */
export interface Speaker {
  readonly entryId: string;
  readonly accountId: string;
}

/** The accounts that speak for these entries, each once per entry. */
export async function listSpeakers(db: Db, entryIds: readonly string[]): Promise<Speaker[]> {
  if (entryIds.length === 0) return [];
  const speaker = sql<string>`speaker.account_id`;
  return db
    .selectDistinct({ entryId: entries.id, accountId: speaker })
    .from(entries)
    .leftJoin(applications, eq(applications.id, entries.applicationId))
    .leftJoin(squads, eq(squads.entryId, entries.id))
    .innerJoin(
      sql`lateral (
        select ${entries.accountId} as account_id
        union select ${groupMembers.accountId} from ${groupMembers}
          join ${groups} on ${groups.id} = ${groupMembers.groupId} and ${groups.deletedAt} is null
          where ${groupMembers.groupId} in (${applications.groupId}, ${squads.groupId})
            and ${isEditor}
      ) speaker`,
      sql`speaker.account_id is not null`,
    )
    .where(inArray(entries.id, [...entryIds]));
}
