/** Other ways to play an event, to try with one tap. */
import type { NextStage } from '#domain/groups/vocabulary.ts';
import type { Shape } from '../../day-plan.vocabulary.ts';
import { readPlan } from './read-plan.ts';
import type { TypedPlan } from './typed-plan.ts';

export interface Alternative {
  readonly shape: Shape;
  readonly next: NextStage;
}

const ALL: readonly Alternative[] = [
  { shape: 'knockout', next: 'first-two' },
  { shape: 'consolation', next: 'first-two' },
  { shape: 'one-group', next: 'first-two' },
  { shape: 'groups-of-3', next: 'first' },
  { shape: 'groups-of-3', next: 'first-two' },
  { shape: 'groups-of-4', next: 'first-two' },
  { shape: 'groups-of-5', next: 'first-two' },
  { shape: 'groups-of-4', next: 'placing' },
];

/** The ways that the event's number of sides allows; none while the form has another error. */
export function alternativesFor(typed: TypedPlan, eventId: string): readonly Alternative[] {
  return ALL.filter((alternative) => readPlan(withAlternative(typed, eventId, alternative)).plan);
}

/** The form with another way to play one event. */
export function withAlternative(
  typed: TypedPlan,
  eventId: string,
  alternative: Alternative,
): TypedPlan {
  const event = { ...typed.events[eventId]!, ...alternative };
  return { ...typed, events: { ...typed.events, [eventId]: event } };
}
