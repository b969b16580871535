import type { Side } from '#domain/scorecard/side.ts';
import type { OtherResult } from '../../handshake.contract.ts';
import { useText } from '../handshake.text.ts';

/** Who has entered the result that is stored instead of the one that was refused, and its score, for the details of MATCH_CHANGED. */
export function useScorerWords(
  names: Readonly<Record<Side, string>>,
  courtName: (name: string) => string,
) {
  const t = useText();
  return ({ by, scoredByCourt }: Pick<OtherResult, 'by' | 'scoredByCourt'>): string => {
    if (by === 'desk') return t.scorerDesk;
    if (by === 'slip') return t.scorerSlip;
    if (by === 'court') return t.scorerCourt(courtName(scoredByCourt ?? ''));
    return t.scorerPlayer(names[by]);
  };
}

/** The score of that result, as seen by the first side. */
export function scoreOfOther({ score, sets, result }: OtherResult): string {
  return sets || score || result || '–';
}
