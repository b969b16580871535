import { useId, useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import type { Refusal } from '#platform/web/api/call.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { renamingSchema } from '../../teams.form.ts';
import { useText } from '../teams.text.ts';

interface Props {
  /** The name of now. */
  readonly name: string;
  readonly send: (body: {
    readonly name: string;
  }) => Promise<{ readonly ok: true; readonly data: unknown } | Refusal>;
  /** The button begins where the lines above begin. */
  readonly flush?: boolean;
}

/** Gives a team another name, in a dialog. */
export function RenameTeam({ name, send, flush = false }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" flush={flush} onClick={() => setOpen(true)}>
        {t.rename}
      </Button>
      {open ? <RenamingDialog name={name} send={send} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function RenamingDialog({
  name,
  send,
  onClose,
}: Omit<Props, 'flush'> & { readonly onClose: () => void }) {
  const t = useText();
  const formId = useId();
  const form = useZodForm(renamingSchema, { defaults: { name } });
  const { submit, isPending } = useSubmit({
    send,
    reads: TOURNAMENT_READS,
    inBackground: true,
    // After a refusal the dialog stays with what was typed, also where the name can no longer change.
    readsAfter: 'success',
    words: t,
    onSuccess: () => {
      onClose();
      notify({ title: t.renamed });
    },
    onRefusal: ({ code }) => {
      const message = ERRORS[code];
      if (!message) return false;
      form.setError('name', { type: 'server', message }, { shouldFocus: true });
      return true;
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.rename}
      actions={
        <Button type="submit" form={formId} busy={isPending}>
          {t.save}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((named) => submit(named))}>
        <TextField
          {...form.register('name')}
          label={t.name}
          hint={t.renameText}
          error={form.errorOf('name', t.errors)}
          autoComplete="organization"
          required
        />
      </form>
    </Dialog>
  );
}

const ERRORS: Readonly<Record<string, 'taken' | 'closed'>> = {
  TEAM_NAME_TAKEN: 'taken',
  ENTRIES_CLOSED: 'closed',
};
