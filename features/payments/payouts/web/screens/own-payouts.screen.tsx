import { useQuery } from '@tanstack/react-query';
import Landmark from 'lucide-react/icons/landmark';
import { useSearchParams } from 'react-router';
import { isRefused } from '#platform/web/api/errors.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { BankAccount } from '../../payouts.form.ts';
import { AccountForm } from '../components/account-form.tsx';
import { OwnPayouts } from '../components/own-payouts.tsx';
import { giveAccount, type OwnPayout, ownPayoutsQuery } from '../payouts.queries.ts';
import { useText } from '../payouts.text.ts';

/** Money that goes back by a transfer: where to, and how far it is. */
export function Screen() {
  const t = useText();
  const applicationId = useSearchParams()[0].get('application') ?? undefined;
  const query = useQuery(ownPayoutsQuery(applicationId));
  const to = applicationId ? `/team-applications/${applicationId}` : '/my-tournaments';
  const none = <EmptyState icon={<Landmark />} title={t.none} text={t.noneText} />;
  return (
    <Frame title={t.title} back={{ to, label: t.back }}>
      <Loaded
        query={query}
        shape="card"
        count={2}
        refused={(refusal) =>
          isRefused(refusal, 'APPLICATION_NOT_FOUND', 'INVALID_INPUT') ? none : undefined
        }
      >
        {(payouts) =>
          payouts.length === 0 ? (
            none
          ) : (
            <Payouts payouts={payouts} isSchool={applicationId !== undefined} />
          )
        }
      </Loaded>
    </Frame>
  );
}

interface Props {
  readonly payouts: readonly OwnPayout[];
  readonly isSchool: boolean;
}

function Payouts({ payouts, isSchool }: Props) {
  const t = useText();
  const format = useFormat();
  const waiting = payouts.filter(({ state }) => state === 'needs-account');
  const own = waiting.filter(({ payer }) => payer === null);
  // Where who has paid was asked, the reader can still give an account; theirs goes before it.
  const other =
    waiting.length > 0 ? waiting.filter(({ payer }) => payer !== null) : payouts.filter(isOpen);
  const sumYen = own.reduce((sum, { amountYen }) => sum + amountYen, 0);
  return (
    <>
      <OwnPayouts payouts={payouts} isSchool={isSchool} />
      {own.length > 0 ? (
        <Section heading={t.formTitle} text={t.formText(format.yen(sumYen))} card>
          <AccountForm give={giver(own)} />
        </Section>
      ) : null}
      {own.length === 0 && other.length > 0 ? (
        <details>
          <summary>{waiting.length > 0 ? t.giveYourself : t.change}</summary>
          <AccountForm give={giver(other)} />
        </details>
      ) : null}
    </>
  );
}

/** An account was given that the reader can still change. */
function isOpen({ state, payer }: OwnPayout): boolean {
  return state === 'ready' && payer !== 'given';
}

function giver(payouts: readonly OwnPayout[]) {
  const payoutIds = payouts.map(({ id }) => id);
  return (account: BankAccount) => giveAccount({ body: { payoutIds, account } });
}
