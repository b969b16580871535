import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useId, useRef, useState } from 'react';
import { LONGEST_NAME } from '#features/matches/matches.vocabulary.ts';
import { dayInJapan, type PlainDate } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { warn } from '../../../records/web/lib/warn.ts';
import { useText } from '../free-practice.text.ts';
import { errorOf, fieldErrors, type Names, NO_NAMES, tidy } from '../lib/names.ts';
import css from './new-match-form.module.css';

interface Props {
  /** Names that have been used already: the same few people play repeatedly. */
  readonly suggestions: readonly string[];
  readonly onAdd: (names: Names, day: PlainDate) => void;
}

/** Day and names of the next match; after adding, the form is ready for another. */
export function NewMatchForm({ suggestions, onAdd }: Props) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const list = useId();
  const [day, setDay] = useState<PlainDate>(() => dayInJapan(now()));
  const [names, setNames] = useState(NO_NAMES);
  const [checked, setChecked] = useState(false);
  const [added, setAdded] = useState<Names | null>(null);

  const focus = (name: keyof Names) =>
    (form.current?.elements.namedItem(name) as HTMLInputElement | null)?.focus();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const error = errorOf(names);
    setChecked(error !== null);
    if (error) {
      if (error === 'missing') warn(t.missingTitle, t.missingText);
      else warn(t.sameTitle, t.errors.same);
      focus(fieldErrors(names).playerA ? 'playerA' : 'playerB');
      return;
    }
    onAdd(tidy(names), day);
    setAdded(tidy(names));
    setNames(NO_NAMES);
    focus('playerA');
  };

  const errors = fieldErrors(names);
  const field = (name: keyof Names) => ({
    name,
    value: names[name],
    maxLength: LONGEST_NAME,
    list,
    autoComplete: 'off',
    autoCapitalize: 'words',
    enterKeyHint: name === 'playerA' ? ('next' as const) : ('done' as const),
    error: checked && errors[name] ? t.errors[errors[name]] : undefined,
    onChange: (event: { target: { value: string } }) =>
      setNames({ ...names, [name]: event.target.value }),
  });
  return (
    <form ref={form} noValidate onSubmit={add} className={css.form}>
      <DateField name="practiceDay" label={t.practiceDay} value={day} onValue={setDay} />
      <div className={css.players}>
        <TextField label={t.playerA} {...field('playerA')} />
        <TextField label={t.playerB} {...field('playerB')} />
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
        {added ? t.added(added.playerA, added.playerB) : null}
      </p>
    </form>
  );
}
