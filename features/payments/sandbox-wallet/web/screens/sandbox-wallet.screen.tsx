import { useQuery, useQueryClient } from '@tanstack/react-query';
import Wallet from 'lucide-react/icons/wallet';
import { useSearchParams } from 'react-router';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import type * as contract from '../../sandbox-wallet.contract.ts';
import { approve, orderQuery } from '../sandbox-wallet.queries.ts';
import { useText } from '../sandbox-wallet.text.ts';

type Order = Output<typeof contract.read>;

/** Simulates the payment app of a real provider: shows the amount to pay, and takes the approval. */
export function Screen() {
  const t = useText();
  const code = useSearchParams()[0].get('code') ?? '';
  const query = useQuery({
    ...orderQuery(code),
    enabled: code !== '',
  });
  const unknown = code === '' || isRefused(query.error, 'ORDER_NOT_FOUND', 'INVALID_INPUT');
  if (unknown) {
    return (
      <Frame title={t.title}>
        <EmptyState icon={<Wallet />} title={t.unknown} text={t.unknownText} />
      </Frame>
    );
  }
  return (
    <Frame title={t.title} subtitle={t.intro} step={query.data?.approved ? 'approved' : 'open'}>
      <Loaded query={query} shape="card" count={1}>
        {(order) => <Payment code={code} order={order} />}
      </Loaded>
    </Frame>
  );
}

function Payment({ code, order }: { readonly code: string; readonly order: Order }) {
  const t = useText();
  const format = useFormat();
  const { product } = usePlatformText();
  const queries = useQueryClient();
  const amount = format.yen(order.amountYen);
  const { submit, isPending } = useSubmit({
    send: () => approve({ body: { code } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: (approved) => void queries.setQueryData(orderQuery(code).queryKey, approved),
  });
  return (
    <>
      <Card>
        <Facts
          facts={[
            [t.payTo, product],
            [t.amount, amount],
          ]}
        />
      </Card>
      {order.approved ? (
        <>
          <div role="status">
            <InlineNotice tone="success" title={t.approved}>
              {t.approvedText}
            </InlineNotice>
          </div>
          <LinkButton full to={order.returnTo}>
            {t.back}
          </LinkButton>
        </>
      ) : (
        <>
          <Button full busy={isPending} busyLabel={t.approving} onClick={() => void submit()}>
            {t.approve(amount)}
          </Button>
          <LinkButton full variant="secondary" to={order.returnTo}>
            {t.notNow}
          </LinkButton>
        </>
      )}
    </>
  );
}
