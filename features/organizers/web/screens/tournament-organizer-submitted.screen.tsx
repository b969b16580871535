import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import KeyRound from 'lucide-react/icons/key-round';
import MailCheck from 'lucide-react/icons/mail-check';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../organizers.text.ts';
import css from './tournament-organizer-submitted.module.css';

/** Organizer application submitted (spec section 2.20). */
export function Screen() {
  const t = useText();
  const carried = useLocationState<{ email?: string }>();
  const steps = [
    { icon: <ClipboardCheck />, text: t.steps.review },
    { icon: <MailCheck />, text: t.steps.mail },
    { icon: <KeyRound />, text: t.steps.login },
  ];
  return (
    <Frame title={t.submittedTitle} subtitle={t.submittedText}>
      {carried?.email ? <p className={css.sent}>{t.confirmationSent(carried.email)}</p> : null}
      <Section heading={t.whatsNext} card>
        <ol className={css.steps}>
          {steps.map(({ icon, text }) => (
            <li key={text} className={css.step}>
              <span className={css.icon} aria-hidden="true">
                {icon}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </Section>
      <LinkButton full to="/">
        {t.backHome}
      </LinkButton>
    </Frame>
  );
}
