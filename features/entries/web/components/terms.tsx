import { useText } from '../entries.text.ts';
import css from './terms.module.css';

/** The terms to agree to; they are open, and can be closed. */
export function Terms() {
  const t = useText();
  return (
    <details className={css.terms} open>
      <summary className={css.summary}>{t.terms}</summary>
      <ul className={css.list}>
        <li>{t.termsPlay}</li>
        <li>{t.termsWithdraw}</li>
        <li>{t.termsLate}</li>
        <li>{t.termsData}</li>
      </ul>
    </details>
  );
}
