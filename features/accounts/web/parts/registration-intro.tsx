import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../accounts.text.ts';
import { withNext } from './next-path.ts';
import { passwordWasLost } from './registration-draft.ts';
import css from './registration-intro.module.css';
import { useSession } from './session.ts';

interface Props {
  readonly next: string | null;
  readonly emailTaken: boolean;
}

/** Above step 1: who is already here, and what a reload or a refusal means for the form. */
export function RegistrationIntro({ next, emailTaken }: Props) {
  const t = useText();
  const [lost, setLost] = useState(false);
  // Only the browser knows, and not before the page is taken over.
  useEffect(() => setLost(passwordWasLost()), []);
  return (
    <>
      <AccountLine next={next} />
      {lost ? <InlineNotice tone="warning">{t.passwordForgotten}</InlineNotice> : null}
      {emailTaken ? (
        <InlineNotice
          tone="error"
          title={t.emailTakenTitle}
          action={
            <LinkButton variant="secondary" to={withNext('/login', next)}>
              {t.logIn}
            </LinkButton>
          }
        >
          {t.emailTakenText}
        </InlineNotice>
      ) : null}
    </>
  );
}

/** One line of fixed size: a visitor is led to the login, a signed-in person to their rating. */
function AccountLine({ next }: { next: string | null }) {
  const t = useText();
  const platform = usePlatformText();
  const { data } = useSession();
  const account = data?.account;
  return (
    <div className={css.account}>
      {account ? (
        <>
          <p>
            {t.alreadyHere(account.name)} <Link to="/my-page">{t.seeRating}</Link>
          </p>
          <p className={css.small}>{t.alreadyHereText}</p>
        </>
      ) : (
        <>
          <p>
            {t.haveAccount} <Link to={withNext('/login', next)}>{platform.login}</Link>
          </p>
          <p className={css.small}>{t.registrationIntro}</p>
        </>
      )}
    </div>
  );
}
