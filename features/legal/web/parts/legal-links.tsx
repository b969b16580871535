import { Link } from 'react-router';
import { useText } from '../legal.text.ts';
import css from './legal-links.module.css';

const DOCUMENTS = [
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/specified-commercial-transactions', 'transactions'],
] as const;

/** The ways to the legal texts. */
export function LegalLinks() {
  const t = useText();
  return (
    <nav aria-label={t.documents}>
      <ul className={css.links}>
        {DOCUMENTS.map(([to, name]) => (
          <li key={to}>
            <Link to={to} className={css.link}>
              {t[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
