import type { ReactNode } from 'react';
import { usePlatformText } from '../i18n/platform-text.ts';
import { NotificationHost } from '../notify/notification-host.tsx';
import { ConnectionNotice } from '../offline/connection-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import css from './shell.module.css';

/** The frame of every screen: skip link, header, offline notice, content, footer, notifications. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = usePlatformText();
  return (
    <>
      <a className={css.skip} href="#main">
        {t.skip}
      </a>
      <Header />
      <ConnectionNotice />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer />
      <NotificationHost />
    </>
  );
}
