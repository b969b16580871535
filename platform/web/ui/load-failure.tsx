import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { ServerError } from '../api/errors.ts';
import { usePlatformText } from '../i18n/platform-text.ts';
import { Button } from './button.tsx';
import { InlineNotice } from './inline-notice.tsx';

interface Props {
  /** Why a read failed; none while it waits for a connection. */
  readonly error?: unknown;
  readonly onRetry: () => void;
}

/** Takes the place of data that could not be read: the reason, and another try. */
export function LoadFailure({ error, onRetry }: Props) {
  const t = usePlatformText();
  const ours = error instanceof ServerError;
  return (
    <InlineNotice
      tone="error"
      title={ours ? t.errorTitle : t.lostTitle}
      action={
        <Button variant="secondary" icon={<RotateCcw aria-hidden="true" />} onClick={onRetry}>
          {t.tryAgain}
        </Button>
      }
    >
      {ours ? t.errorText : t.lostText}
    </InlineNotice>
  );
}
