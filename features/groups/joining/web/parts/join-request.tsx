import UserCheck from 'lucide-react/icons/user-check';
import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { JoinAnswer } from '../../joining.vocabulary.ts';
import { answerRequest, type Request } from '../joining.queries.ts';
import { useText } from '../joining.text.ts';
import css from './joining.module.css';
import { useChange } from './use-change.ts';

interface Props {
  readonly groupId: number;
  readonly request: Request;
}

/** One person who waits, and the three answers. */
export function JoinRequest({ groupId, request: { id, name, askedAt, free } }: Props) {
  const t = useText();
  const format = useFormat();
  const { change, busy } = useChange();
  const [refusing, setRefusing] = useState(false);
  const done: Record<JoinAnswer, [string, string]> = {
    'same-person': [t.samePersonDone, t.samePersonDoneText(name)],
    'new-member': [t.newMemberDone, t.newMemberDoneText(name)],
    refused: [t.refuseDone, t.refuseDoneText(name)],
  };
  const answer = async (given: JoinAnswer) => {
    const sent = { params: { id: groupId, requestId: id }, body: { answer: given } };
    const saved = await change(() => answerRequest(sent));
    setRefusing(false);
    if (!saved) return;
    const [title, description] = done[given];
    notify({ title, description });
  };
  return (
    <li className={css.request}>
      <p className={css.name}>{name}</p>
      <p className={css.asked}>{t.askedAt(format.dateTime(askedAt))}</p>
      {free ? (
        <Button
          icon={<UserCheck aria-hidden="true" />}
          aria-label={t.samePersonOf(name)}
          onClick={() => void answer('same-person')}
          busy={busy}
          busyLabel={t.answering}
          full
        >
          {t.samePerson}
        </Button>
      ) : (
        <p className={css.asked}>{t.notFree}</p>
      )}
      <Button
        variant="secondary"
        aria-label={t.newMemberOf(name)}
        onClick={() => void answer('new-member')}
        disabled={busy}
        full
      >
        {t.newMember}
      </Button>
      <Button
        variant="quiet"
        aria-label={t.refuseOf(name)}
        onClick={() => setRefusing(true)}
        disabled={busy}
        full
      >
        {t.refuse}
      </Button>
      <ConfirmDialog
        open={refusing}
        title={t.refuseQuestion(name)}
        confirmLabel={t.refuse}
        danger
        busy={busy}
        onConfirm={() => void answer('refused')}
        onCancel={() => setRefusing(false)}
      >
        {t.refuseExplained}
      </ConfirmDialog>
    </li>
  );
}
