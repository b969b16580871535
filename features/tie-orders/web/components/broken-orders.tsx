import { SIDES } from '#domain/scorecard/side.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { breachTexts } from '../lib/order-words.ts';
import type { OwnTie } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';

type Shown = Pick<OwnTie, 'player1' | 'player2' | 'template' | 'breaches'>;

/** What the two orders break once both are out, such as a player who has left the squad; nothing where they break nothing. */
export function BrokenOrders({ tie }: { readonly tie: Shown }) {
  const t = useText();
  const format = useFormat();
  return SIDES.filter((side) => tie.breaches[side].length > 0).map((side) => (
    <InlineNotice key={side} tone="warning" title={t.brokenOrder(format.name(tie[side]))}>
      {breachTexts(t, tie.template, tie.breaches[side]).join(' / ')}
    </InlineNotice>
  ));
}
