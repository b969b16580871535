import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { PAYOUT_TONES } from '../lib/tones.ts';
import type { OwnPayout } from '../payouts.queries.ts';
import { useText } from '../payouts.text.ts';
import css from './payouts.module.css';

/** What goes back to the reader, and how far it is. */
export function OwnPayouts({ payouts }: { readonly payouts: readonly OwnPayout[] }) {
  const t = useText();
  return (
    <UnmarkedList className={css.list} aria-label={t.title}>
      {payouts.map((payout) => (
        <OwnCard key={payout.id} payout={payout} />
      ))}
    </UnmarkedList>
  );
}

function OwnCard({ payout }: { readonly payout: OwnPayout }) {
  const t = useText();
  const format = useFormat();
  const { tournament, amountYen, state, account, paidOutOn, owner, organizerName } = payout;
  const by = owner === 'operator' ? t.byUs : t.byOrganizer(format.name(organizerName));
  return (
    <Card as="li" className={css.card}>
      <p className={css.head}>
        <strong className={css.amount}>{format.yen(amountYen)}</strong>
        <Badge tone={PAYOUT_TONES[state]}>{t.states[state]}</Badge>
      </p>
      <p>{`${format.name(tournament.name)} · ${format.dayWithWeekday(tournament.eventDate)}`}</p>
      {account ? (
        <p className={css.small}>
          {t.to([account.bank, account.branch].join(' '), account.lastDigits)}
        </p>
      ) : null}
      <p className={css.small}>{paidOutOn ? t.paidOutOn(format.longDate(paidOutOn)) : by}</p>
    </Card>
  );
}
