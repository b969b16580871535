import { type FormEvent, useState } from 'react';
import { v7 as newId } from 'uuid';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { toHalfWidth } from '#platform/web/forms/to-half-width.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { nextCourtNames } from '../../day.policy.ts';
import { MOST_COURTS } from '../../day.vocabulary.ts';
import { addCourts, type Day } from '../day.queries.ts';
import { useText } from '../day.text.ts';
import { countFrom } from '../lib/court-count.ts';
import css from './day.module.css';

interface Props {
  readonly id: number;
  readonly day: Day;
}

interface Addition {
  readonly courts: { readonly id: string; readonly name: string }[];
}

/** Adds so many courts, which take the next free numbers. */
export function AddCourts({ id, day }: Props) {
  const t = useText();
  const word = courtKind(day.sport);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  // A second try after a lost answer sends the same courts: the list may have them by then.
  const [made, setMade] = useState<Addition | null>(null);
  const room = MOST_COURTS - day.courts.length;
  const count = countFrom(typed);
  const isValid = made !== null || (count !== null && count > 0 && count <= room);
  const { submit, isPending } = useSubmit({
    send: async (body: Addition) => {
      const answer = await addCourts({ params: { id }, body });
      setMade(null);
      return answer;
    },
    reads: ['organizer'],
    words: t,
    onSuccess: (_, { courts }) => {
      notify({ title: t.added(courts.length) });
      setTyped('');
      setTried(false);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isValid) return;
    const names = nextCourtNames(day.courts, count ?? 0);
    const addition = made ?? { courts: names.map((name) => ({ id: newId(), name })) };
    setMade(addition);
    void submit(addition);
  };
  if (room === 0) return null;
  return (
    <Section card heading={t.addCourts[word]}>
      <form className={css.form} onSubmit={onSubmit} noValidate>
        <TextField
          name="count"
          label={t.howMany}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          onChange={({ target }) => {
            setTyped(String(toHalfWidth(target.value)));
            setMade(null);
          }}
          error={isTried && !isValid ? t.countInvalid(room) : undefined}
        />
        <Button type="submit" full variant="secondary" busy={isPending}>
          {t.add}
        </Button>
      </form>
    </Section>
  );
}
