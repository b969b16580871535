import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { Pair } from '../pairs.queries.ts';
import { useText } from '../pairs.text.ts';

/** Why a pair can no longer change. */
export function ClosedPair({ why }: { readonly why: NonNullable<Pair['closed']> }) {
  const t = useText();
  return (
    <InlineNotice tone="warning" title={t.closedTitle}>
      {t.closed[why]}
    </InlineNotice>
  );
}
