import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { type DayEvent, setCheckIn } from '../day.queries.ts';
import { useText } from '../day.text.ts';
import { CheckInFields, type CheckInValue, HowChecked } from './check-in-fields.tsx';

interface Props {
  readonly id: number;
  readonly event: DayEvent;
  readonly label: string;
  readonly onClose: () => void;
}

/** Switches the check-in of an event on or off, or moves its cut-off. */
export function EditCheckIn({ id, event, label, onClose }: Props) {
  const t = useText();
  const { hasCheckIn, checkInUntil } = event;
  // What was on the screen when the dialog opened: a change by another desk since then is refused.
  const [opened] = useState<CheckInValue>({ hasCheckIn, checkInUntil });
  const [value, setValue] = useState(opened);
  const [isRefused, setRefused] = useState(false);
  const { submit, isPending } = useSubmit({
    send: async (next: CheckInValue) => {
      // After a refusal the dialog shows what is stored, which a second press replaces.
      const seen = isRefused ? { hasCheckIn, checkInUntil } : opened;
      const answer = await setCheckIn({ params: { id, eventId: event.id }, body: { seen, next } });
      if (!answer.ok && answer.code === 'DAY_CHANGED') setRefused(true);
      return answer;
    },
    reads: ['organizer'],
    words: { ...t, failures: { ...t.failures, DAY_CHANGED: t.compare } },
    onSuccess: () => {
      notify({ title: t.saved });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{label}</bdi>}
      actions={
        <Button busy={isPending} onClick={() => void submit(value)}>
          {t.save}
        </Button>
      }
    >
      <div role="status">
        {isRefused && !isPending ? (
          <InlineNotice tone="warning" title={t.savedByOther}>
            <p>
              <HowChecked event={event} />
            </p>
            <p>{t.savingReplaces}</p>
          </InlineNotice>
        ) : null}
      </div>
      <CheckInFields label={label} value={value} onChange={setValue} />
    </Dialog>
  );
}
