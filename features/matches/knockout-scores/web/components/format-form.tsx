import { useContext } from 'react';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { ScoreFormat } from '#domain/scoring/formats.ts';
import { toPlayed } from '../../../draw-results/draw-results.entered.policy.ts';
import { ENDINGS_OF_KNOCKOUTS } from '../../../score-formats/web/components/early-ending-choice.tsx';
import { FormatCard } from '../../../score-formats/web/components/format-card.tsx';
import { RulesChangedNotice } from '../../../score-formats/web/components/rules-changed-notice.tsx';
import { UnknownFormat } from '../../../score-formats/web/components/unknown-format.tsx';
import { useFormatCard } from '../../../score-formats/web/hooks/use-format-card.ts';
import { useVerdict } from '../../../score-formats/web/hooks/use-verdict.ts';
import { UndoButton } from '../../../web/components/undo-button.tsx';
import { PlayedSport } from '../../../web/hooks/use-card-unit.ts';
import { useSideNames } from '../../../web/hooks/use-side-names.ts';
import { formatIn } from '../../../web/lib/set-unit.ts';
import type { Start } from '../hooks/use-start.ts';
import { cardOf, endingOf, enteredOf } from '../lib/format-entry.ts';
import type { ScoredMatch } from '../lib/scored-match.ts';
import { ResultForm } from './result-form.tsx';

interface Props extends ScoredMatch {
  readonly start: Start;
  /** The format that the form began with. */
  readonly chosen: ChosenFormat;
}

/** The score of a match with a format: the same card as in a league. */
export function FormatForm(props: Props) {
  const format = formatIn(props.chosen, useContext(PlayedSport));
  // A format of a newer version of the app, in an older tab.
  return format ? <Form {...props} format={format} /> : <UnknownFormat />;
}

function Form({ start, chosen, format, ...scored }: Props & { readonly format: ScoreFormat }) {
  const { view, match, player1, player2 } = scored;
  const card = useFormatCard(start.draftKey, format, {
    card: cardOf(start.result),
    notes: start.notes,
    scoreFormat: chosen,
    ending: endingOf(match, start.result),
  });
  const verdict = useVerdict(card, format);
  const names = useSideNames()({ player1, player2 });
  const read = () => {
    if (!verdict.confirmed) return null;
    const entered = enteredOf(match, verdict.confirmed);
    const played = toPlayed(match, entered, chosen);
    return played.ok ? { entered, played: played.value } : null;
  };
  return (
    <ResultForm
      {...scored}
      start={start}
      notes={card.notes}
      onNotes={card.setNotes}
      read={read}
      done={card.done}
      reason={verdict.problem}
      canSubmit={verdict.confirmed !== null}
      notice={<RulesChangedNotice here={chosen} now={view.knockout.scoreFormat ?? null} />}
      action={<UndoButton card={card} />}
    >
      <FormatCard
        chosen={chosen}
        format={format}
        card={card}
        verdict={verdict}
        names={names}
        endings={ENDINGS_OF_KNOCKOUTS}
      />
    </ResultForm>
  );
}
