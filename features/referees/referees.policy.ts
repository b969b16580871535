import { mayRun } from '#features/publishing/publishing.policy.ts';
import type { RefereeState, ShownRefereeState } from './referees.vocabulary.ts';

type Person = Parameters<typeof mayRun>[0];
type Tournament = Parameters<typeof mayRun>[1];

/**
 * Who may seed an event, draw it, publish its draw, decide withdrawals and run the day: the organizer, the operators,
 * and the referees whom the organizer has invited. Whatever shows money, contacts or the tournament's form asks `mayRun`
 * instead; the desk alone sees the phone numbers of people who are missing. Source: next.md, B8 and C1.
 */
export function mayReferee(
  person: Person,
  tournament: Tournament,
  { isReferee }: { readonly isReferee: boolean },
): boolean {
  return isReferee || mayRun(person, tournament);
}

/** The state of an invitation at `now`; one without an answer expires. */
export function shownState(
  { state, expiresAt }: { readonly state: RefereeState; readonly expiresAt: Date },
  now: Date,
): ShownRefereeState {
  return state === 'invited' && expiresAt <= now ? 'expired' : state;
}
