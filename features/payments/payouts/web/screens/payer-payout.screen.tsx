import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { PrivateLink } from '../../../web/components/private-link.tsx';
import type { BankAccount } from '../../payouts.form.ts';
import { AccountForm } from '../components/account-form.tsx';
import css from '../components/payouts.module.css';
import { PAYOUT_TONES } from '../lib/tones.ts';
import { giveByLink, type PayersPayout, payersPayoutQuery } from '../payouts.queries.ts';
import { useText } from '../payouts.text.ts';

/** Money that goes back to who has paid for a player by a link: where to, and how far it is. Without a login. */
export function Screen() {
  const t = useText();
  const secret = useLocation().hash.slice(1);
  const query = useQuery(payersPayoutQuery(secret));
  return (
    <PrivateLink
      secret={secret}
      query={query}
      words={{
        title: t.payerTitle,
        tooMany: t.tooMany,
        old: { title: t.oldTitle, text: t.oldText },
        unknown: { title: t.unknownTitle, text: t.unknownText },
      }}
    >
      {(payout) => <Payout secret={secret} payout={payout} />}
    </PrivateLink>
  );
}

interface Props {
  readonly secret: string;
  readonly payout: PayersPayout;
}

function Payout({ secret, payout }: Props) {
  const t = useText();
  const format = useFormat();
  const { state, reason, account, paidOutOn, player, tournament, amountYen, owner } = payout;
  const by = owner === 'operator' ? t.byUs : t.byOrganizer(format.name(payout.organizerName));
  const give = (given: BankAccount) => giveByLink({ body: { secret, account: given } });
  return (
    <>
      <Card tone="brand" className={css.card}>
        <p className={css.head}>
          <strong className={css.amount}>{format.yen(amountYen)}</strong>
          <Badge tone={PAYOUT_TONES[state]}>{t.states[state]}</Badge>
        </p>
        <Facts
          facts={[
            [t.tournament, format.name(tournament.name)],
            [t.player, <bdi key="player">{player}</bdi>],
          ]}
        />
        {reason === 'refund' ? null : <p>{t.reasons[reason]}</p>}
        {account ? (
          <p>{t.to([account.bank, account.branch].join(' '), account.lastDigits)}</p>
        ) : null}
        {state === 'ready' && !account ? <p>{t.givenByPlayer}</p> : null}
        <p className={css.small}>{paidOutOn ? t.paidOutOn(format.longDate(paidOutOn)) : by}</p>
      </Card>
      {state === 'needs-account' ? (
        <Section heading={t.formTitle} text={t.payerFormText(format.yen(amountYen))} card>
          <AccountForm give={give} />
        </Section>
      ) : null}
      {state === 'ready' ? (
        <details>
          <summary>{t.change}</summary>
          <AccountForm give={give} />
        </details>
      ) : null}
    </>
  );
}
