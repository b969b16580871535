import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { now } from '#platform/web/clock.ts';
import { dismissShown, notify } from '#platform/web/notify/notify.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useNext } from '../../../web/hooks/use-next.ts';
import { useSession } from '../../../web/lib/session.ts';
import { isRecent } from '../../second-factor.policy.ts';
import { ManageFactor } from '../components/manage-factor.tsx';
import { RecoveryCodes } from '../components/recovery-codes.tsx';
import { SetUpFactor } from '../components/set-up-factor.tsx';
import { type FactorStatus, statusQuery } from '../second-factor.queries.ts';
import { useText } from '../second-factor.text.ts';

/** Setting up the second step of one's login, and what one can do with it afterwards. */
export function Screen() {
  const t = useText();
  const account = useSession().data?.account;
  return (
    <Frame title={t.title} subtitle={t.text} back={{ to: '/account', label: t.backToAccount }}>
      {account?.demo ? (
        <InlineNotice title={t.demoTitle}>{t.demoText}</InlineNotice>
      ) : (
        <OwnFactor />
      )}
    </Frame>
  );
}

function OwnFactor() {
  const t = useText();
  const navigate = useNavigate();
  const next = useNext();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  /** Codes in place of others: nothing was switched on. */
  const [isRenewal, setRenewal] = useState(false);
  const [hasSeen, setHasSeen] = useState(false);
  /** The status as another app began to be set up; a status with newer codes means that it has been. */
  const [moving, setMoving] = useState<FactorStatus | null>(null);
  const query = useQuery(statusQuery);
  const showCodes = (shown: readonly string[], renewal: boolean) => {
    // A notification of the step before would lie over the button below the codes.
    dismissShown();
    setCodes(shown);
    setRenewal(renewal);
    setHasSeen(true);
  };
  const done = () => {
    setCodes(null);
    setMoving(null);
    notify({ title: isRenewal ? t.codesRenewed : t.isOn });
    if (next) void navigate(next, { replace: true });
  };
  if (codes) return <RecoveryCodes codes={codes} onStored={done} />;
  return (
    <Loaded query={query} shape="line" count={1}>
      {(status) =>
        status.onSince && moving?.codesSince !== status.codesSince ? (
          <ManageFactor
            status={status}
            unseen={!hasSeen && isNew(status)}
            onCodes={(renewed) => showCodes(renewed, true)}
            onMove={() => setMoving(status)}
          />
        ) : (
          <SetUpFactor status={status} onCodes={(first) => showCodes(first, false)} />
        )
      }
    </Loaded>
  );
}

/** Whether the recovery codes were made so recently that their owner can make others without another proof. */
function isNew({ codesSince }: FactorStatus): boolean {
  return codesSince !== null && isRecent(new Date(codesSince), now());
}
