import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../home.text.ts';
import css from '../screens/home.module.css';

/** What a visitor is offered, where a person has the rate. */
export function Invitation() {
  const t = useText();
  return (
    <section className={css.invitation} aria-label={t.inviteTitle}>
      <p className={css.title}>{t.inviteTitle}</p>
      <LinkButton to="/registration">{t.register}</LinkButton>
      <LinkButton to="/login" variant="secondary">
        {t.login}
      </LinkButton>
    </section>
  );
}
