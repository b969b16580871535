import ChevronRight from 'lucide-react/icons/chevron-right';
import css from './choice-row.module.css';

interface Props {
  /** What is chosen: "Score rules: as entered". */
  readonly words: string;
  readonly onOpen: () => void;
}

/** One closed row that says what is chosen; a tap opens the choice in a dialog. */
export function ChoiceRow({ words, onOpen }: Props) {
  return (
    <button type="button" className={css.row} aria-haspopup="dialog" onClick={onOpen}>
      <span className={css.words}>{words}</span>
      <ChevronRight className={css.arrow} aria-hidden="true" />
    </button>
  );
}
