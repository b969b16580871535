import House from 'lucide-react/icons/house';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reportNotFound } from '../diagnostics.ts';
import { usePlatformText } from '../i18n/platform-text.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Screen } from '../ui/screen.tsx';
import css from './not-found.module.css';

/** Any address that is no screen (spec 2.3). */
export function NotFound() {
  const t = usePlatformText();
  const { pathname } = useLocation();
  useEffect(() => reportNotFound(pathname), [pathname]);
  return (
    <Screen
      title={t.notFoundTitle}
      heading={<span className={css.code}>{t.notFoundCode}</span>}
      align="center"
    >
      <div className={css.lost}>
        <p className={css.text}>{t.notFoundTitle}</p>
        <LinkButton to="/" icon={<House />}>
          {t.returnHome}
        </LinkButton>
      </div>
    </Screen>
  );
}
