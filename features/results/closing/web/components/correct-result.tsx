import { useState } from 'react';
import { v7 as newId } from 'uuid';
import {
  LONGEST_CORRECTION_REASON,
  lastDayOf,
} from '#features/event-draws/corrections/corrections.policy.ts';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { type Closing, openCorrection } from '../closing.queries.ts';
import { useText } from '../closing.text.ts';

interface Props {
  readonly id: number;
  readonly closing: Closing;
  readonly finalizedAt: string;
}

/** Opens a correction of final results: with a reason that everybody reads, then the scores of the event. */
export function CorrectResult({ id, closing: { events }, finalizedAt }: Props) {
  const t = useText();
  const format = useFormat();
  const eventName = useEventName();
  const leadOn = useLeadOn();
  const [eventId, setEventId] = useState(events[0]?.id ?? 0);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const { submit, isPending } = useSubmit({
    send: async (sent: { readonly eventId: number; readonly reason: string }, correctionId) => {
      const openAs = (own: string) =>
        openCorrection({ params: { id }, body: { id: own, ...sent } });
      const opened = await openAs(correctionId);
      // An answer was lost, and the hour of what it had opened has passed.
      return opened.ok || opened.code !== 'CORRECTION_CLOSED' ? opened : openAs(newId());
    },
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: ({ openUntil }, sent) => {
      notify({ title: t.correctionOpen(format.clockTime(openUntil)) });
      return leadOn(`/organizer/tournaments/${id}/events/${sent.eventId}`);
    },
  });
  const open = () => {
    const typed = reason.trim();
    const isLong = [...typed].length > LONGEST_CORRECTION_REASON;
    const wrong = typed === '' ? t.reasonMissing : isLong ? t.reasonTooLong : undefined;
    setError(wrong);
    if (!wrong) void submit({ eventId, reason: typed });
  };
  return (
    <Section
      heading={t.correct}
      text={t.correctText(format.dayWithWeekday(lastDayOf(new Date(finalizedAt))))}
    >
      {events.length > 1 ? (
        <SelectField
          name="event"
          label={t.correctEvent}
          value={String(eventId)}
          onChange={({ currentTarget }) => setEventId(Number(currentTarget.value))}
          options={events.map((event) => ({ value: String(event.id), label: eventName(event) }))}
        />
      ) : null}
      <TextAreaField
        name="reason"
        label={t.reason}
        rows={2}
        value={reason}
        error={error}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button full variant="secondary" busy={isPending} onClick={open}>
        {t.openCorrection}
      </Button>
    </Section>
  );
}
