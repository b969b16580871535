import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { applyRefusal, useZodForm, type ZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { type MessageForm, messageSchema } from '../../entry-list.form.ts';
import { AUDIENCES } from '../../entry-list.vocabulary.ts';
import { type Audiences, audiencesQuery, LIST_READS, writeToAll } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';
import css from './entry-list.module.css';
import { MessagePreview } from './message-preview.tsx';

interface Props {
  readonly id: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The default audience: most messages are about the day, which concerns only people who have paid. */
const EMPTY: MessageForm = { audience: 'confirmed', subject: '', text: '' };

/**
 * A message to many people, each in a separate mail: written, previewed, then sent. The typed text stays until it is
 * sent.
 */
export function WriteToAll({ id, open, onClose }: Props) {
  const t = useText();
  const query = useQuery({ ...audiencesQuery(id), enabled: open });
  const form = useZodForm(messageSchema, { defaults: EMPTY });
  const [checked, setChecked] = useState<MessageForm | null>(null);
  const close = () => {
    setChecked(null);
    onClose();
  };
  // The button that had the focus is gone.
  const correct = () => {
    flushSync(() => setChecked(null));
    form.setFocus('text');
  };
  const { submit, isPending } = useSubmit({
    send: (message: MessageForm, messageId) =>
      writeToAll({ params: { id }, body: { id: messageId, message } }),
    ...LIST_READS,
    words: t,
    onSuccess: ({ recipients }) => {
      form.reset(EMPTY);
      close();
      notify({ title: t.sent(recipients) });
    },
    onRefusal: (refusal) => {
      if (applyRefusal(form, refusal)) setChecked(null);
      return false;
    },
  });
  const facts = query.data;
  if (checked && facts) {
    return (
      <Dialog
        open={open}
        onClose={close}
        title={t.previewTitle}
        actions={
          <>
            <Button variant="secondary" disabled={isPending} onClick={correct}>
              {t.correct}
            </Button>
            <Button busy={isPending} onClick={() => void submit(checked)}>
              {t.sendTo(facts.audiences[checked.audience].recipients)}
            </Button>
          </>
        }
      >
        <MessagePreview message={checked} facts={facts} />
      </Dialog>
    );
  }
  const nobody = !facts?.isOver && facts?.audiences[form.watch('audience')].recipients === 0;
  const check = form.handleSubmit((message) => {
    if (!nobody) setChecked(message);
  });
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t.writeTitle}
      actions={
        <Button disabled={!facts || facts.isOver} onClick={() => void check()}>
          {t.preview}
        </Button>
      }
    >
      {query.isError || query.isPaused ? (
        <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {facts?.isOver ? (
        <InlineNotice tone="warning">{t.failures.MESSAGES_OVER}</InlineNotice>
      ) : null}
      <Fields form={form} facts={facts} nobody={nobody} />
    </Dialog>
  );
}

interface FieldsProps {
  readonly form: ZodForm<MessageForm, MessageForm>;
  readonly facts: Audiences | undefined;
  /** The chosen audience has no address that takes mails. */
  readonly nobody: boolean;
}

function Fields({ form, facts, nobody }: FieldsProps) {
  const t = useText();
  const unreachable = facts?.audiences[form.watch('audience')].unreachable ?? 0;
  return (
    <div className={css.form}>
      <SelectField
        {...form.register('audience')}
        label={t.audience}
        hint={facts ? unreachable > 0 && t.unreachable(unreachable) : t.counting}
        error={nobody ? t.failures.NOBODY_THERE : undefined}
        options={AUDIENCES.map((value) => ({
          value,
          label: facts
            ? t.audienceOf(t.audiences[value], facts.audiences[value].recipients)
            : t.audiences[value],
        }))}
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
  );
}
