import X from 'lucide-react/icons/x';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import type { Criteria } from '../lib/criteria.ts';
import { useText } from '../tournaments.text.ts';
import css from './chosen-filters.module.css';

interface Props {
  readonly criteria: Criteria;
  readonly onChange: (part: Partial<Criteria>) => void;
}

/** Active filters that the closed dialog would hide, each removed by a tap. The level has separate badges. */
export function ChosenFilters({ criteria, onChange }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const { prefecture, eventType } = criteria;
  return (
    <>
      {prefecture ? (
        <Chosen
          name={prefectureName(prefecture, language)}
          onRemove={() => onChange({ prefecture: '' })}
        />
      ) : null}
      {eventType ? (
        <Chosen name={t.eventTypes[eventType]} onRemove={() => onChange({ eventType: '' })} />
      ) : null}
    </>
  );
}

function Chosen({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const t = useText();
  return (
    <button
      type="button"
      className={css.chosen}
      onClick={onRemove}
      aria-label={t.removeFilter(name)}
    >
      {name}
      <X aria-hidden="true" />
    </button>
  );
}
