import UserCheck from 'lucide-react/icons/user-check';
import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { useText as useRosterText } from '../../../roster/web/roster.text.ts';
import type { JoinAnswer } from '../../joining.vocabulary.ts';
import { answerRequest, MEMBER_READS, type Request } from '../joining.queries.ts';
import { useText } from '../joining.text.ts';
import css from './joining.module.css';

interface Props {
  readonly groupId: number;
  readonly request: Request;
}

/** One person who waits, and the three answers: the first for each row that can be this person. */
export function JoinRequest({ groupId, request: { id, name, askedAt, rows } }: Props) {
  const t = useText();
  const roster = useRosterText();
  const format = useFormat();
  const [refusing, setRefusing] = useState(false);
  const done: Record<JoinAnswer, [string, string]> = {
    'same-person': [t.samePersonDone, t.samePersonDoneText(name)],
    'new-member': [t.newMemberDone, t.newMemberDoneText(name)],
    refused: [t.refuseDone, t.refuseDoneText(name)],
  };
  const { submit, isPending } = useSubmit({
    send: (body: { answer: JoinAnswer; memberId?: number }) =>
      answerRequest({ params: { id: groupId, requestId: id }, body }),
    reads: MEMBER_READS,
    // An answer that was lost has been given all the same.
    readsAfter: 'attempt',
    words: t,
    onSuccess: (_, { answer }) => {
      const [title, description] = done[answer];
      notify({ title, description });
    },
  });
  const factsOf = ({ place, grade, registrationNo }: Request['rows'][number]) =>
    format.facts([
      t.listedAs(place),
      ...(grade ? [roster.grades[grade]] : []),
      ...(registrationNo ? [roster.registered(registrationNo)] : []),
    ]);
  return (
    <li className={css.request}>
      <p className={css.name}>{name}</p>
      <p className={css.asked}>{t.askedAt(format.dateTime(askedAt))}</p>
      {rows.map((row) => (
        <div key={row.memberId} className={css.row}>
          <p className={css.asked}>{factsOf(row)}</p>
          <Button
            icon={<UserCheck aria-hidden="true" />}
            aria-label={t.samePersonOf(rows.length > 1 ? format.facts([name, factsOf(row)]) : name)}
            onClick={() => void submit({ answer: 'same-person', memberId: row.memberId })}
            busy={isPending}
            busyLabel={t.answering}
            full
          >
            {t.samePerson}
          </Button>
        </div>
      ))}
      {rows.length === 0 ? <p className={css.asked}>{t.notFree}</p> : null}
      <Button
        variant="secondary"
        aria-label={t.newMemberOf(name)}
        onClick={() => void submit({ answer: 'new-member' })}
        aria-disabled={isPending}
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
        onConfirm={() => void submit({ answer: 'refused' }).then(() => setRefusing(false))}
        onCancel={() => setRefusing(false)}
      >
        {t.refuseExplained}
      </ConfirmDialog>
    </li>
  );
}
