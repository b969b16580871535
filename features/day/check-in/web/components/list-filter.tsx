import { CHECK_IN_STATES } from '#features/entries/check-ins/check-ins.vocabulary.ts';
import { LONGEST_SEARCH } from '#platform/shared/bounds.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useText } from '../check-in.text.ts';
import { EVERYBODY, type Filter, type School } from '../lib/check-in-filter.ts';
import css from './check-in-list.module.css';

interface Props {
  readonly filter: Filter;
  readonly events: readonly { readonly id: number; readonly label: string }[];
  readonly schools: readonly School[];
  readonly onChange: (filter: Filter) => void;
}

/** Search, event, state and school of the list. */
export function ListFilter({ filter, events, schools, onChange }: Props) {
  const t = useText();
  const format = useFormat();
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <div className={css.filters}>
      <TextField
        name="q"
        type="search"
        label={t.search}
        placeholder={t.searchHint}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        value={filter.q}
        onChange={({ target }) => change({ q: target.value })}
      />
      {events.length > 1 ? (
        <SelectField
          name="event"
          label={t.event}
          value={filter.eventId === null ? '' : String(filter.eventId)}
          onChange={({ target }) => change({ eventId: Number(target.value) || null })}
          options={[
            { value: '', label: t.allEvents },
            ...events.map(({ id, label }) => ({ value: String(id), label })),
          ]}
        />
      ) : null}
      <SelectField
        name="state"
        label={t.state}
        value={filter.state ?? ''}
        onChange={({ target }) =>
          change({ state: CHECK_IN_STATES.find((one) => one === target.value) ?? EVERYBODY.state })
        }
        options={[
          { value: '', label: t.allStates },
          ...CHECK_IN_STATES.map((value) => ({ value, label: t.states[value] })),
        ]}
      />
      {schools.length > 0 ? (
        <SelectField
          name="school"
          label={t.school}
          value={filter.club ?? ''}
          onChange={({ target }) => change({ club: target.value || null })}
          options={[
            { value: '', label: t.allSchools },
            ...schools.map(({ name, present, all }) => ({
              value: name,
              label: t.schoolOf(format.name(name), present, all),
            })),
          ]}
        />
      ) : null}
    </div>
  );
}
