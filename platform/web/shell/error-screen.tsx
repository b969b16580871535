import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import House from 'lucide-react/icons/house';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { ConnectionLost } from '../api/errors.ts';
import { usePlatformText } from '../i18n/platform-text.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Screen } from '../ui/screen.tsx';
import css from './error-screen.module.css';

interface Props {
  readonly error: unknown;
  readonly reference: string;
  readonly onRetry: () => void;
}

/** The one screen for everything unexpected, with a number that finds the cause in the logs. */
export function ErrorScreen({ error, reference, onRetry }: Props) {
  const t = usePlatformText();
  const { reset } = useQueryErrorResetBoundary();
  const lost = error instanceof ConnectionLost;
  const retry = () => {
    reset();
    onRetry();
  };
  return (
    <Screen title={lost ? t.lostTitle : t.errorTitle}>
      <div className={css.error} role="alert">
        <p>{lost ? t.lostText : t.errorText}</p>
        {lost ? null : <p className={css.reference}>{t.errorReference(reference)}</p>}
        <div className={css.actions}>
          <Button icon={<RotateCcw />} onClick={retry}>
            {t.tryAgain}
          </Button>
          <LinkButton variant="secondary" to="/" icon={<House />}>
            {t.home}
          </LinkButton>
        </div>
      </div>
    </Screen>
  );
}
