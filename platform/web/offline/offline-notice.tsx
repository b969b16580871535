import WifiOff from 'lucide-react/icons/wifi-off';
import { usePlatformText } from '../i18n/platform-text.ts';
import css from './offline-notice.module.css';
import { useOnline } from './use-online.ts';

/** A bar under the header while there is no connection; announced when it comes. */
export function OfflineNotice() {
  const t = usePlatformText();
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <p className={css.notice}>
          <WifiOff className={css.icon} aria-hidden="true" />
          {t.offline}
        </p>
      )}
    </div>
  );
}
