import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useNext } from '#features/accounts/web/hooks/use-next.ts';
import { withNext } from '#features/accounts/web/lib/next-path.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { DemoOffer } from '../components/demo-offer.tsx';
import { LoginForm } from '../components/login-form.tsx';
import { SignedInNote } from '../components/signed-in-note.tsx';
import { useGoOn } from '../hooks/use-go-on.ts';
import { useText } from '../sign-in.text.ts';
import css from './login.module.css';

// Few accounts have a second step.
const CodeStep = lazyComponent(
  async () =>
    (await import('#features/accounts/second-factor/web/components/code-step.tsx')).CodeStep,
);

/** Login with an e-mail address or an organizer ID; leads on to where the person was going. */
export function Screen() {
  const t = useText();
  const next = useNext();
  const navigate = useNavigate();
  const { data } = useSession();
  const account = data?.account;
  const [step, setStep] = useState<string | null>(null);
  const go = useGoOn(next);
  if (step) {
    return (
      <Frame title={t.loginTitle}>
        <CodeStep step={step} onLoggedIn={go} onStartOver={() => setStep(null)} />
      </Frame>
    );
  }
  return (
    <Frame title={t.loginTitle} subtitle={next ? t.loginFirst : t.loginIntro}>
      {account && !account.demo ? (
        <SignedInNote account={account} />
      ) : (
        <>
          <LoginForm next={next} onCode={setStep} />
          <section className={css.other}>
            <h2 className={css.heading}>{t.newHere}</h2>
            <p>{t.newHereText}</p>
            <LinkButton full variant="secondary" to={withNext('/registration', next)}>
              {t.register}
            </LinkButton>
          </section>
          {account?.demo ? <SignedInNote account={account} /> : null}
          {data?.demoOffered && !account ? (
            <DemoOffer onEntered={() => navigate(next ?? '/', { replace: true })} />
          ) : null}
        </>
      )}
    </Frame>
  );
}
