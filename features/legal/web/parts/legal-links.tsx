import { Link } from 'react-router';
import { useText } from '../legal.text.ts';
import css from './legal-links.module.css';

const DOCUMENTS = [
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/specified-commercial-transactions', 'transactions'],
] as const;

interface Props {
  /** What the links carry, such as where the texts lead back to. */
  readonly state?: unknown;
}

/** The ways to the legal texts. */
export function LegalLinks({ state }: Props) {
  const t = useText();
  return (
    <nav aria-label={t.documents}>
      <ul className={css.links}>
        {DOCUMENTS.map(([to, name]) => (
          <li key={to}>
            <Link to={to} state={state} className={css.link}>
              {t[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
