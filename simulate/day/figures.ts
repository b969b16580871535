import { sizes } from '#domain/groups/groups.ts';
import { rangesAfter } from '#domain/groups/next-stage.ts';
import { type PlanForecast, planned } from '#domain/order-of-play/plan.ts';
import type { PlannedFormat } from '#domain/order-of-play/planned-stages.ts';
import { changeMinutes, restMinutes } from '#domain/order-of-play/usual-times.ts';
import { expectedMinutes } from '#domain/scoring/expected-minutes.ts';
import type { Options } from '../options.ts';

/** What every match of a simulated day takes, in minutes. */
export interface Figures {
  readonly minutes: number;
  readonly restMinutes: number;
  /** Of a court after a match. */
  readonly changeMinutes: number;
}

/** The groups are of three; a few are larger where the players cannot be divided. */
export const GROUP_SIZE = 3;

/** About so many rubbers of a tie are played. */
export const RUBBERS_OF_TIE = 4;

/** The rest between the short matches of groups in table tennis. Source: next.md, 8.3. */
const REST_IN_GROUPS = 5;

/** Those of next.md, 8.3, for the format: matches, rests and changes take exactly so long. */
export function figuresOf({ format, draw }: Pick<Options, 'format' | 'draw'>): Figures {
  const isShort = draw === 'groups' && format.sport === 'table-tennis';
  return {
    minutes: expectedMinutes(format, 'singles'),
    restMinutes: isShort ? REST_IN_GROUPS : restMinutes(format.sport),
    changeMinutes: changeMinutes(format.sport),
  };
}

/** How long the day takes by the rule of the plan alone (domain/order-of-play), with the change after the last match. */
export function plannedMinutes(options: Options): number {
  return planOf(options).end + figuresOf(options).changeMinutes;
}

/** How many matches the draws of all events have. */
export function matchCount(options: Options): number {
  return planOf(options).matches;
}

/** Nobody plays two events in it: a plan knows no names. */
function planOf(options: Options): PlanForecast {
  const { players: sides, courts, events } = options;
  const { minutes, ...rules } = figuresOf(options);
  const format = formatOf(options);
  const plan = planned({
    events: Array.from({ length: events }, (_, at) => ({ id: `${at}`, sides, format, minutes })),
    courts: Array.from({ length: courts }, (_, at) => String(at + 1)),
    start: 0,
    rules,
  });
  if (!plan.ok) throw new Error(`the day cannot be planned: ${plan.code}`);
  return plan.value;
}

function formatOf({ players, draw, next }: Options): PlannedFormat {
  if (draw === 'knockout') return { kind: 'knockout' };
  return { kind: 'groups', sizes: sizes(players, GROUP_SIZE) ?? [], knockouts: rangesAfter(next) };
}
