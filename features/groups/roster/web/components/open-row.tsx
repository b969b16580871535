import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { GRADES } from '#domain/common/school-grade.ts';
import { GENDERS } from '#features/players/players.vocabulary.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { PUPIL_FIELDS, type PupilField } from '../../roster.vocabulary.ts';
import type { useImport } from '../hooks/use-import.ts';
import type { CheckedRow } from '../lib/checked-rows.ts';
import type { Roster } from '../roster.queries.ts';
import { useText } from '../roster.text.ts';
import css from './import.module.css';

interface Props {
  readonly row: CheckedRow;
  readonly roster: Roster;
  readonly list: ReturnType<typeof useImport>;
}

/** A row that has, or had, something to correct or to decide: its wrong cells as fields, or a question. */
export function OpenRow({ row, roster, list }: Props) {
  const t = useText();
  const number = t.rowNumber(row.number);
  const fields = useFieldsOf(row);
  const { isLeftOut } = row;
  return (
    <fieldset aria-label={number} className={classNames(css.open, isLeftOut && css.left)}>
      <div className={css.top}>
        <div className={css.who}>
          <span className={css.number}>{number}</span>{' '}
          <bdi className={css.name}>{`${row.cells.familyName} ${row.cells.givenName}`}</bdi>{' '}
          {isLeftOut ? <Badge>{t.leftOut}</Badge> : null}
          {isLeftOut || row.isOpen ? null : <Badge tone="green">{t.fixed}</Badge>}
        </div>
        <IconButton
          label={isLeftOut ? t.takeIn(number) : t.leaveOut(number)}
          icon={isLeftOut ? <RotateCcw aria-hidden="true" /> : <X aria-hidden="true" />}
          onClick={() => list.leaveOut(row, !isLeftOut)}
        />
      </div>
      {isLeftOut || fields.length === 0 ? null : (
        <div className={css.cells}>
          {fields.map((field) => (
            <Cell key={field} row={row} field={field} list={list} />
          ))}
        </div>
      )}
      {isLeftOut ? null : <Question row={row} roster={roster} list={list} />}
    </fieldset>
  );
}

/** The fields that are wrong or were so; a name is shown whole. */
function useFieldsOf({ problems }: CheckedRow): readonly PupilField[] {
  const [wrong, setWrong] = useState<ReadonlySet<PupilField>>(new Set());
  const now = (Object.keys(problems) as PupilField[]).flatMap((field) => WITH[field] ?? [field]);
  if (now.some((field) => !wrong.has(field))) setWrong(new Set([...wrong, ...now]));
  return PUPIL_FIELDS.filter((field) => wrong.has(field));
}

const WITH: Readonly<Partial<Record<PupilField, readonly PupilField[]>>> = {
  familyName: ['familyName', 'givenName'],
  givenName: ['familyName', 'givenName'],
};

interface CellProps extends Pick<Props, 'row' | 'list'> {
  readonly field: PupilField;
}

function Cell({ row, field, list }: CellProps) {
  const t = useText();
  const problem = row.problems[field];
  const errors: Readonly<Record<string, string>> = t.errors;
  const value = row.cells[field];
  const control = {
    name: `${row.id}-${field}`,
    label: t.columns[field],
    error: problem && (errors[problem] ?? problem),
  };
  const type = (text: string) => list.type(row, field, text);
  if (field !== 'grade' && field !== 'gender') {
    return (
      <TextField
        {...control}
        value={value}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        autoComplete="off"
      />
    );
  }
  const words: Readonly<Record<string, string>> = field === 'grade' ? t.grades : t.genders;
  return (
    <SelectField
      {...control}
      hint={value !== '' && !words[value] ? t.unread(value) : undefined}
      value={words[value] ? value : problem ? UNREAD : ''}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      options={[
        ...(problem ? [{ value: UNREAD, label: t.chooseOne, disabled: true }] : []),
        { value: '', label: t.notGiven },
        ...(field === 'grade' ? GRADES : GENDERS).map((one) => ({
          value: one,
          label: words[one] ?? one,
        })),
      ]}
    />
  );
}

/** Nothing is chosen yet, which is not the same as nothing given. */
const UNREAD = 'unread';

function Question({ row, roster, list }: Props) {
  const t = useText();
  const { recognized, cells } = row;
  if (!recognized?.question) return null;
  const about = roster.pupils.find(({ id }) => id === recognized.about);
  const name = `${cells.familyName} ${cells.givenName}`;
  return (
    <RadioField
      name={`${row.id}-decision`}
      label={
        about
          ? t.otherGrade(about.name, about.grade ? t.grades[about.grade] : t.noGrade)
          : t.earlierRow(name)
      }
      value={row.decision ?? ''}
      inline
      onChange={({ currentTarget }) => list.decide(row, currentTarget.value as 'same' | 'other')}
      options={[
        { value: 'same', label: t.samePerson },
        { value: 'other', label: t.otherPerson },
      ]}
    />
  );
}
