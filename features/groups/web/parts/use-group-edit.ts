import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { groupDetailsSchema } from '../../groups.form.ts';
import { freshGroup, type Group, groupGone, groupSaved, saveGroup } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';
import { removedFrom, valuesOf } from './group-values.ts';
import { useResendId } from './resend-id.ts';
import { useSend } from './use-send.ts';

/** The form of a group's details, and what becomes of it when somebody else saves the same group meanwhile. */
export function useGroupEdit(group: Group) {
  const t = useText();
  const navigate = useNavigate();
  const { busy, send } = useSend();
  const idFor = useResendId();
  /** The group as it was when the editing began: only its version may be replaced. */
  const [base, setBase] = useState(group);
  /** What stands by now, after a save was refused for it. */
  const [theirs, setTheirs] = useState<Group | null>(null);
  const form = useZodForm(groupDetailsSchema, { defaults: valuesOf(group) });
  const { isDirty } = form.formState;

  const take = (fresh: Group) => {
    setBase(fresh);
    setTheirs(null);
    form.reset(valuesOf(fresh));
  };
  useEffect(() => {
    // News from the server reach the form only while nothing has been typed into it.
    if (group !== base && !isDirty) take(group);
  });

  const save = async (values: ReturnType<typeof valuesOf>, version = base.version) => {
    const edit = { version, ...values, removed: removedFrom(base, values) };
    const body = { saveId: idFor(edit), ...edit };
    const answer = await send(() => saveGroup({ params: { id: group.id }, body }));
    if (!answer) return;
    if (answer.ok) {
      take(answer.data);
      groupSaved(answer.data);
      notify({ title: t.savedTitle, description: t.savedText(answer.data.name) });
      return;
    }
    const fresh =
      answer.code === 'GROUP_NOT_FOUND' ? null : await freshGroup(group.id).catch(() => null);
    if (answer.code === 'GROUP_CHANGED') {
      notify({ title: t.changedTitle, description: t.changedText, variant: 'destructive' });
      setTheirs(fresh);
    } else if (answer.code === 'GROUP_NOT_EDITABLE') {
      const words = { title: t.notEditableTitle, description: t.notEditableText };
      notify({ ...words, variant: 'destructive' });
    } else {
      notify({ title: t.notFoundTitle, description: t.notFoundText, variant: 'destructive' });
      navigate('/group-registered', { replace: true });
      await groupGone(group.id);
    }
  };
  return { form, base, theirs, busy, save, take };
}
