import { useContext } from 'react';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useText } from '../matches.text.ts';
import { PlayedSport } from './use-card-unit.ts';

interface Scored {
  readonly scoredBy: string | null;
  readonly scoredByCourt: string | null;
}

/** Who has entered a stored score: a person, the device of a court or of a match slip, or somebody without an account: a guardian, or who has
 * left. */
export function useScorerWord(): (scored: Scored) => string {
  const t = useText();
  const kind = courtKind(useContext(PlayedSport));
  return ({ scoredBy, scoredByCourt }) => {
    if (scoredByCourt === '') return t.scorerSlip;
    if (scoredByCourt !== null) return t.scorerCourt(scoredByCourt, kind);
    return scoredBy === null ? t.scorerLeft : t.scorerNamed(scoredBy);
  };
}
