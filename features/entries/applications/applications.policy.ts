import { type ApplicationState, UNPAID_STATES } from './applications.vocabulary.ts';

/** Whether an application holds its places unpaid. */
export function isUnpaid(state: ApplicationState): boolean {
  return UNPAID_STATES.some((unpaid) => unpaid === state);
}

/** Whether an application has lost or given up all its places. */
export function hasEnded(state: ApplicationState): boolean {
  return state === 'cancelled' || state === 'lapsed';
}
