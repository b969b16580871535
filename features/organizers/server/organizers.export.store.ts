import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { isOfAddress } from './organizers.applications.store.ts';
import { organizerApplications, organizers } from './organizers.tables.ts';

/** The organization that a person runs. */
export async function listOrganizations(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db.select().from(organizers).where(eq(organizers.accountId, accountId));
  return rows.map((row) => ({
    organizerId: row.loginId,
    organization: row.organizationName,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
  }));
}

/**
 * The approved application of an organizer, also after a change of the address: its answer contained the login, so the mailbox is
 * proven. An application of somebody without hosting rights belongs to no account, even if its address does.
 */
export async function listApplications(
  db: Db,
  { accountId, email }: { accountId: string; email: string },
): Promise<PersonalRow[]> {
  const theirs = or(
    eq(organizerApplications.accountId, accountId),
    and(isOfAddress(email), isNull(organizerApplications.accountId)),
  );
  const rows = await db
    .select({ application: organizerApplications })
    .from(organizerApplications)
    .innerJoin(organizers, eq(organizers.accountId, accountId))
    .where(and(theirs, eq(organizerApplications.state, 'approved')))
    .orderBy(asc(organizerApplications.createdAt), asc(organizerApplications.id));
  return rows.map(({ application }) => ({
    id: application.id,
    name: application.organizerName,
    organization: application.organizationName,
    address: application.address,
    email: application.email,
    phone: application.phoneNumber,
    workplace: application.workplaceOrSchool,
    language: application.language,
    state: application.state,
    reason: application.reason,
    createdAt: application.createdAt.toISOString(),
    decidedAt: application.decidedAt?.toISOString() ?? null,
  }));
}
