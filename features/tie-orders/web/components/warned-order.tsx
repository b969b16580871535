import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { breachTexts } from '../lib/order-words.ts';
import type { OwnTie } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';

interface Props extends Pick<OwnTie, 'template'> {
  readonly breaches: NonNullable<OwnTie['order']>['breaches'];
}

/** The mark of an order that was taken although it breaks a rule, with the rules; nothing where it breaks none. */
export function WarnedOrder({ template, breaches }: Props) {
  const t = useText();
  if (breaches.length === 0) return null;
  return (
    <InlineNotice tone="warning" title={t.warnedTitle}>
      {breachTexts(t, template, breaches).join(' / ')}
    </InlineNotice>
  );
}
