import type { Session } from '#features/accounts/web/lib/session.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../sign-in.text.ts';
import { LogoutButton } from './logout-button.tsx';
import css from './signed-in-note.module.css';

interface Props {
  readonly account: NonNullable<Session['account']>;
}

/** Says who is signed in already, with the ways on. */
export function SignedInNote({ account }: Props) {
  const t = useText();
  return (
    <section className={css.note}>
      <p className={css.name}>
        {account.demo ? t.inDemo(account.name) : t.signedInAs(account.name)}
      </p>
      {account.demo ? <p>{t.inDemoText}</p> : null}
      <div className={css.actions}>
        <LinkButton to="/my-page" variant={account.demo ? 'secondary' : 'primary'}>
          {t.myPageTitle}
        </LinkButton>
        <LogoutButton />
      </div>
    </section>
  );
}
