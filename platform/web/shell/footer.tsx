import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleUser from 'lucide-react/icons/circle-user-round';
import LogIn from 'lucide-react/icons/log-in';
import { NavLink } from 'react-router';
import { usePlatformText } from '../i18n/platform-text.ts';
import css from './footer.module.css';

/** The fixed bar at the bottom of every screen. */
export function Footer() {
  const t = usePlatformText();
  const links = [
    { to: '/my-page', label: t.myPage, Icon: CircleUser },
    { to: '/help', label: t.help, Icon: CircleHelp },
    { to: '/login', label: t.login, Icon: LogIn },
  ];
  return (
    <footer className={css.footer}>
      <nav aria-label={t.navigation} className={css.links}>
        {links.map(({ to, label, Icon }) => (
          <NavLink key={to} to={to} className={css.link ?? ''}>
            <Icon className={css.icon} aria-hidden="true" />
            {label}
          </NavLink>
        ))}
      </nav>
    </footer>
  );
}
