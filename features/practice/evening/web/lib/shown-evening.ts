import type { ScoreRulesChoice } from '#features/matches/score-rules/web/lib/rules-choice.ts';
import type { EveningView } from '../hooks/use-evening.ts';

/** What each part of the screen shows. */
export interface ShownEvening {
  readonly evening: EveningView;
  /** Everybody's name, by the id on the board. */
  readonly names: ReadonlyMap<string, string>;
  readonly groupId: number;
  readonly groupName: string;
  readonly day: string;
  /** Its matches are one-on-one matches of the group, with the rules of those. */
  readonly rules: ScoreRulesChoice;
}
