import type { Draw } from '#domain/bracket/vocabulary.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { DrawSheet } from '#features/matches/draws/web/components/draw-sheet.tsx';
import { PrintFrame } from '#features/matches/draws/web/components/print-frame.tsx';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { usePrinted } from '#features/matches/draws/web/lib/printing.ts';
import { useText } from '../knockout.text.ts';
import { BlankScorecards } from './blank-scorecards.tsx';

interface Props {
  readonly draw: Draw;
  readonly people: People;
  /** Group and day, at the head of every page. */
  readonly heading: string;
  /** Of the matches to be played; null for five sets. */
  readonly scoreFormat: ChosenFormat | null;
}

/** What is printed instead of the screen. */
export function PrintSheets(props: Props) {
  const printed = usePrinted();
  const t = useText();
  if (!printed) return null;
  return (
    <PrintFrame>
      {printed === 'sheet' ? (
        <DrawSheet {...props} title={t.bracketTitle} />
      ) : (
        <BlankScorecards {...props} />
      )}
    </PrintFrame>
  );
}
