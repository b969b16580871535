import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { isRefused, ServerError } from '../api/errors.ts';
import { usePlatformText } from '../i18n/platform-text.ts';
import { Button } from './button.tsx';
import { InlineNotice } from './inline-notice.tsx';

interface Props {
  /** Why a read failed; none while it waits for a connection. */
  readonly error?: unknown;
  readonly onRetry: () => void;
}

/** Takes the place of data that could not be read: the reason, and another try. A refusal has nothing to do with the signal. */
export function LoadFailure({ error, onRetry }: Props) {
  const t = usePlatformText();
  const [title, text] = isRefused(error)
    ? [t.refusedTitle, isRefused(error, 'RATE_LIMITED') && t.waitText]
    : error instanceof ServerError
      ? [t.errorTitle, t.errorText]
      : [t.lostTitle, t.lostText];
  return (
    <InlineNotice
      tone="error"
      title={title}
      action={
        <Button variant="secondary" icon={<RotateCcw aria-hidden="true" />} onClick={onRetry}>
          {t.tryAgain}
        </Button>
      }
    >
      {text}
    </InlineNotice>
  );
}
