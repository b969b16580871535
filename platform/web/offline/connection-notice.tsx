import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useSyncExternalStore } from 'react';
import { usePlatformText } from '../i18n/platform-text.ts';
import css from './connection-notice.module.css';
import { isOutdated, refreshOutdated, subscribeToFreshness } from './freshness.ts';
import { useOnline } from './use-online.ts';

/** The browser may report "online" all the time, so that no event says when the server is back; in milliseconds. */
const RETRY_EVERY = 30_000;

/** A bar under the header while the screen may be out of date; announced when it appears. */
export function ConnectionNotice() {
  const t = usePlatformText();
  const online = useOnline();
  const outdated = useSyncExternalStore(subscribeToFreshness, isOutdated, assumedFresh);
  return (
    <div role="status">
      {online && !outdated ? null : (
        <p className={css.notice}>
          <WifiOff className={css.icon} aria-hidden="true" />
          <span>
            {online ? t.outdated : t.offline} {online ? <Retry /> : null}
          </span>
        </p>
      )}
    </div>
  );
}

const assumedFresh = () => false;

function Retry() {
  const { tryAgain } = usePlatformText();
  useEffect(() => {
    const timer = setInterval(refreshOutdated, RETRY_EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <button type="button" className={css.retry} onClick={refreshOutdated}>
      {tryAgain}
    </button>
  );
}
