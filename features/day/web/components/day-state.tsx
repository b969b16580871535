import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { Day } from '../day.queries.ts';
import { useText } from '../day.text.ts';

/** Why nothing can be changed any more. */
export function DayState({ day }: { readonly day: Pick<Day, 'isCancelled' | 'isOver'> }) {
  const t = useText();
  if (!day.isCancelled && !day.isOver) return null;
  return (
    <InlineNotice tone="warning" title={day.isCancelled ? t.cancelledTitle : t.overTitle}>
      {t.closedText}
    </InlineNotice>
  );
}
