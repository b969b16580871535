import { sizes } from '#domain/groups/groups.ts';
import { planned } from '#domain/order-of-play/plan.ts';
import { expectedMinutes } from '#domain/scoring/expected-minutes.ts';
import { changeMinutes, defaultRules } from '#features/day/queue/queue.rules.policy.ts';
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

/** The rest between the short matches of groups in table tennis. Source: next.md, 8.3. */
const REST_IN_GROUPS = 5;

/** Those of next.md, 8.3, for the format: matches, rests and changes take exactly so long. */
export function figuresOf({ format, draw }: Pick<Options, 'format' | 'draw'>): Figures {
  const { restMinutes } = defaultRules(format.sport);
  const isShort = draw === 'groups' && format.sport === 'table-tennis';
  return {
    minutes: expectedMinutes(format, 'singles'),
    restMinutes: isShort ? REST_IN_GROUPS : restMinutes,
    changeMinutes: changeMinutes(format.sport),
  };
}

/** How long the day takes by the rule of the plan alone (domain/order-of-play), with the change after the last match. */
export function plannedMinutes({ players, courts, draw }: Options, figures: Figures): number {
  const { minutes, restMinutes, changeMinutes: change } = figures;
  const format =
    draw === 'knockout'
      ? { kind: 'knockout' as const }
      : { kind: 'groups' as const, sizes: sizes(players, GROUP_SIZE) ?? [], knockouts: [] };
  const plan = planned({
    events: [{ id: 'event', sides: players, format, minutes }],
    courts: Array.from({ length: courts }, (_, at) => String(at + 1)),
    start: 0,
    rules: { restMinutes, changeMinutes: change },
  });
  if (!plan.ok) throw new Error(`the day cannot be planned: ${plan.code}`);
  return plan.value.end + change;
}

/** How many matches the draw of so many players has. */
export function matchCount({ players, draw }: Pick<Options, 'players' | 'draw'>): number {
  if (draw === 'knockout') return players - 1;
  return (sizes(players, GROUP_SIZE) ?? []).reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}
