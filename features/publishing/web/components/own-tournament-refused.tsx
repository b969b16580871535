import type { Refused } from '#platform/web/api/errors.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../publishing.text.ts';

/** Why a tournament is not shown to its organizer: it is not theirs, or does not exist. */
export function OwnTournamentRefused({ refusal }: { readonly refusal: Refused }) {
  const t = useText();
  const isForeign = refusal.code === 'FORBIDDEN';
  return (
    <InlineNotice tone="error" title={isForeign ? t.notYours : t.notFound}>
      {isForeign ? t.notYoursText : t.notFoundText}
    </InlineNotice>
  );
}
