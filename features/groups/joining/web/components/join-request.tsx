import UserCheck from 'lucide-react/icons/user-check';
import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { JoinAnswer } from '../../joining.vocabulary.ts';
import { answerRequest, MEMBER_READS, type Request } from '../joining.queries.ts';
import { useText } from '../joining.text.ts';
import css from './joining.module.css';

interface Props {
  readonly groupId: number;
  readonly request: Request;
}

/** One person who waits, and the three answers. */
export function JoinRequest({ groupId, request: { id, name, askedAt, free } }: Props) {
  const t = useText();
  const format = useFormat();
  const [refusing, setRefusing] = useState(false);
  const done: Record<JoinAnswer, [string, string]> = {
    'same-person': [t.samePersonDone, t.samePersonDoneText(name)],
    'new-member': [t.newMemberDone, t.newMemberDoneText(name)],
    refused: [t.refuseDone, t.refuseDoneText(name)],
  };
  const { submit, isPending } = useSubmit({
    send: (answer: JoinAnswer) =>
      answerRequest({ params: { id: groupId, requestId: id }, body: { answer } }),
    reads: MEMBER_READS,
    words: t,
    onSuccess: (_, answer) => {
      const [title, description] = done[answer];
      notify({ title, description });
    },
  });
  return (
    <li className={css.request}>
      <p className={css.name}>{name}</p>
      <p className={css.asked}>{t.askedAt(format.dateTime(askedAt))}</p>
      {free ? (
        <Button
          icon={<UserCheck aria-hidden="true" />}
          aria-label={t.samePersonOf(name)}
          onClick={() => void submit('same-person')}
          busy={isPending}
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
        onClick={() => void submit('new-member')}
        disabled={isPending}
        full
      >
        {t.newMember}
      </Button>
      <Button
        variant="quiet"
        aria-label={t.refuseOf(name)}
        onClick={() => setRefusing(true)}
        disabled={isPending}
        full
      >
        {t.refuse}
      </Button>
      <ConfirmDialog
        open={refusing}
        title={t.refuseQuestion(name)}
        confirmLabel={t.refuse}
        danger
        busy={isPending}
        onConfirm={() => void submit('refused').then(() => setRefusing(false))}
        onCancel={() => setRefusing(false)}
      >
        {t.refuseExplained}
      </ConfirmDialog>
    </li>
  );
}
