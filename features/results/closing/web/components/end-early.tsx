import { useState } from 'react';
import { EARLY_ENDS, type EarlyEnd } from '#features/tournaments/tournaments.vocabulary.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { now } from '#platform/web/clock.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { type Closing, endEarly, playOn } from '../closing.queries.ts';
import { useText } from '../closing.text.ts';

interface Props {
  readonly id: number;
  readonly closing: Closing;
}

/** Ends the day before everything is played, or takes that back; nothing before the date and once the results are final. */
export function EndEarly({ id, closing }: Props) {
  const { isCancelled, finalizedAt, endedEarly, eventDate, events } = closing;
  if (isCancelled) return null;
  if (endedEarly) return <Ended id={id} closing={closing} endedEarly={endedEarly} />;
  const isOpen = events.some(({ open, isUndrawn }) => open > 0 || isUndrawn);
  if (finalizedAt || !isOpen || dayInJapan(now()) < eventDate) return null;
  return <End id={id} closing={closing} />;
}

function End({ id, closing }: Props) {
  const t = useText();
  const [isAsked, setIsAsked] = useState(false);
  const [why, setWhy] = useState<EarlyEnd>('storm');
  const open = closing.events.reduce((sum, event) => sum + event.open, 0);
  const { submit, isPending } = useSubmit({
    send: () => endEarly({ params: { id }, body: { why } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => notify({ title: t.ended }),
  });
  const confirm = async () => {
    await submit();
    setIsAsked(false);
  };
  return (
    <Section heading={t.early} text={t.earlyText}>
      <Button full variant="secondary" onClick={() => setIsAsked(true)}>
        {t.earlyButton}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t.earlyTitle}
        confirmLabel={t.endNow}
        busy={isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsked(false)}
      >
        <RadioField
          name="why"
          label={t.earlyWhy}
          value={why}
          onChange={({ currentTarget }) => setWhy(currentTarget.value as EarlyEnd)}
          options={EARLY_ENDS.map((value) => ({ value, label: t.why[value] }))}
        />
        <p>{t.earlyEffect(open)}</p>
        <p>{t.refunds}</p>
      </ConfirmDialog>
    </Section>
  );
}

interface EndedProps extends Props {
  readonly endedEarly: NonNullable<Closing['endedEarly']>;
}

function Ended({ id, closing: { finalizedAt, isOrganizer }, endedEarly: { at, why } }: EndedProps) {
  const t = useText();
  const format = useFormat();
  const { submit, isPending } = useSubmit({
    send: () => playOn({ params: { id } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => notify({ title: t.playedOn }),
  });
  return (
    <InlineNotice
      tone="warning"
      title={t.endedTitle}
      action={
        finalizedAt ? null : (
          <Button variant="secondary" busy={isPending} onClick={() => void submit()}>
            {t.playOn}
          </Button>
        )
      }
    >
      <p>{t.endedText(t.why[why], format.dateTime(at))}</p>
      <p>{t.refunds}</p>
      {isOrganizer ? (
        <LinkButton variant="secondary" to={`/organizer/tournaments/${id}/refund-all`}>
          {t.refundAll}
        </LinkButton>
      ) : null}
    </InlineNotice>
  );
}
