import { useState } from 'react';
import type { z } from 'zod';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import type { duePayout } from '../../payouts.contract.ts';
import { PAYOUT_TONES } from '../lib/tones.ts';
import { useText } from '../payouts.text.ts';
import { PaidOutForm, type PayOut, type Seen } from './paid-out-form.tsx';
import css from './payouts.module.css';

export type DuePayout = z.infer<typeof duePayout>;

interface Props {
  readonly payout: DuePayout;
  readonly pay: PayOut;
}

/** One transfer that is owed: to whom, where to, and the note that it was made. */
export function DuePayoutCard({ payout, pay }: Props) {
  const joined = useJoined();
  const t = useText();
  const format = useFormat();
  const [seen, setSeen] = useState<Seen | null>(null);
  const { payee, tournament, amountYen, state, reason, account, paidOutOn, paidOutName } = payout;
  const see = () =>
    setSeen({ seenAmountYen: amountYen, seenAccountMark: payout.accountMark ?? undefined });
  const amount = format.yen(amountYen);
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <h3 className={css.amount}>
          <bdi>{format.facts([amount, payee])}</bdi>
        </h3>
        <Badge tone={PAYOUT_TONES[state]}>{t.dueStates[state]}</Badge>
      </div>
      <p className={css.small}>
        {format.facts([format.name(tournament.name), format.dayWithWeekday(tournament.eventDate)])}
      </p>
      {reason === 'refund' ? null : <p className={css.small}>{t.dueReasons[reason]}</p>}
      {account ? (
        <Facts
          facts={[
            [t.fields.bank, account.bank],
            [t.fields.branch, account.branch],
            [t.fields.accountType, t.accountTypes[account.accountType]],
            [t.fields.number, account.number],
            [t.fields.holder, account.holder],
          ]}
        />
      ) : null}
      {state === 'ready' && !account ? <p>{t.unreadable}</p> : null}
      {paidOutOn ? (
        <p className={css.small}>{t.noted(format.longDate(paidOutOn), paidOutName)}</p>
      ) : null}
      {state === 'ready' ? (
        <div className={css.actions}>
          <Button
            aria-label={joined.labelled(t.markPaid, format.facts([amount, payee]))}
            onClick={see}
          >
            {t.markPaid}
          </Button>
          <Dialog open={seen !== null} onClose={() => setSeen(null)} title={t.markTitle(amount)}>
            {seen ? (
              <PaidOutForm id={payout.id} seen={seen} pay={pay} onDone={() => setSeen(null)} />
            ) : null}
          </Dialog>
        </div>
      ) : null}
    </Card>
  );
}
