import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ToggleEvent, useId, useRef } from 'react';
import { BROWSE_FIRST, type Prefecture, prefecturesAfter } from '#domain/common/prefectures.ts';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { type Criteria, filtersInUse } from '../lib/criteria.ts';
import { useText } from '../tournaments.text.ts';
import css from './filters.module.css';

interface Props {
  readonly criteria: Criteria;
  readonly onChange: (part: Partial<Criteria>) => void;
}

const NO_FILTERS: Partial<Criteria> = { prefecture: '', level: '', eventType: '' };

/** The "Filters" button and its popover; each choice applies immediately. */
export function Filters({ criteria, onChange }: Props) {
  const t = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const count = filtersInUse(criteria);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden="true" />}
        popoverTarget={id}
      >
        {count > 0 ? t.filtersInUse(count) : t.filters}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t.filters}
        className={css.panel}
        onBeforeToggle={(event: ToggleEvent<HTMLDivElement>) => {
          if (event.newState === 'open') placeUnder(event.currentTarget, button.current);
        }}
      >
        <Choices criteria={criteria} onChange={onChange} />
        <div className={css.actions}>
          <Button variant="quiet" disabled={count === 0} onClick={() => onChange(NO_FILTERS)}>
            {t.clearFilters}
          </Button>
          <Button onClick={() => panel.current?.hidePopover()}>{t.showResults}</Button>
        </div>
      </div>
    </>
  );
}

function Choices({ criteria, onChange }: Props) {
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

/**
 * A popover is positioned on the whole page; this puts it under its button, inside the window, and it scrolls along.
 */
function placeUnder(panel: HTMLElement, button: HTMLElement | null): void {
  const from = button?.getBoundingClientRect();
  if (!from) return;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = Math.min(22 * rem, document.documentElement.clientWidth - 2 * rem);
  const rightmost = document.documentElement.clientWidth - width - rem;
  panel.style.inlineSize = `${width}px`;
  panel.style.insetBlockStart = `${from.bottom + window.scrollY + rem / 2}px`;
  panel.style.insetInlineStart = `${Math.max(rem, Math.min(from.left, rightmost))}px`;
}
