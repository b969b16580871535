import { useState } from 'react';
import { useToldWrite } from '#platform/web/api/use-told-write.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { renameSchema } from '../../passkeys.form.ts';
import { type Passkey, remove, rename } from '../passkeys.queries.ts';
import { useText } from '../passkeys.text.ts';
import css from './change-passkey.module.css';

/** Calls a passkey something else, or removes it. */
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
  const { change, busy } = useToldWrite({ title: t.failed, failures: t.failures });
  const form = useZodForm(renameSchema, { defaults: { name } });
  const done = (title: string) => {
    notify({ title });
    onDone();
  };
  const save = form.handleSubmit(async (body) => {
    if (await change(() => rename({ params, body }))) done(t.renamed);
  });
  const drop = async () => {
    if (await change(() => remove({ params }))) done(t.removed);
  };
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
      <Button type="submit" full busy={busy}>
        {t.saveName}
      </Button>
      <p>{t.removeText}</p>
      <Button full variant="danger" busy={busy} onClick={() => void drop()}>
        {t.remove}
      </Button>
    </form>
  );
}
