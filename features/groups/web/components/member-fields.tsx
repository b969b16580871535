import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { isComposing } from '#platform/web/forms/is-composing.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { useText } from '../groups.text.ts';
import { pastedNames } from '../lib/pasted-names.ts';
import css from './member-fields.module.css';

/** The values of a group's form that contain the list of members. */
export type MembersForm = UseFormReturn<{
  members: { memberId?: number | null; name?: string | undefined }[];
}>;

interface Props {
  readonly form: MembersForm;
  readonly addLabel: string;
  /** Adds a button to every row that removes it from the list. */
  readonly removable?: boolean;
  /** A label of a stored member, such as "Joined". */
  readonly markOf?: (memberId: number) => string | undefined;
}

/** Names, one per line. Enter moves to the next line, and a pasted list fills one line per name. */
export function MemberFields({ form, addLabel, removable, markOf }: Props) {
  const t = useText();
  const { fields, append, insert, remove } = useFieldArray({ ...form, name: 'members' });
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const takenOff = useRef<number | null>(null);
  const { errors } = form.formState;
  const rowCount = fields.length;

  useEffect(() => {
    const at = takenOff.current;
    if (at === null) return;
    takenOff.current = null;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(at, rowCount - 1)] ?? add.current)?.focus();
  }, [rowCount]);

  const takeOff = (at: number) => {
    takenOff.current = at;
    setSaid(t.memberRemoved(form.getValues(`members.${at}.name`)?.trim() || t.member(at + 1)));
    remove(at);
  };
  const paste = (event: ClipboardEvent, at: number) => {
    const names = pastedNames(event.clipboardData.getData('text'));
    if (names.length < 2) return;
    event.preventDefault();
    const [first, ...rest] = names;
    form.setValue(`members.${at}.name`, first, { shouldDirty: true });
    insert(at + 1, rest.map(newRow), { focusName: `members.${at + rest.length}.name` });
    setSaid(t.memberAdded(rest.length));
  };
  const onEnter = (event: KeyboardEvent, at: number) => {
    // While a Japanese word is composed, Enter only ends the composition.
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    if (at + 1 < rowCount) form.setFocus(`members.${at + 1}.name`);
    else append(newRow(''));
  };
  const wrong = (key: string | undefined) =>
    key && ((t.errors as Record<string, string>)[key] ?? key);

  return (
    <>
      <UnmarkedList ref={list} aria-label={t.members} className={css.rows}>
        {fields.map((row, at) => (
          <li key={row.id} className={css.row}>
            <TextField
              {...form.register(`members.${at}.name`)}
              className={css.name}
              label={
                <>
                  {t.member(at + 1)} <Mark word={row.memberId && markOf?.(row.memberId)} />
                </>
              }
              error={wrong(errors.members?.[at]?.name?.message)}
              onPaste={(event) => paste(event, at)}
              onKeyDown={(event) => onEnter(event, at)}
              autoComplete="off"
              enterKeyHint="next"
            />
            {removable ? (
              <IconButton
                label={t.removeMember(t.member(at + 1))}
                icon={<X />}
                onClick={() => takeOff(at)}
              />
            ) : null}
          </li>
        ))}
      </UnmarkedList>
      <FieldError id="members-error" error={wrong(errors.members?.root?.message)} />
      <Button ref={add} variant="secondary" icon={<Plus />} onClick={() => append(newRow(''))}>
        {addLabel}
      </Button>
      <output className="visually-hidden">{said}</output>
    </>
  );
}

function Mark({ word }: { word: string | 0 | null | undefined }) {
  return word ? <span className={css.mark}>{word}</span> : null;
}

function newRow(name: string) {
  return { memberId: null, name };
}
