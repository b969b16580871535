import { useQuery } from '@tanstack/react-query';
import { Disputes } from '#features/payments/payouts/web/components/disputes.tsx';
import { DuePayouts, type PayOut } from '#features/payments/payouts/web/components/due-payouts.tsx';
import { isUnread } from '#platform/web/api/read.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import css from '../components/console.module.css';
import { Console } from '../components/console.tsx';
import { Feed } from '../components/feed.tsx';
import {
  CONSOLE_READS,
  disputesQuery,
  markPaidOut,
  payoutsQuery,
  type Refund,
  refundsQuery,
  retryRefund,
} from '../operator.queries.ts';
import { useText } from '../operator.text.ts';

const TONES = {
  pending: 'blue',
  'by-transfer': 'blue',
  failed: 'red',
  succeeded: 'green',
} as const;

/** Pending refunds, disputed payments, and refunds that go back by a transfer. */
export function Screen() {
  const t = useText();
  const query = useQuery(refundsQuery);
  const payouts = useQuery(payoutsQuery);
  const disputes = useQuery(disputesQuery);
  return (
    <Console section="refunds">
      <Feed
        label={t.refunds}
        query={query}
        items={query.data}
        empty={{ title: t.noRefunds, text: t.noRefundsText }}
      >
        {(refund) => <RefundCard key={refund.id} refund={refund} />}
      </Feed>
      <Disputes disputes={disputes.data ?? []} isOperator />
      {isUnread(disputes) ? (
        <LoadFailure error={disputes.error} onRetry={() => void disputes.refetch()} />
      ) : null}
      <DuePayouts query={payouts} pay={pay} />
    </Console>
  );
}

const pay: PayOut = (id, body) => markPaidOut({ params: { id }, body });

function RefundCard({ refund }: { readonly refund: Refund }) {
  const t = useText();
  const format = useFormat();
  const { submit, isPending } = useSubmit({
    send: () => retryRefund({ params: { id: refund.id } }),
    ...CONSOLE_READS,
    words: t,
    onSuccess: () => notify({ title: t.tryingNow }),
  });
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <h2 className={css.name}>{format.facts([format.yen(refund.amountYen), refund.player])}</h2>
        <Badge tone={TONES[refund.state]}>{t.refundStates[refund.state]}</Badge>
      </div>
      <p className={css.small}>
        {format.facts([
          format.name(refund.tournament),
          format.dateTime(refund.createdAt),
          t.attempts(refund.attempts),
        ])}
      </p>
      {refund.lastError ? <p className={css.text}>{refund.lastError}</p> : null}
      <div className={css.actions}>
        <Button variant="secondary" busy={isPending} onClick={() => void submit()}>
          {t.tryNow}
        </Button>
      </div>
    </Card>
  );
}
