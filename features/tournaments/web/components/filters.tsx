import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { BROWSE_FIRST, type Prefecture, prefecturesAfter } from '#domain/common/prefectures.ts';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { Tournaments } from '../hooks/use-tournaments.ts';
import { type Criteria, filtersInUse } from '../lib/criteria.ts';
import { useText } from '../tournaments.text.ts';
import css from './filters.module.css';
import { FoundStatus } from './found-status.tsx';

interface Props {
  readonly criteria: Criteria;
  readonly onChange: (part: Partial<Criteria>) => void;
  readonly tournaments: Pick<Tournaments, 'read' | 'searching'>;
}

const NO_FILTERS: Partial<Criteria> = { prefecture: '', level: '', eventType: '' };

/** The "Filters" button and what it opens; each choice applies immediately. */
export function Filters({ criteria, onChange, tournaments }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const count = filtersInUse(criteria);
  return (
    <>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? t.filtersInUse(count) : t.filters}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t.filters}
        actions={
          <>
            <Button
              variant="quiet"
              aria-disabled={count === 0}
              onClick={() => onChange(NO_FILTERS)}
            >
              {t.clearFilters}
            </Button>
            <Button onClick={close}>{t.showResults}</Button>
          </>
        }
      >
        <div className={css.choices}>
          <Choices criteria={criteria} onChange={onChange} />
          <FoundStatus tournaments={tournaments} />
        </div>
      </Dialog>
    </>
  );
}

function Choices({ criteria, onChange }: Omit<Props, 'tournaments'>) {
  const t = useText();
  const { language } = useLanguage();
  const all = { value: '', label: t.all };
  const named = (prefectures: readonly Prefecture[]) =>
    prefectures.map((value) => ({ value, label: prefectureName(value, language) }));
  return (
    <>
      <SelectField
        name="prefecture"
        label={t.prefecture}
        value={criteria.prefecture}
        onChange={({ target }) => onChange({ prefecture: target.value as Criteria['prefecture'] })}
        options={[
          all,
          ...named(BROWSE_FIRST),
          { label: t.otherPrefectures, options: named(prefecturesAfter(BROWSE_FIRST)) },
        ]}
      />
      <SelectField
        name="level"
        label={t.level}
        value={criteria.level}
        onChange={({ target }) => onChange({ level: target.value as Criteria['level'] })}
        options={[all, ...TOURNAMENT_LEVELS.map((value) => ({ value, label: t.levels[value] }))]}
      />
      <SelectField
        name="eventType"
        label={t.eventType}
        value={criteria.eventType}
        onChange={({ target }) => onChange({ eventType: target.value as Criteria['eventType'] })}
        options={[all, ...EVENT_TYPES.map((value) => ({ value, label: t.eventTypes[value] }))]}
      />
    </>
  );
}
