import { opponent } from '#domain/scorecard/side.ts';
import { OrderPapers } from '../../sheet/web/components/order-papers.tsx';
import { TieFrame } from '../components/tie-frame.tsx';
import { useOwnAddress } from '../hooks/use-own-address.ts';
import { useText } from '../tie-orders.text.ts';

/** The order sheet of a team for a tie, on paper. */
export function Screen() {
  const t = useText();
  const { stageId, matchId, side } = useOwnAddress();
  return (
    <TieFrame
      title={t.sheetTitle}
      back={{ to: `/my-ties/${stageId}/${matchId}/${side}`, label: t.title }}
    >
      {({ own, order, ...tie }) => (
        <OrderPapers
          sheet={{
            ...tie,
            team: tie[own],
            opponent: tie[opponent(own)],
            players: order?.players ?? null,
            isWarned: order !== null && order.breaches.length > 0,
          }}
        />
      )}
    </TieFrame>
  );
}
