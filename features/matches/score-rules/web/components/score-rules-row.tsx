import { useState } from 'react';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { ChoiceRow } from '#platform/web/ui/choice-row.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { useFormatWords } from '../../../score-formats/web/hooks/use-format-words.ts';
import { PlayedSport } from '../../../web/hooks/use-card-unit.ts';
import { unitIn } from '../../../web/lib/set-unit.ts';
import type { ScoreRulesChoice } from '../lib/rules-choice.ts';
import { useText } from '../score-rules.text.ts';

const Sheet = lazyComponent(async () => (await import('./score-rules-sheet.tsx')).ScoreRulesSheet);

interface Props extends ScoreRulesChoice {
  /** Without rules the card has five sets instead of three. */
  readonly hasFiveSets?: boolean;
  /** Where a screen has several: which matches they are for. */
  readonly wordsOf?: (name: string) => string;
}

/** "Score rules: as entered", one closed row; a tap opens the choice. */
export function ScoreRulesRow(props: Props) {
  return (
    <PlayedSport value={props.sport}>
      <Row {...props} />
    </PlayedSport>
  );
}

function Row({ scoreFormat, choose, hasFiveSets = false, wordsOf, ...start }: Props) {
  const t = useText();
  const words = useFormatWords();
  const asEntered = hasFiveSets ? t.asEnteredFive : t.asEnteredText;
  const [open, setOpen] = useState(false);
  const use = (format: ChosenFormat | null) => {
    setOpen(false);
    choose(format);
  };
  return (
    <>
      <ChoiceRow words={(wordsOf ?? t.row)(words.name(scoreFormat))} onOpen={() => setOpen(true)} />
      {open ? (
        <Sheet
          {...start}
          chosen={scoreFormat}
          asEntered={asEntered(unitIn(start.sport))}
          onUse={use}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
