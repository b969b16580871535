import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Disputes } from '#features/payments/payouts/web/components/disputes.tsx';
import { DuePayouts, type PayOut } from '#features/payments/payouts/web/components/due-payouts.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { StatCard } from '#platform/web/ui/stat-card.tsx';
import css from '../components/entry-list.module.css';
import { ExportButton } from '../components/export-button.tsx';
import { OrganizerFrame } from '../components/own-frame.tsx';
import {
  exportRevenue,
  markPaidOut,
  payoutsQuery,
  type Revenue,
  revenueQuery,
} from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';

/** Every payment and refund of a tournament, summed. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(revenueQuery(id));
  return (
    <OrganizerFrame title={t.revenueTitle} query={query}>
      {(revenue) => (
        <>
          <Sums sums={revenue.sums} />
          <Disputes disputes={revenue.disputes} isOperator={false} />
          <Payouts id={id} />
          {revenue.lines.some(({ refund }) => refund === 'failed') ? (
            <InlineNotice tone="warning">{t.failedRefund}</InlineNotice>
          ) : null}
          <div className={css.actions}>
            <ExportButton id={id} read={exportRevenue} />
          </div>
          {revenue.lines.length === 0 ? (
            <EmptyState title={t.noRevenue} text={t.noRevenueText} />
          ) : (
            <Lines lines={revenue.lines} />
          )}
        </>
      )}
    </OrganizerFrame>
  );
}

/** What the organizer transfers back. */
function Payouts({ id }: { readonly id: number }) {
  const query = useQuery(payoutsQuery(id));
  const pay: PayOut = (payoutId, body) => markPaidOut({ params: { id, payoutId }, body });
  return <DuePayouts query={query} pay={pay} />;
}

const ALWAYS = ['chargedYen', 'refundedYen', 'unrefundedYen', 'remainingYen'] as const;
const WHEN_ANY = ['disputedYen', 'lostYen', 'transferredYen', 'pointsYen', 'manualYen'] as const;

function Sums({ sums }: Pick<Revenue, 'sums'>) {
  const t = useText();
  const format = useFormat();
  const shown = [...ALWAYS, ...WHEN_ANY.filter((name) => sums[name] !== 0)];
  return (
    <div className={css.sums}>
      {shown.map((name) => (
        <StatCard key={name} label={t.sums[name]} value={format.yen(sums[name])} />
      ))}
    </div>
  );
}

const TONES = { pending: 'blue', failed: 'red', done: 'neutral' } as const;

function Lines({ lines }: Pick<Revenue, 'lines'>) {
  const t = useText();
  const format = useFormat();
  return (
    <List label={t.revenueTitle}>
      {lines.map(({ id, name, method, amountYen, paidAt, refund }) => (
        <ListRow
          key={id}
          title={format.facts([format.yen(amountYen), name])}
          text={<FactsLine facts={[format.dateTime(paidAt), t.methods[method]]} />}
          end={refund === 'none' ? null : <Badge tone={TONES[refund]}>{t.refunds[refund]}</Badge>}
        />
      ))}
    </List>
  );
}
