import UserPlus from 'lucide-react/icons/user-plus';
import { type FormEvent, useRef, useState } from 'react';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { LONGEST_NAME } from '../../../practice.vocabulary.ts';
import { useText } from '../knockout.text.ts';
import css from './visitor-form.module.css';

interface Props {
  readonly onAdd: (name: string, club: string) => void;
}

/** "Add External Member": a name, and the visitor's school where it is known. It stays open, since guests come in groups. */
export function VisitorForm({ onAdd }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  // Kept for the next guest, who is likely from the same school.
  const [club, setClub] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const trimmed = name.trim();

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === '') return;
    onAdd(trimmed, club.trim());
    setName('');
    input.current?.focus();
    notify({ title: t.externalAdded(trimmed) });
  };
  if (!open) {
    return (
      <Button
        variant="secondary"
        icon={<UserPlus aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t.addExternal}
      </Button>
    );
  }
  return (
    <form className={css.form} onSubmit={add}>
      <TextField
        ref={input}
        name="externalMemberName"
        label={t.externalName}
        autoComplete="off"
        autoFocus
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        name="externalMemberClub"
        label={t.externalClub}
        optional
        hint={t.externalClubHint}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={club}
        onChange={(event) => setClub(event.currentTarget.value)}
      />
      <Button type="submit" disabled={trimmed === ''}>
        {t.add}
      </Button>
    </form>
  );
}
