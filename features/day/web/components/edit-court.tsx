import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { LONGEST_COURT_NAME } from '../../day.vocabulary.ts';
import { type Court, changeCourt, deleteCourt } from '../day.queries.ts';
import { useText } from '../day.text.ts';
import css from './court-list.module.css';

interface Props {
  readonly id: number;
  readonly court: Court;
  /** Its name on the screen. */
  readonly shown: string;
  readonly onClose: () => void;
}

/** Renames, closes, opens or deletes a court. */
export function EditCourt({ id, court, shown, onClose }: Props) {
  const t = useText();
  // What was on the screen when the dialog opened: a change by another desk since then is refused.
  const [seen] = useState({ name: court.name, isClosed: court.isClosed });
  const [next, setNext] = useState(seen);
  const [isTried, setTried] = useState(false);
  const isNamed = next.name.trim() !== '';
  const { submit, isPending } = useSubmit({
    send: (changed: typeof seen) =>
      changeCourt({ params: { id, courtId: court.id }, body: { seen, next: changed } }),
    reads: ['organizer'],
    words: t,
    onSuccess: () => {
      notify({ title: t.saved });
      onClose();
    },
  });
  const save = () => {
    setTried(true);
    if (isNamed) void submit({ ...next, name: next.name.trim() });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{t.edit(shown)}</bdi>}
      actions={
        <>
          <DeleteCourt id={id} courtId={court.id} shown={shown} onDeleted={onClose} />
          <Button busy={isPending} onClick={save}>
            {t.save}
          </Button>
        </>
      }
    >
      <div className={css.actions}>
        <TextField
          name="name"
          label={t.name}
          hint={t.nameHint}
          autoComplete="off"
          maxLength={LONGEST_COURT_NAME}
          value={next.name}
          onChange={({ target }) => setNext({ ...next, name: target.value })}
          error={isTried && !isNamed ? t.nameMissing : undefined}
        />
        <CheckboxField
          name="isClosed"
          label={t.isClosed}
          checked={next.isClosed}
          onChange={({ target }) => setNext({ ...next, isClosed: target.checked })}
        />
      </div>
    </Dialog>
  );
}

interface DeleteProps {
  readonly id: number;
  readonly courtId: string;
  readonly shown: string;
  readonly onDeleted: () => void;
}

function DeleteCourt({ id, courtId, shown, onDeleted }: DeleteProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => deleteCourt({ params: { id, courtId } }),
    reads: ['organizer'],
    words: t,
    onSuccess: () => {
      notify({ title: t.deleted });
      onDeleted();
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.deleteTitle(shown)}
        confirmLabel={t.delete}
        danger
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t.deleteText}
      </ConfirmDialog>
    </>
  );
}
