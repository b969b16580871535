import UserPlus from 'lucide-react/icons/user-plus';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { LONGEST_NAME } from '#features/matches/matches.vocabulary.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useText } from '../league.text.ts';
import css from './external-member.module.css';

interface Props {
  readonly onAdd: (name: string) => void;
  /** Further fields about the guest. */
  readonly children?: ReactNode;
}

/** "Add External Member": opens a name input, which stays open because guests often come in groups. */
export function ExternalMember({ onAdd, children }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const trimmed = name.trim();

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === '') return;
    onAdd(trimmed);
    setName('');
    input.current?.focus();
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
    <form className={children ? css.card : css.line} onSubmit={add}>
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
      {children}
      <Button type="submit" disabled={trimmed === ''}>
        {t.confirmExternal}
      </Button>
    </form>
  );
}
