import { Link } from 'react-router';
import { usePlatformText } from '../i18n/platform-text.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Emblem } from './emblem.tsx';
import css from './header.module.css';

export function Header() {
  const t = usePlatformText();
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <Link to="/" className={css.title}>
          <Emblem />
          <span>{t.product}</span>
        </Link>
        <LanguageSwitch />
      </div>
    </header>
  );
}
