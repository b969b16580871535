import type { Draw } from '#domain/bracket/vocabulary.ts';
import { BlankScorecards } from './blank-scorecards.tsx';
import { DrawSheet } from './draw-sheet.tsx';
import type { People } from './people.ts';
import css from './print-sheets.module.css';
import { usePrinted } from './printing.ts';

interface Props {
  readonly draw: Draw;
  readonly people: People;
  /** Group and day, at the head of every page. */
  readonly heading: string;
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
