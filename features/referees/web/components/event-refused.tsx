import type { Refused } from '#platform/web/api/errors.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../referees.text.ts';

/**
 * Why a tournament's event is not shown to its desk. Somebody whose session has ended keeps it, with what is typed
 * there, until they have signed in again.
 */
export function eventRefused(refusal: Refused) {
  if (refusal.code === 'SIGN_IN_REQUIRED') return undefined;
  return <EventRefused isForeign={refusal.code === 'FORBIDDEN'} />;
}

function EventRefused({ isForeign }: { readonly isForeign: boolean }) {
  const t = useText();
  return (
    <InlineNotice tone="error" title={isForeign ? t.notYours : t.notFound}>
      {isForeign ? t.notYoursText : t.notFoundText}
    </InlineNotice>
  );
}
