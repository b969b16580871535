import { ROSTER_COLUMNS, type RosterColumn, type SchoolKind } from '#domain/roster/columns.ts';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { useImport } from '../hooks/use-import.ts';
import { useText } from '../roster.text.ts';
import css from './import.module.css';

/** What each column of a pasted list holds, and which school grades 1 to 3 are of; both are guessed first. */
export function ColumnChoice({ list }: { readonly list: ReturnType<typeof useImport> }) {
  const t = useText();
  if (!list.reading) return null;
  const { school } = list.reading;
  const { columns, headings, rows } = list.reading.list;
  const labelOf = (at: number) => {
    const name = headings[at] || rows[0]?.[at];
    return name ? t.columnNamed(name) : t.column(at + 1);
  };
  return (
    <>
      {list.needsSchool ? (
        <RadioField
          name="school"
          label={t.school}
          value={school}
          inline
          onChange={({ currentTarget }) => list.chooseSchool(currentTarget.value as SchoolKind)}
          options={Object.entries(t.schools).map(([value, label]) => ({ value, label }))}
        />
      ) : null}
      <details open={!columns.includes('fullName') && !columns.includes('familyName')}>
        <summary className={css.summary}>{t.columnsTitle}</summary>
        <p>{t.columnsText}</p>
        <div className={css.columns}>
          {columns.map((column, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a list's columns keep their places.
              key={at}
              name={`column-${at}`}
              label={labelOf(at)}
              value={column ?? ''}
              onChange={({ currentTarget }) =>
                list.chooseColumn(at, (currentTarget.value || null) as RosterColumn | null)
              }
              options={[
                { value: '', label: t.ignored },
                ...ROSTER_COLUMNS.map((value) => ({ value, label: t.columnNames[value] })),
              ]}
            />
          ))}
        </div>
      </details>
    </>
  );
}
