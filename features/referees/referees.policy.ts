import { mayRun } from '#features/publishing/publishing.policy.ts';
import type { RefereeDuty, RefereeState, ShownRefereeState } from './referees.vocabulary.ts';

type Person = Parameters<typeof mayRun>[0];
type Tournament = Parameters<typeof mayRun>[1];

/** What somebody has accepted to be in a tournament; null for nothing. */
type Accepted = RefereeDuty | null;

/**
 * Who may seed an event, draw it, publish its draw, decide withdrawals and say by which rules the day goes: the organizer, the
 * operators, and the referees whom the organizer has invited. Whatever shows money, contacts or the tournament's form asks
 * `mayRun` instead. Source: next.md, B8.
 */
export function mayReferee(person: Person, tournament: Tournament, accepted: Accepted): boolean {
  return accepted === 'referee' || mayRun(person, tournament);
}

/**
 * Who may check people in, call matches and enter their results: also the desk helpers. The desk alone sees the phone numbers of
 * people who are missing. Source: next.md, C1; what else is whose is in decision 0073.
 */
export function mayWorkAtDesk(person: Person, tournament: Tournament, accepted: Accepted): boolean {
  return accepted !== null || mayRun(person, tournament);
}

/** The state of an invitation at `now`; one without an answer expires. */
export function shownState(
  { state, expiresAt }: { readonly state: RefereeState; readonly expiresAt: Date },
  now: Date,
): ShownRefereeState {
  return state === 'invited' && expiresAt <= now ? 'expired' : state;
}
