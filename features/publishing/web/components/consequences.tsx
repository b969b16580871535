import type { UseQueryResult } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import type * as contract from '../../publishing.contract.ts';
import { useText } from '../publishing.text.ts';

interface Props {
  readonly query: UseQueryResult<Output<typeof contract.cancellation>>;
}

/** The effects of a cancellation: how much goes back to how many people and schools, and how many are notified. */
export function Consequences({ query: { data, error, isPaused, isError, refetch } }: Props) {
  const t = useText();
  const format = useFormat();
  if (!data && (isError || isPaused)) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <p aria-busy="true">{t.cancelCounting}</p>;
  const { refunds, points, outside, transfers, playersTransfers, notified } = data;
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
