import type { Application } from '../operator.queries.ts';

/** What an application is called: every field but the e-mail may be empty. */
export function titleOf(application: Application): string {
  return application.organizationName || application.organizerName || application.email;
}
