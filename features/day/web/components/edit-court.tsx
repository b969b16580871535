import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { LONGEST_COURT_NAME, LONGEST_LABEL, MOST_LABELS } from '../../day.vocabulary.ts';
import { type Court, changeCourt, deleteCourt } from '../day.queries.ts';
import { useText } from '../day.text.ts';
import { useSeen } from '../hooks/use-seen.ts';
import { labelsIn } from '../lib/typed-labels.ts';
import css from './court-list.module.css';
import { NamedCourt } from './named-court.tsx';
import { SavedByOther } from './saved-by-other.tsx';

interface Props {
  readonly id: number;
  readonly court: Court;
  /** What the sport is played on. */
  readonly word: 'court' | 'table';
  /** Its name on the screen. */
  readonly shown: string;
  readonly onClose: () => void;
}

/** Renames, labels, closes, opens or deletes a court. */
export function EditCourt({ id, court, word, shown, onClose }: Props) {
  const t = useText();
  const { opened, isRefused, sendSeen } = useSeen(stateOf(court), 'COURTS_CHANGED');
  const [next, setNext] = useState(() => ({ ...opened, labels: opened.labels.join(t.labelComma) }));
  const labels = labelsIn(next.labels);
  const [isTried, setTried] = useState(false);
  const isNamed = next.name.trim() !== '';
  const { submit, isPending } = useSubmit({
    send: (changed: typeof opened) =>
      sendSeen((seen) =>
        changeCourt({ params: { id, courtId: court.id }, body: { seen, next: changed } }),
      ),
    reads: ['organizer'],
    words: { ...t, failures: { ...t.failures, COURTS_CHANGED: t.compare } },
    onSuccess: () => {
      notify({ title: t.saved });
      onClose();
    },
  });
  const save = () => {
    setTried(true);
    if (isNamed && labels) void submit({ ...next, name: next.name.trim(), labels });
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
      <SavedByOther isShown={isRefused && !isPending}>
        <NamedCourt court={court} name={shown} />
      </SavedByOther>
      <div className={css.actions}>
        <TextField
          name="name"
          label={t.name}
          hint={t.nameHint[word]}
          autoComplete="off"
          maxLength={LONGEST_COURT_NAME}
          value={next.name}
          onChange={({ target }) => setNext({ ...next, name: target.value })}
          error={isTried && !isNamed ? t.nameMissing : undefined}
        />
        <TextField
          name="labels"
          label={t.labels}
          hint={t.labelsHint}
          optional
          autoComplete="off"
          value={next.labels}
          onChange={({ target }) => setNext({ ...next, labels: target.value })}
          error={isTried && !labels ? t.labelsInvalid(MOST_LABELS, LONGEST_LABEL) : undefined}
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

/** What the dialog changes. */
function stateOf({ name, isClosed, labels }: Court) {
  return { name, isClosed, labels };
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
