import type { Output } from '#platform/shared/endpoint.ts';
import type { Read } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import type * as contract from '../../publishing.contract.ts';
import { useText } from '../publishing.text.ts';

type Cancellation = Output<typeof contract.cancellation>;

/** The effects of a cancellation: how much goes back to how many people and schools, and how many are notified. */
export function Consequences({ query }: { readonly query: Read<Cancellation> }) {
  const t = useText();
  return (
    <Loaded query={query} placeholder={<p aria-busy="true">{t.cancelCounting}</p>}>
      {(cancellation) => <Counted {...cancellation} />}
    </Loaded>
  );
}

function Counted(props: Cancellation) {
  const t = useText();
  const format = useFormat();
  const { refunds, points, outside, transfers, playersTransfers, notified } = props;
  const { people: transferring } = playersTransfers;
  const payers = refunds.people + points.people + outside.people + transfers.schools;
  const paid = payers + transferring > 0;
  return (
    <InlineNotice tone="warning">
      {paid ? null : <p>{t.cancelNoRefunds}</p>}
      {refunds.people > 0 ? (
        <p>{t.cancelRefunds(refunds.people, format.yen(refunds.yen))}</p>
      ) : null}
      {points.people > 0 ? (
        <p>{t.cancelPoints(points.people, format.number(points.points))}</p>
      ) : null}
      {outside.people > 0 ? (
        <p>{t.cancelOutside(outside.people, format.yen(outside.yen))}</p>
      ) : null}
      {transfers.schools > 0 ? (
        <p>{t.cancelTransfers(transfers.schools, format.yen(transfers.yen))}</p>
      ) : null}
      {transferring > 0 ? (
        <p>{t.cancelPlayersTransfers(transferring, format.yen(playersTransfers.yen))}</p>
      ) : null}
      <p>{t.cancelNotified(notified)}</p>
      <p>
        <strong>{t.cancelFinal}</strong>
      </p>
    </InlineNotice>
  );
}
