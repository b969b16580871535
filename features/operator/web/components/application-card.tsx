import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { UNDO_SECONDS } from '#features/organizers/organizers.vocabulary.ts';
import { Contact } from '#features/tournaments/web/components/contact.tsx';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { useSecondsLeft } from '../hooks/use-seconds-left.ts';
import { titleOf } from '../lib/application-title.ts';
import { type Application, approve, CONSOLE_READS, undo } from '../operator.queries.ts';
import { useText } from '../operator.text.ts';
import css from './console.module.css';
import { DeclineDialog } from './decline-dialog.tsx';

const TONES = { pending: 'amber', approved: 'green', declined: 'neutral' } as const;

/** One application with all its fields, and the actions on it. */
export function ApplicationCard({ application }: { readonly application: Application }) {
  const t = useText();
  const format = useFormat();
  const { state, reason, decidedAt, language } = application;
  const given = (text: string) => text || t.notGiven;
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <h2 className={css.name}>{titleOf(application)}</h2>
        <Badge tone={TONES[state]}>{t.applicationStates[state]}</Badge>
      </div>
      <Facts
        facts={[
          [t.organizerName, given(application.organizerName)],
          [t.email, <Contact key="email">{application.email}</Contact>],
          [t.phone, <Contact key="phone">{given(application.phoneNumber)}</Contact>],
          [
            t.address,
            <span key="address" className={css.text}>
              {given(application.address)}
            </span>,
          ],
          [t.workplace, given(application.workplaceOrSchool)],
          [t.answerLanguage, language === 'ja' ? t.languages.ja : t.languages.en],
          [t.received, format.dateTime(application.createdAt)],
          [t.decided, decidedAt && format.dateTime(decidedAt)],
          [t.reason, reason],
        ]}
      />
      <Actions application={application} />
    </Card>
  );
}

/** Approves or declines with one press each; then undoes, until the mail is sent. */
function Actions({ application }: { readonly application: Application }) {
  if (application.state === 'pending') return <Decide application={application} />;
  return application.undoUntil ? (
    <Undo application={application} until={application.undoUntil} />
  ) : null;
}

function Decide({ application }: { readonly application: Application }) {
  const t = useText();
  const [declining, setDeclining] = useState(false);
  const takeBack = useTakeBack(application.id);
  const { submit, isPending } = useSubmit({
    send: () => approve({ params: { id: application.id } }),
    ...CONSOLE_READS,
    words: t,
    onSuccess: () => {
      const action = { label: t.undo, onClick: takeBack };
      notify({ title: t.approved, description: t.approvedText(UNDO_SECONDS), action });
    },
  });
  return (
    <div className={css.actions}>
      <Button busy={isPending} icon={<Check aria-hidden="true" />} onClick={() => void submit()}>
        {t.approve}
      </Button>
      <Button variant="secondary" disabled={isPending} onClick={() => setDeclining(true)}>
        {t.decline}
      </Button>
      <DeclineDialog
        application={application}
        open={declining}
        onClose={() => setDeclining(false)}
        onUndo={takeBack}
      />
    </div>
  );
}

interface UndoProps {
  readonly application: Application;
  readonly until: string;
}

function Undo({ application, until }: UndoProps) {
  const t = useText();
  const left = useSecondsLeft(until);
  const takeBack = useTakeBack(application.id);
  if (left === 0) return null;
  return (
    <div className={css.actions}>
      <Button variant="secondary" icon={<Undo2 aria-hidden="true" />} onClick={takeBack}>
        {t.undo}
      </Button>
      <span className={css.small}>{t.undoLeft(left)}</span>
    </div>
  );
}

/** Undoes a decision and notifies the operator of it. */
function useTakeBack(id: string) {
  const t = useText();
  const { submit } = useSubmit({
    send: () => undo({ params: { id } }),
    ...CONSOLE_READS,
    words: t,
    onSuccess: () => notify({ title: t.undone, description: t.undoneText }),
  });
  return () => void submit();
}
