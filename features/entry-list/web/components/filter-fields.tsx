import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useText } from '../entry-list.text.ts';
import { type Filter, SHOWN, SORTS } from '../lib/entry-filter.ts';
import css from './entry-list.module.css';

interface Props {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

export function FilterFields({ filter, onChange }: Props) {
  const t = useText();
  return (
    <div className={css.filters}>
      <TextField
        name="q"
        type="search"
        label={t.search}
        placeholder={t.searchHint}
        value={filter.q}
        onChange={(event) => onChange({ ...filter, q: event.target.value })}
        autoComplete="off"
      />
      <div className={css.pair}>
        <SelectField
          name="shown"
          label={t.show}
          value={filter.shown}
          onChange={(event) =>
            onChange({ ...filter, shown: event.target.value as Filter['shown'] })
          }
          options={SHOWN.map((value) => ({ value, label: t.showStates[value] }))}
        />
        <SelectField
          name="sort"
          label={t.sort}
          value={filter.sort}
          onChange={(event) => onChange({ ...filter, sort: event.target.value as Filter['sort'] })}
          options={SORTS.map((value) => ({ value, label: t.sorts[value] }))}
        />
      </div>
    </div>
  );
}
