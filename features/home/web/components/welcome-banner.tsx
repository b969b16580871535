import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx';
import { useText } from '../home.text.ts';
import css from './welcome-banner.module.css';

/** Title and subtitle on a court, with a separate language switch at the top right. */
export function WelcomeBanner() {
  const t = useText();
  return (
    <div className={css.banner}>
      <div className={css.switch}>
        <LanguageSwitch />
      </div>
      {/* Hidden from screen readers: the screen's heading already says it. */}
      <p className={css.title} aria-hidden="true">
        {t.welcome}
      </p>
      <p className={css.subtitle}>{t.subtitle}</p>
    </div>
  );
}
