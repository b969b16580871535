import { useText } from '../legal.text.ts';
import css from './legal-links.module.css';

/** What pressing the button means. The texts open in another tab, so that nothing typed is lost. */
export function Agreement() {
  const t = useText();
  return (
    <p className={css.note}>
      {t.agreeBefore}
      <Beside to="/terms" label={t.terms} />
      {t.agreeBetween}
      <Beside to="/privacy" label={t.privacy} />
      {t.agreeAfter}
    </p>
  );
}

/** What to know before paying. */
export function BeforePaying() {
  const t = useText();
  return (
    <p className={css.note}>
      {t.payBefore}
      <span className={css.joined}>
        <Beside to="/specified-commercial-transactions" label={t.transactions} />
        {t.payAfter}
      </span>
      {t.payBetween}
      <Beside to="/terms" label={t.terms} />
    </p>
  );
}

function Beside({ to, label }: { readonly to: string; readonly label: string }) {
  const t = useText();
  return (
    <a href={to} target="_blank" rel="noopener" className={css.inline}>
      {label}
      <span className="visually-hidden"> {t.newTab}</span>
    </a>
  );
}
