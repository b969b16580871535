import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Sport } from '#domain/scoring/formats.ts';

/** Where the choice starts while nothing is chosen. */
export interface RulesStart {
  readonly sport: Sport;
  /** The day of the matches; today where it is missing. */
  readonly playedOn?: string | undefined;
  /** What was chosen last for other matches, which is marked in its sport; null for nothing. */
  readonly last?: ChosenFormat | null | undefined;
}

/** The rules of the next matches, null for scores as entered, and the way to choose others. */
export interface ScoreRulesChoice extends RulesStart {
  readonly scoreFormat: ChosenFormat | null;
  readonly choose: (scoreFormat: ChosenFormat | null) => void;
}
