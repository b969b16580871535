import type { Draw } from '#domain/bracket/vocabulary.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { People } from '../lib/people.ts';
import { usePrinted } from '../lib/printing.ts';
import { BlankScorecards } from './blank-scorecards.tsx';
import { DrawSheet } from './draw-sheet.tsx';
import css from './print-sheets.module.css';

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
  if (!printed) return null;
  return (
    <div className={css.sheets} aria-hidden="true">
      {printed === 'sheet' ? <DrawSheet {...props} /> : <BlankScorecards {...props} />}
    </div>
  );
}
