import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { withNext } from '#features/accounts/web/lib/next-path.ts';
import { passwordWasLost } from '#features/accounts/web/lib/registration-draft.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../registration.text.ts';
import css from './registration-intro.module.css';

interface Props {
  readonly next: string | null;
  readonly emailTaken: boolean;
  /** A signed-in person sees the own rating above: a line about the account would repeat it. */
  readonly hasRating: boolean;
}

/** Above step 1: the link to the login, and what a reload or a refusal means for the form. */
export function RegistrationIntro({ next, emailTaken, hasRating }: Props) {
  const t = useText();
  const [lost, setLost] = useState(false);
  // Only the browser knows, and not before the page is hydrated.
  useEffect(() => setLost(passwordWasLost()), []);
  return (
    <>
      {hasRating ? null : <AccountLine next={next} />}
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

/**
 * For a visitor: the link to the login, as part of the prerendered page. Somebody signed in, which is known later, gets two lines
 * of the same height in its place.
 */
function AccountLine({ next }: { next: string | null }) {
  const t = useText();
  const platform = usePlatformText();
  const account = useSession().data?.account;
  if (account) {
    return (
      <div className={css.account}>
        <p className={css.name}>
          {account.demo ? t.inDemo(account.name) : t.alreadyHere(account.name)}
        </p>
        <p className={css.small}>
          <Link to="/my-page">{t.myPageTitle}</Link>
        </p>
      </div>
    );
  }
  return (
    <div className={css.account}>
      <p>
        {t.haveAccount} <Link to={withNext('/login', next)}>{platform.login}</Link>
      </p>
      <p className={css.small}>{t.registrationIntro}</p>
    </div>
  );
}
