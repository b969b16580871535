import { useNavigate } from 'react-router';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useEnterDemo } from '../hooks/use-enter-demo.ts';
import { useText } from '../sign-in.text.ts';
import css from './logged-out-in-demo.module.css';

/** Asks a visitor of the demo who is signed out how to go on: as themselves, or as the sample player. */
export function LoggedOutInDemo() {
  const t = useText();
  const { login } = usePlatformText();
  const navigate = useNavigate();
  const { submit, isPending, failure } = useEnterDemo(() => navigate('/', { replace: true }));
  return (
    <section className={css.choice} aria-label={t.loggedOut}>
      <p className={css.title}>{t.loggedOut}</p>
      <LinkButton to="/login">{login}</LinkButton>
      <Button variant="secondary" busy={isPending} onClick={() => void submit()}>
        {t.goOnInDemo}
      </Button>
      <div className={css.failure}>
        <SubmitFailure failure={failure} />
      </div>
    </section>
  );
}
