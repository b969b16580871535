import Lock from 'lucide-react/icons/lock';
import LogIn from 'lucide-react/icons/log-in';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import css from '#features/accounts/web/components/access-denied.module.css';
import { withNext } from '#features/accounts/web/lib/next-path.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import type { Access } from '#platform/web/navigation/screens.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen } from '#platform/web/ui/screen.tsx';
import { useText } from '../sign-in.text.ts';
import { DemoOffer } from './demo-offer.tsx';

interface Props {
  readonly reason: Access | 'offline';
}

/** Shown in place of a screen that this person may not open: the reason, and what to do. */
export function AccessDenied({ reason }: Props) {
  const t = useText();
  const platform = usePlatformText();
  const { data } = useSession();
  if (reason === 'offline') return <Closed title={platform.lostTitle} text={platform.lostText} />;
  if (reason === 'operator' && data?.account?.awaitsSecondFactor) return <SetUpFirst />;
  if (reason === 'operator') {
    return <Closed title={t.operatorsTitle} text={t.operatorsText} login={t.logIn} />;
  }
  if (reason === 'organizer') {
    return (
      <Closed title={t.organizersTitle} text={t.organizersText} login={t.haveOrganizerId}>
        <LinkButton full to="/tournament-organizer-registration">
          {t.applyOrganizer}
        </LinkButton>
      </Closed>
    );
  }
  return <LogInFirst />;
}

/** An operator's role begins with the second step of the login. */
function SetUpFirst() {
  const t = useText();
  const { here } = useHere();
  return (
    <Closed title={t.secondFactorTitle} text={t.secondFactorText}>
      <LinkButton full to={`/account/second-factor?next=${encodeURIComponent(here)}`}>
        {t.setUpSecondFactor}
      </LinkButton>
    </Closed>
  );
}

function LogInFirst() {
  const t = useText();
  const { data } = useSession();
  const { here, state } = useHere();
  const navigate = useNavigate();
  const lookAgain = () => navigate(here, { replace: true, state: state.carried });
  return (
    <Closed title={t.guardTitle} text={t.guardText}>
      <LinkButton full to={withNext('/login', here)} state={state} icon={<LogIn />}>
        {t.logIn}
      </LinkButton>
      <LinkButton full variant="secondary" to={withNext('/registration', here)} state={state}>
        {t.register}
      </LinkButton>
      {data?.demoOffered ? <DemoOffer onEntered={lookAgain} /> : null}
    </Closed>
  );
}

interface ClosedProps {
  readonly title: string;
  readonly text: string;
  /** The label of a login link, where another account may help. */
  readonly login?: string;
  readonly children?: ReactNode;
}

function Closed({ title, text, login, children }: ClosedProps) {
  const { data } = useSession();
  const platform = usePlatformText();
  const { here, state } = useHere();
  return (
    <Screen title={title} align="center">
      <div className={css.closed}>
        <span className={css.icon} aria-hidden="true">
          <Lock />
        </span>
        <p className={css.text}>{text}</p>
        <div className={css.actions}>
          {children}
          {login ? (
            <LinkButton full variant="secondary" to={withNext('/login', here)} state={state}>
              {login}
            </LinkButton>
          ) : null}
          {data?.account || !children ? (
            <LinkButton full variant="quiet" to="/">
              {platform.returnHome}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </Screen>
  );
}

/** The requested address and its navigation state, to return to. */
function useHere() {
  const { pathname, search, hash, state } = useLocation();
  return { here: pathname + search + hash, state: { carried: state as unknown } };
}
