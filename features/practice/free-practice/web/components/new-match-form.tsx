import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useId, useRef, useState } from 'react';
import { LONGEST_NAME } from '#features/matches/matches.vocabulary.ts';
import { dayInJapan, type PlainDate } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { DisciplineChoice } from '../../../web/components/discipline-choice.tsx';
import css from '../../../web/components/sides-form.module.css';
import {
  FIELDS,
  noSides,
  type SidesField,
  type SidesForm,
  sidesErrors,
  tidy,
  worstOf,
} from '../../../web/lib/sides-form.ts';
import { warn } from '../../../web/lib/warn.ts';
import { sidesOf } from '../../free-practice.policy.ts';
import { useText } from '../free-practice.text.ts';

interface Props {
  /** Names that have been used already: the same few people play repeatedly. */
  readonly suggestions: readonly string[];
  readonly onAdd: (sides: SidesForm, day: PlainDate) => void;
}

/** Day and names of the next match; after adding, the form is ready for another. */
export function NewMatchForm({ suggestions, onAdd }: Props) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const list = useId();
  const [day, setDay] = useState<PlainDate>(() => dayInJapan(now()));
  const [names, setNames] = useState(noSides);
  const [checked, setChecked] = useState(false);
  const shown = FIELDS[names.discipline];
  const [added, setAdded] = useState<SidesForm | null>(null);

  const focus = (name: SidesField) =>
    (form.current?.elements.namedItem(name) as HTMLInputElement | null)?.focus();
  const errors = sidesErrors(names);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const error = worstOf(errors);
    setChecked(error !== null);
    if (error) {
      if (error === 'missing')
        warn(t.missingTitle, names.discipline === 'doubles' ? t.missingFour : t.missingText);
      else warn(t.sameTitle, t.errors.same);
      const wrong = shown.find((field) => errors[field]);
      if (wrong) focus(wrong);
      return;
    }
    onAdd(tidy(names), day);
    setAdded(tidy(names));
    setNames(noSides(names.discipline));
    focus('playerA');
  };

  const field = (name: SidesField) => ({
    name,
    label: t[name],
    value: names[name],
    maxLength: LONGEST_NAME,
    list,
    autoComplete: 'off',
    autoCapitalize: 'words',
    enterKeyHint: name === shown.at(-1) ? ('done' as const) : ('next' as const),
    error: checked && errors[name] ? t.errors[errors[name]] : undefined,
    onChange: (event: { target: { value: string } }) =>
      setNames({ ...names, [name]: event.target.value }),
  });
  return (
    <form ref={form} noValidate onSubmit={add} className={css.form}>
      <DateField name="practiceDay" label={t.practiceDay} value={day} onValue={setDay} />
      <DisciplineChoice
        value={names.discipline}
        onValue={(discipline) => setNames({ ...names, discipline })}
      />
      <div className={css.players}>
        {shown.map((name) => (
          <TextField key={name} {...field(name)} />
        ))}
      </div>
      <datalist id={list}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button type="submit" variant="secondary" full icon={<Plus aria-hidden="true" />}>
        {t.add}
      </Button>
      <p role="status" className="visually-hidden">
        {added ? t.added(...sideNames(added)) : null}
      </p>
    </form>
  );
}

function sideNames({ discipline, playerA, partnerA, playerB, partnerB }: SidesForm) {
  if (discipline === 'singles') return [playerA, playerB] as const;
  const { player1, player2 } = sidesOf({
    player1Name: playerA,
    partner1Name: partnerA,
    player2Name: playerB,
    partner2Name: partnerB,
  });
  return [player1.name, player2.name] as const;
}
