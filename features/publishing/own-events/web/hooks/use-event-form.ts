import { useZodForm } from '#platform/web/forms/use-form.ts';
import { type EventValues, eventSchema } from '../../own-events.form.ts';

export type EventInputs = ReturnType<typeof useEventForm>;

/** The form of one event. */
export function useEventForm(defaults: EventValues) {
  return useZodForm(eventSchema, { defaults: defaults as never, follow: true });
}
