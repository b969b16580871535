import type { Refused } from '#platform/web/api/errors.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../referees.text.ts';

/** Why a tournament's event is not shown to its desk. */
export function EventRefused({ refusal }: { readonly refusal: Refused }) {
  const t = useText();
  if (refusal.code === 'FORBIDDEN') return <NotOfDesk />;
  return (
    <InlineNotice tone="error" title={t.notFound}>
      {t.notFoundText}
    </InlineNotice>
  );
}

/** The reader has nothing to do with the tournament, or not any more. */
export function NotOfDesk() {
  const t = useText();
  return (
    <InlineNotice tone="error" title={t.notYours}>
      {t.notYoursText}
    </InlineNotice>
  );
}
