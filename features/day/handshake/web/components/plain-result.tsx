import * as Sets from '#domain/scorecard/card-set.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { EarlyEndingChoice } from '#features/matches/score-formats/web/components/early-ending-choice.tsx';
import { useEndingProblem } from '#features/matches/score-formats/web/hooks/use-ending-problem.ts';
import type { ChosenEnding } from '#features/matches/score-formats/web/hooks/use-format-card.ts';
import { CardRows } from '#features/matches/web/components/card-rows.tsx';
import { CardSummary } from '#features/matches/web/components/card-summary.tsx';
import { useCardDraft } from '#features/matches/web/hooks/use-card-draft.ts';
import { useMatchWords } from '../hooks/use-match-words.ts';
import { ENDINGS_OF_PLAYERS, plainRows, plainScore, storedStart } from '../lib/typed-score.ts';
import { type ResultCardProps, ResultForm } from './result-form.tsx';

/** Unconfirmed input; a tab may still have it as a version without retirements has stored it. */
interface Draft {
  readonly card: readonly Sets.CardSet[];
  readonly notes: string;
  readonly ending?: ChosenEnding | null;
}

/** The card of a match without a format: as many sets as its stage has, or who could not go on. */
export function PlainResult(props: ResultCardProps) {
  const { match, isPractice, draftKey, start = storedStart(match) } = props;
  const endingProblem = useEndingProblem();
  const names = useMatchWords().names(match);
  const { draft, put, ...steps } = useCardDraft<Draft>(draftKey, {
    card: Array.from({ length: plainRows(match) }, (_, at) => start.sets[at] ?? Sets.EMPTY_SET),
    notes: '',
    ending: start.ending,
  });
  const { card, ending = null } = draft;
  const judged = plainScore(match, card, ending?.winner);
  const score = judged.ok && (!ending || ending.winner) ? judged.value : null;
  const problem = endingProblem(ending, judged.ok ? null : judged.code);
  const enter = (set: number, side: Side, text: string) => {
    const next = Scorecard.enter(card, set, side, text);
    if (next !== card) put({ ...draft, card: [...next] });
  };
  return (
    <ResultForm {...props} score={score} problem={problem} card={steps}>
      <CardRows card={card} names={names} onEnter={enter} />
      <CardSummary won={Scorecard.setsWon(card)} winner={score?.winner ?? null} names={names} />
      {isPractice ? null : (
        <EarlyEndingChoice
          ending={ending}
          endings={ENDINGS_OF_PLAYERS}
          names={names}
          onChange={(chosen) => put({ ...draft, ending: chosen })}
        />
      )}
    </ResultForm>
  );
}
