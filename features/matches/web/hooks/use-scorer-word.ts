import { useText } from '../matches.text.ts';

interface Scored {
  readonly scoredBy: string | null;
  readonly scoredByCourt: string | null;
}

/** Who has entered a stored score: a person, the device of a court or of a match slip, or somebody without an account: a guardian, or who has
 * left. */
export function useScorerWord(): (scored: Scored) => string {
  const t = useText();
  return ({ scoredBy, scoredByCourt }) => {
    if (scoredByCourt === '') return t.scorerSlip;
    if (scoredByCourt !== null) return t.scorerCourt(scoredByCourt);
    return scoredBy === null ? t.scorerLeft : t.scorerNamed(scoredBy);
  };
}
