import UserPlus from 'lucide-react/icons/user-plus';
import { type FormEvent, useState } from 'react';
import { v7 as newId } from 'uuid';
import { arrive } from '#domain/practice-evening/steps.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { LONGEST_GUEST_NAME, MOST_PEOPLE } from '../../evening.vocabulary.ts';
import { useText } from '../evening.text.ts';
import { andFill } from '../hooks/use-evening.ts';
import type { ShownEvening } from '../lib/shown-evening.ts';
import css from './evening-setup.module.css';

/** Adds a guest by name. Two people of one name could not be distinguished on the board. */
export function GuestForm({ evening, names }: Pick<ShownEvening, 'evening' | 'names'>) {
  const t = useText();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const errorOf = (guestName: string) => {
    if (guestName === '') return t.guestMissing;
    if ([...names.values()].includes(guestName)) return t.guestKnown;
    return evening.board.people.length >= MOST_PEOPLE ? t.full : undefined;
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const guestName = name.trim();
    const wrong = errorOf(guestName);
    setError(wrong);
    if (wrong) return;
    const id = newId();
    evening.act(andFill((board, at) => arrive(board, { id, guestName }, at), evening.basis));
    setName('');
  };
  return (
    <form noValidate onSubmit={add} className={css.guest}>
      <TextField
        name="guest"
        label={t.guest}
        value={name}
        maxLength={LONGEST_GUEST_NAME}
        autoComplete="off"
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="secondary" icon={<UserPlus aria-hidden="true" />}>
        {t.addGuest}
      </Button>
    </form>
  );
}
