import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { renameSchema } from '../../passkeys.form.ts';
import { PASSKEY_READS, type Passkey, remove, rename } from '../passkeys.queries.ts';
import { useText } from '../passkeys.text.ts';
import css from './change-passkey.module.css';

/** Renames or removes a passkey. */
export function ChangePasskey({ passkey }: { readonly passkey: Passkey }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t.changeName(passkey.name)}
        onClick={() => setOpen(true)}
      >
        {t.change}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.changeTitle}>
        <Changes passkey={passkey} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface Props {
  readonly passkey: Passkey;
  readonly onDone: () => void;
}

function Changes({ passkey, onDone }: Props) {
  const t = useText();
  const { id, name } = passkey;
  const params = { id };
  const form = useZodForm(renameSchema, { defaults: { name } });
  const done = (title: string) => {
    notify({ title });
    onDone();
  };
  const renaming = useSubmit({
    send: rename,
    reads: PASSKEY_READS,
    words: t,
    onSuccess: () => done(t.renamed),
  });
  const removal = useSubmit({
    send: remove,
    reads: PASSKEY_READS,
    words: t,
    onSuccess: () => done(t.removed),
  });
  const isPending = renaming.isPending || removal.isPending;
  const save = form.handleSubmit((body) => renaming.submit({ params, body }));
  return (
    <form method="dialog" className={css.form} onSubmit={save} noValidate>
      <TextField
        {...form.register('name')}
        label={t.name}
        hint={t.nameHint}
        error={form.errorOf('name', t.errors)}
        autoComplete="off"
        required
      />
      <Button type="submit" full busy={isPending}>
        {t.saveName}
      </Button>
      <p>{t.removeText}</p>
      <Button
        full
        variant="danger"
        busy={isPending}
        onClick={() => void removal.submit({ params })}
      >
        {t.remove}
      </Button>
    </form>
  );
}
