import { type ApplicationState, UNPAID_STATES } from './applications.vocabulary.ts';

/** Whether an application holds its places unpaid. */
export function isUnpaid(state: ApplicationState): boolean {
  return UNPAID_STATES.some((unpaid) => unpaid === state);
}
