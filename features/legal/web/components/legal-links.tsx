import { Link } from 'react-router';
import { useText } from '../legal.text.ts';
import css from './legal-links.module.css';

const DOCUMENTS = [
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/specified-commercial-transactions', 'transactions'],
] as const;

interface Props {
  /** The state of the links, such as the screen to which the texts lead back. */
  readonly state?: unknown;
}

/** Links to the legal texts. */
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
