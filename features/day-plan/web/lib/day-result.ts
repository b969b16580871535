/** Whether a day is long enough for what is typed. */
import { type PlanForecast, planned } from '#domain/order-of-play/plan.ts';
import { readPlan } from './read-plan.ts';
import type { TypedPlan } from './typed-plan.ts';

export type DayResult =
  | {
      readonly state: 'planned';
      readonly forecast: PlanForecast;
      /** From the start to the change after the last match. */
      readonly hallMinutes: number;
      /** Before the time by which the day must end; null without one. */
      readonly minutesToSpare: number | null;
    }
  /** Nothing is wrong, but nobody has said how many courts there are. */
  | { readonly state: 'no-courts' }
  | { readonly state: 'wrong' }
  | { readonly state: 'too-many-sides' };

/** The forecast of the typed day, or why there is none. Throws if `readPlan` lets through what `planned` refuses. */
export function dayResult(typed: TypedPlan): DayResult {
  const { plan, day, events, tooManySides } = readPlan(typed);
  if (!plan) {
    const { courts, ...others } = day;
    const isWrong = [others, ...Object.values(events)].some(
      (errors) => Object.keys(errors).length > 0,
    );
    if (isWrong || (courts && typed.day.courts !== '')) return { state: 'wrong' };
    return { state: tooManySides ? 'too-many-sides' : 'no-courts' };
  }
  const forecast = planned(plan);
  if (!forecast.ok) throw new Error(`The plan of a day is refused: ${forecast.code}`);
  const { end } = forecast.value;
  return {
    state: 'planned',
    forecast: forecast.value,
    hallMinutes: end - plan.start + (plan.rules.changeMinutes ?? 0),
    minutesToSpare: plan.mustEnd === undefined ? null : Math.max(0, plan.mustEnd - end),
  };
}
