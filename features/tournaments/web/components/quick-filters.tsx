import { classNames } from '#platform/web/ui/class-names.ts';
import type { Criteria } from '../lib/criteria.ts';
import { useText } from '../tournaments.text.ts';
import css from './level-filter.module.css';

interface Props {
  readonly criteria: Criteria;
  readonly onChange: (part: Partial<Criteria>) => void;
}

/** Badges for what people ask for most; tapping an active one removes its condition. */
export function QuickFilters({ criteria: { when, fee }, onChange }: Props) {
  const t = useText();
  return (
    <fieldset className={css.levels}>
      <legend className="visually-hidden">{t.quickFilters}</legend>
      <button
        type="button"
        aria-pressed={when === 'weekend'}
        className={classNames(css.level, css.plain)}
        onClick={() => onChange({ when: when === 'weekend' ? '' : 'weekend' })}
      >
        {t.weekend}
      </button>
      <button
        type="button"
        aria-pressed={fee === 'free'}
        className={classNames(css.level, css.plain)}
        onClick={() => onChange({ fee: fee === 'free' ? '' : 'free' })}
      >
        {t.isFree}
      </button>
    </fieldset>
  );
}
