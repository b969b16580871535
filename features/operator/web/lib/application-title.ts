import type { Application } from '../operator.queries.ts';

/** The title of an application: every field but the e-mail may be empty. */
export function titleOf(application: Application): string {
  return application.organizationName || application.organizerName || application.email;
}
