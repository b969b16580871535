import ChevronDown from 'lucide-react/icons/chevron-down';
import type { helpMessages } from '../../help.messages.en.ts';
import { useHelpText } from '../help.text.ts';
import css from './question.module.css';

export type QuestionKey = keyof typeof helpMessages.questions;

/** One question that opens to its answer; each step is a separate line. */
export function Question({ name }: { readonly name: QuestionKey }) {
  const t = useHelpText();
  return (
    <details id={name} className={css.question}>
      <summary className={css.summary}>
        <span className={css.words}>{t.questions[name]}</span>
        <ChevronDown className={css.arrow} aria-hidden="true" />
      </summary>
      <div className={css.answer}>
        {t.answers[name].split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </details>
  );
}
