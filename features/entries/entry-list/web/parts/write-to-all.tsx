import { useResendId } from '#features/groups/web/parts/resend-id.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { messageSchema } from '../../entry-list.form.ts';
import { AUDIENCES } from '../../entry-list.vocabulary.ts';
import { writeToAll } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';
import css from './entry-list.module.css';
import { useChange } from './use-change.ts';

interface Props {
  readonly id: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

const EMPTY = { audience: 'entered', subject: '', text: '' } as const;

/** A message to many, each in a mail of their own. What was typed stays until it has been sent. */
export function WriteToAll({ id, open, onClose }: Props) {
  const t = useText();
  const idFor = useResendId();
  const { change, busy } = useChange();
  const form = useZodForm(messageSchema, { defaults: EMPTY as never });
  const send = form.handleSubmit(async (message) => {
    const body = { id: idFor(message), message };
    const done = await change(
      () => writeToAll({ params: { id }, body }),
      (refusal) => {
        applyRefusal(form, refusal);
        return null;
      },
    );
    if (!done) return;
    form.reset(EMPTY as never);
    onClose();
    notify({ title: t.sent(done.recipients) });
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.writeTitle}
      actions={
        <Button busy={busy} onClick={() => void send()}>
          {t.send}
        </Button>
      }
    >
      <div className={css.form}>
        <SelectField
          {...form.register('audience')}
          label={t.audience}
          options={AUDIENCES.map((value) => ({ value, label: t.audiences[value] }))}
        />
        <TextField
          {...form.register('subject')}
          label={t.subject}
          error={form.errorOf('subject', t.errors)}
          required
        />
        <TextAreaField
          {...form.register('text')}
          label={t.text}
          hint={t.textHint}
          error={form.errorOf('text', t.errors)}
          rows={8}
          required
        />
      </div>
    </Dialog>
  );
}
