import { type RefObject, useEffect } from 'react';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../guardians.text.ts';
import { type Outcome, useAnswer } from '../hooks/use-answer.ts';
import { lostGuardian, type MyGuardianStatus } from '../lib/guardian-status.ts';
import { AnswerFields } from './answer-fields.tsx';

export type Ask = () => Promise<Outcome>;

interface Props {
  readonly status: MyGuardianStatus;
  readonly tournamentId: number;
  /** The surrounding form calls this before it is sent. */
  readonly ask: RefObject<Ask | null>;
}

/** Asked once, in the application for the first paid tournament, and again if the guardian declines or stops. */
export function AgeQuestion({ status, tournamentId, ask }: Props) {
  const t = useText();
  const { form, send } = useAnswer(status, tournamentId);
  useEffect(() => {
    ask.current = send;
    return () => {
      ask.current = null;
    };
  });
  const lost = lostGuardian(status);
  return (
    <Section card heading={lost ? t.questionAgain : t.questionTitle}>
      {lost ? (
        <InlineNotice tone="warning">
          {lost.state === 'declined' ? t.declinedBefore(lost.email) : t.stoppedBefore(lost.email)}
        </InlineNotice>
      ) : null}
      <AnswerFields form={form} status={status} />
    </Section>
  );
}
