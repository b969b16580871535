import { lastMoment } from '#platform/shared/last-moment.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { Waiting } from '../waiting-list.queries.ts';
import { useText } from '../waiting-list.text.ts';
import { LeaveWaitlist } from './leave-waitlist.tsx';

/** Above the application for a full tournament: a place is held for this person. */
export function OfferNotice({ waitlistEntry }: { readonly waitlistEntry: Waiting }) {
  const t = useText();
  const format = useFormat();
  return (
    <InlineNotice
      tone="success"
      title={t.offeredTitle}
      action={<LeaveWaitlist waitlistEntry={waitlistEntry} />}
    >
      {waitlistEntry.offerUntil
        ? t.offeredText(format.dateTime(lastMoment(waitlistEntry.offerUntil)))
        : null}
    </InlineNotice>
  );
}
