import type { Refused } from '#platform/web/api/errors.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../referees.text.ts';

/** Why a tournament's event is not shown to its desk. */
export function EventRefused({ refusal }: { readonly refusal: Refused }) {
  const t = useText();
  const isForeign = refusal.code === 'FORBIDDEN';
  return (
    <InlineNotice tone="error" title={isForeign ? t.notYours : t.notFound}>
      {isForeign ? t.notYoursText : t.notFoundText}
    </InlineNotice>
  );
}
