import type { FieldErrors } from 'react-hook-form';
import { notify } from '#platform/web/notify/notify.ts';
import type { GroupsText } from '../groups.text.ts';

/** Notifies that a form is not sent (spec section 5); each field shows its error as well. */
export function notifyInvalid(errors: FieldErrors, t: GroupsText): void {
  const [title, description] = wordsFor(errors, t);
  notify({ title, description, variant: 'destructive' });
}

function wordsFor({ name, teamId }: FieldErrors, t: GroupsText): [string, string] {
  if (name?.message === 'nameMissing' || teamId?.message === 'codeMissing') {
    return [t.missingTitle, t.missingText];
  }
  if (teamId?.message === 'codeLength') return [t.codeTitle, t.codeText];
  if (teamId?.message === 'codeInUse') return [t.codeInUseTitle, t.codeInUseText];
  if (teamId?.message === 'codeUnknown') return [t.codeUnknownTitle, t.codeUnknownText];
  return [t.checkTitle, t.checkText];
}
