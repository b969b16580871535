import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { type Pupil, removePupil, rosterSaved } from '../roster.queries.ts';
import { useText } from '../roster.text.ts';
import css from './roster.module.css';

interface Props {
  readonly groupId: number;
  readonly pupil: Pupil;
}

/** Removes a player from the list, after a question that says what follows. */
export function RemovePupil({ groupId, pupil: { id, name, joined } }: Props) {
  const t = useText();
  const leadOn = useLeadOn();
  const [asks, setAsks] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => removePupil({ params: { id: groupId, pupilId: id } }),
    words: t,
    onSuccess: (roster) => {
      notify({ title: t.removed(name) });
      void leadOn(`/group-roster/${groupId}`);
      rosterSaved(roster);
    },
  });
  return (
    <>
      <Button
        variant="danger"
        className={css.apart}
        icon={<UserMinus aria-hidden="true" />}
        onClick={() => setAsks(true)}
      >
        {t.remove}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t.removeQuestion(name)}
        confirmLabel={t.remove}
        danger
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsks(false))}
        onCancel={() => setAsks(false)}
      >
        <p>{t.removeText}</p>
        {joined ? <p>{t.removeJoined}</p> : null}
      </ConfirmDialog>
    </>
  );
}
