import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { Problem } from '../lib/refusal-text.ts';
import { useText } from '../queue.text.ts';
import css from './queue.module.css';

interface Props {
  readonly problem: Problem | null;
  readonly onDismiss: () => void;
  /** Sends it in spite of the refusal; null where that is not allowed. */
  readonly onAnyway?: (() => void) | null;
  readonly isPending?: boolean;
}

/** Why a write was refused, beside what was pressed. */
export function ProblemNotice({ problem, onDismiss, onAnyway, isPending = false }: Props) {
  const t = useText();
  const { close } = usePlatformText();
  if (!problem) return null;
  return (
    <InlineNotice
      tone="error"
      action={
        <div className={css.actions}>
          {onAnyway ? (
            <Button variant="danger" busy={isPending} onClick={onAnyway}>
              {t.callAnyway}
            </Button>
          ) : null}
          <Button variant="quiet" onClick={onDismiss}>
            {close}
          </Button>
        </div>
      }
    >
      {problem.text}
    </InlineNotice>
  );
}
