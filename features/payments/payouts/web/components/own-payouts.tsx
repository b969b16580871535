import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { PAYOUT_TONES } from '../lib/tones.ts';
import type { OwnPayout } from '../payouts.queries.ts';
import { useText } from '../payouts.text.ts';
import { LinkForPayer } from './link-for-payer.tsx';
import css from './payouts.module.css';

interface Props {
  readonly payouts: readonly OwnPayout[];
  /** Of a school's application: those who look after it give the account themselves. */
  readonly isSchool: boolean;
}

/** What goes back to the reader, and how far it is. */
export function OwnPayouts({ payouts, isSchool }: Props) {
  const t = useText();
  return (
    <UnmarkedList className={css.list} aria-label={t.title}>
      {payouts.map((payout) => (
        <OwnCard key={payout.id} payout={payout} isSchool={isSchool} />
      ))}
    </UnmarkedList>
  );
}

function OwnCard({ payout, isSchool }: { readonly payout: OwnPayout; readonly isSchool: boolean }) {
  const t = useText();
  const format = useFormat();
  const { tournament, amountYen, state, reason, account, paidOutOn, owner, payer } = payout;
  const { organizerName } = payout;
  const by = owner === 'operator' ? t.byUs : t.byOrganizer(format.name(organizerName));
  return (
    <Card as="li" className={css.card}>
      <p className={css.head}>
        <strong className={css.amount}>{format.yen(amountYen)}</strong>
        <Badge tone={PAYOUT_TONES[state]}>{t.states[state]}</Badge>
      </p>
      <p>
        {format.facts([format.name(tournament.name), format.dayWithWeekday(tournament.eventDate)])}
      </p>
      {reason === 'refund' ? null : <p>{t.reasons[reason]}</p>}
      {account ? (
        <p className={css.small}>
          {t.to([account.bank, account.branch].join(' '), account.lastDigits)}
        </p>
      ) : null}
      {payer && state !== 'paid-out' ? <p className={css.small}>{t.payerSteps[payer]}</p> : null}
      <p className={css.small}>{paidOutOn ? t.paidOutOn(format.longDate(paidOutOn)) : by}</p>
      {state === 'needs-account' && !isSchool ? <LinkForPayer payout={payout} /> : null}
    </Card>
  );
}
