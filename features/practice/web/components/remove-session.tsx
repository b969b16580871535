import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { matchesChanged } from '#features/matches/web/matches.queries.ts';
import type { Refusal } from '#platform/web/api/call.ts';
import { type FailureWords, useSubmit } from '#platform/web/api/use-submit.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { useText } from '../practice.text.ts';

type Sent<Data> = Promise<{ readonly ok: true; readonly data: Data } | Refusal>;

interface Props<Restored> {
  readonly format: 'league' | 'knockout';
  readonly words: FailureWords;
  readonly remove: (writeId: string) => Sent<unknown>;
  readonly restore: (writeId: string) => Sent<Restored>;
  readonly onRestored: (restored: Restored) => void;
  /** The address after the removal, and the one of the session. */
  readonly away: string;
  readonly back: string;
  /** Said of a refusal that `words` do not name. Missing: it is gone already, and what is read again says so. */
  readonly refused?: string;
}

/** Takes a league or a bracket out of the records with its results, after asking; the notification can undo it. */
export function RemoveSession<Restored>(props: Props<Restored>) {
  const { format, words, remove, restore, onRestored, away, back, refused } = props;
  const t = useText();
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const leadOn = useLeadOn();

  const restoring = useSubmit({
    send: (_: undefined, writeId) => restore(writeId),
    words,
    onSuccess: async (restored) => {
      onRestored(restored);
      await matchesChanged();
      notify({ title: t.restored[format] });
      await navigate(back);
    },
  });
  const { submit, isPending } = useSubmit({
    send: (_: undefined, writeId) => remove(writeId),
    words,
    onSuccess: async () => {
      setOpen(false);
      await leadOn(away, { replace: true });
      void matchesChanged();
      const action = { label: t.undo, onClick: () => void restoring.submit(undefined) };
      notify({ title: t.removed[format], description: t.removedText[format], action });
    },
    onRefusal: () => {
      setOpen(false);
      void matchesChanged();
      if (refused) notify({ title: refused, variant: 'destructive' });
    },
  });
  return (
    <>
      <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t.remove[format]}
      </Button>
      <ConfirmDialog
        open={open}
        title={t.removeTitle[format]}
        confirmLabel={t.remove[format]}
        danger
        busy={isPending}
        onConfirm={() => void submit(undefined)}
        onCancel={() => setOpen(false)}
      >
        <p>{t.removeText}</p>
      </ConfirmDialog>
    </>
  );
}
