import { useLanguage } from '#platform/web/i18n/language.tsx';
import { CONDITION_FIELDS, SELLER_FIELDS } from '../../business.vocabulary.ts';
import type { Business } from '../business.queries.ts';
import { useText } from '../business.text.ts';
import css from './facts-list.module.css';

/** The seller's facts and the conditions of sale, in the current language. */
export function FactsList({ business }: Pick<Business, 'business'>) {
  const t = useText();
  const { language } = useLanguage();
  const ending = language === 'ja' ? 'Ja' : 'En';
  return (
    <dl className={css.facts}>
      {SELLER_FIELDS.map((field) => (
        <div key={field}>
          <dt>{t.labels[field]}</dt>
          <dd>{business?.[field] ?? <span className={css.none}>{t.notFilled}</span>}</dd>
        </div>
      ))}
      {CONDITION_FIELDS.map((field) => (
        <div key={field}>
          <dt>{t.labels[field]}</dt>
          <dd>{business?.[`${field}${ending}`] ?? t.standard[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
