import { isUnread, type Read } from '#platform/web/api/read.ts';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { useText } from '../payouts.text.ts';
import { type DuePayout, DuePayoutCard } from './due-payout-card.tsx';
import type { PayOut } from './paid-out-form.tsx';
import css from './payouts.module.css';

export type { PayOut } from './paid-out-form.tsx';

interface Props {
  readonly query: Read<readonly DuePayout[]>;
  readonly pay: PayOut;
}

/** What the reader has to transfer back, and what they have transferred; nothing where there is none. */
export function DuePayouts({ query, pay }: Props) {
  const t = useText();
  const { data } = query;
  if (isUnread(query)) {
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!data || data.length === 0) return null;
  return (
    <Section heading={t.dueTitle} text={t.dueText}>
      <UnmarkedList className={css.list} aria-label={t.dueTitle}>
        {data.map((payout) => (
          <DuePayoutCard key={payout.id} payout={payout} pay={pay} />
        ))}
      </UnmarkedList>
    </Section>
  );
}
