import { useContext } from 'react';
import { FormatCard } from '#features/matches/score-formats/web/components/format-card.tsx';
import { useFormatCard } from '#features/matches/score-formats/web/hooks/use-format-card.ts';
import { useVerdict } from '#features/matches/score-formats/web/hooks/use-verdict.ts';
import { playedOf } from '#features/matches/score-formats/web/lib/card-rows.ts';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { formatIn } from '#features/matches/web/lib/set-unit.ts';
import { useMatchWords } from '../hooks/use-match-words.ts';
import { ENDINGS_OF_PLAYERS, storedStart, type TypedScore } from '../lib/typed-score.ts';
import { type ResultCardProps, ResultForm } from './result-form.tsx';

/** The card of a match with a format: rows as needed, and what is wrong in words. */
export function FormatResult(props: ResultCardProps) {
  const { match, draftKey, start = storedStart(match) } = props;
  const names = useMatchWords().names(match);
  const chosen = match.scoreFormat;
  const sport = useContext(PlayedSport);
  const format = chosen && formatIn(chosen, sport);
  if (!chosen || !format) throw new Error('the match has no known format');
  const card = useFormatCard(draftKey, format, {
    card: playedOf(start.sets),
    notes: '',
    scoreFormat: chosen,
    ending: start.ending,
  });
  const verdict = useVerdict(card, format);
  const { confirmed, ending, problem } = verdict;
  const score: TypedScore | null =
    confirmed?.winner && (!ending || ending.status === 'retired')
      ? {
          sets: confirmed.sets,
          winner: confirmed.winner,
          result: confirmed.result,
          status: ending ? 'retired' : 'finished',
        }
      : null;
  return (
    <ResultForm {...props} score={score} problem={problem} card={card}>
      <FormatCard
        chosen={chosen}
        format={format}
        card={card}
        names={names}
        verdict={verdict}
        endings={ENDINGS_OF_PLAYERS}
      />
    </ResultForm>
  );
}
