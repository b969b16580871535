import { useEffect, useRef, useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { groupDetailsSchema } from '../../groups.form.ts';
import { freshGroup, type Group, groupGone, groupSaved, saveGroup } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';
import { removedFrom, type Typed, typedSince, valuesOf } from '../lib/group-values.ts';

type Edit = Omit<Parameters<typeof saveGroup>[0]['body'], 'saveId'>;

/** The form of a group's details, and the conflict when somebody else saves the same group meanwhile. */
export function useGroupEdit(group: Group) {
  const t = useText();
  const leadOn = useLeadOn();
  /** The group when editing began: only its version may be replaced. */
  const [base, setBase] = useState(group);
  /** The group that somebody else has saved meanwhile; set when a save is refused for it. */
  const [theirs, setTheirs] = useState<Group | null>(null);
  const form = useZodForm(groupDetailsSchema, { defaults: valuesOf(group) });
  const { isDirty } = form.formState;

  const take = (fresh: Group) => {
    setBase(fresh);
    setTheirs(null);
    form.reset(valuesOf(fresh));
  };
  /** What the form held when the save under way was sent. */
  const sent = useRef<Typed | null>(null);
  const takeSaved = (saved: Group) => {
    const now = form.getValues();
    if (!sent.current || isSame(now, sent.current)) return take(saved);
    const { members, ...others } = typedSince(now, { sent: sent.current, saved });
    setBase(saved);
    setTheirs(null);
    // Row by row where it can be: the row that is being typed into keeps the focus.
    if (members.length === now.members.length) {
      for (const [at, { memberId }] of members.entries()) {
        form.setValue(`members.${at}.memberId`, memberId);
      }
    } else form.setValue('members', members);
    form.reset(valuesOf(saved), { keepValues: true });
    for (const [field, value] of Object.entries(others)) {
      form.setValue(field as keyof typeof others, value, { shouldDirty: true });
    }
  };
  useEffect(() => {
    // Updates from the server reach the form only while nothing has been typed into it.
    if (group !== base && !isDirty) take(group);
  });

  const { submit, isPending } = useSubmit({
    send: (edit: Edit, saveId) =>
      saveGroup({ params: { id: group.id }, body: { saveId, ...edit } }),
    words: t,
    onSuccess: (saved) => {
      takeSaved(saved);
      groupSaved(saved);
      notify({ title: t.savedTitle, description: t.savedText(saved.name) });
    },
    onRefusal: async (refusal) => {
      const { code } = refusal;
      if (code === 'GROUP_FULL') {
        applyRefusal(form, refusal);
        notify({ title: t.fullTitle, description: t.fullSaveText, variant: 'destructive' });
        return;
      }
      const fresh = code === 'GROUP_NOT_FOUND' ? null : await freshGroup(group.id);
      if (code === 'GROUP_CHANGED') {
        notify({ title: t.changedTitle, description: t.changedText, variant: 'destructive' });
        setTheirs(fresh);
      } else if (code === 'GROUP_NOT_EDITABLE') {
        const words = { title: t.notEditableTitle, description: t.notEditableText };
        notify({ ...words, variant: 'destructive' });
      } else {
        notify({ title: t.notFoundTitle, description: t.notFoundText, variant: 'destructive' });
        void leadOn('/group-registered', { replace: true });
        await groupGone(group.id);
      }
    },
  });
  const save = (values: ReturnType<typeof valuesOf>, version = base.version) => {
    if (!isPending) sent.current = structuredClone(form.getValues());
    return submit({ version, ...values, removed: removedFrom(base, values) });
  };
  return { form, base, theirs, isPending, save, take };
}

function isSame(one: Typed, other: Typed): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
