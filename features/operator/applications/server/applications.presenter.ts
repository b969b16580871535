import type { StoredApplication } from '#features/organizers/server/organizers.applications.store.ts';

/** An application as the operator sees it. */
export function asApplication(application: StoredApplication) {
  return {
    id: application.id,
    organizerName: application.organizerName,
    organizationName: application.organizationName,
    address: application.address,
    email: application.email,
    phoneNumber: application.phoneNumber,
    workplaceOrSchool: application.workplaceOrSchool,
    language: application.language,
    state: application.state,
    createdAt: application.createdAt.toISOString(),
    decidedAt: application.decidedAt?.toISOString() ?? null,
    reason: application.reason,
    undoUntil: application.undo?.until ?? null,
  };
}
