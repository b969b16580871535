import { type FormEvent, useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { MEMBER_READS } from '../../../joining/web/joining.queries.ts';
import type { Group } from '../../../web/groups.queries.ts';
import { mergeMembers } from '../merging.queries.ts';
import { useText } from '../merging.text.ts';
import css from './merging.module.css';

interface Props {
  readonly group: Group;
  readonly onDone: () => void;
}

/** Chooses two entries of the list, and merges them after a confirmation. */
export function MergeForm({ group, onDone }: Props) {
  const t = useText();
  const people = usePeople(group);
  const [chosen, setChosen] = useState({ memberId: '', intoId: '' });
  const [checked, setChecked] = useState(false);
  const [asking, setAsking] = useState(false);
  const find = (id: string) => people.find((one) => one.value === id);
  const [from, into] = [find(chosen.memberId), find(chosen.intoId)];
  const { submit, isPending } = useSubmit({
    send: () =>
      mergeMembers({
        params: { id: group.id, memberId: Number(chosen.memberId) },
        body: { intoId: Number(chosen.intoId) },
      }),
    reads: MEMBER_READS,
    words: t,
    onSuccess: () => {
      const description = t.mergeDoneText(from?.name ?? '', into?.name ?? '');
      notify({ title: t.mergeDone, description });
      onDone();
    },
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (from && into) setAsking(true);
  };
  return (
    <form className={css.form} onSubmit={ask} noValidate>
      <SelectField
        name="duplicate"
        label={t.duplicate}
        placeholder={t.choose}
        value={from ? chosen.memberId : ''}
        options={people.filter(({ joined }) => !joined)}
        onChange={({ target }) => setChosen({ memberId: target.value, intoId: '' })}
        error={checked && !from ? t.chooseBoth : undefined}
        required
      />
      <SelectField
        name="remaining"
        label={t.remaining}
        placeholder={t.choose}
        value={into ? chosen.intoId : ''}
        options={people.filter(({ value }) => value !== chosen.memberId)}
        onChange={({ target }) => setChosen({ ...chosen, intoId: target.value })}
        error={checked && from && !into ? t.chooseBoth : undefined}
        required
      />
      <Button type="submit" variant="secondary" full>
        {t.merge}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.mergeQuestion(from?.label ?? '', into?.label ?? '')}
        confirmLabel={t.merge}
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t.mergeExplained(from?.label ?? '', into?.label ?? '')}
      </ConfirmDialog>
    </form>
  );
}

/** Everybody on the list; entries without an account by the number that the form of the group shows, as names repeat. */
function usePeople(group: Group) {
  const t = useText();
  const members = group.members.map((one, at) => ({ ...one, number: at + 1 }));
  const staff = group.staff.map((one) => ({ ...one, number: 0 }));
  return [...members, ...staff].map(({ id, name, joined, number }) => ({
    value: String(id),
    label: joined ? t.withAccount(name) : t.numbered(name, number),
    name,
    joined,
  }));
}
