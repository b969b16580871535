import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { useOnline } from '#platform/web/offline/use-online.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../matches.text.ts';

interface Props {
  /** Writes that the server has not answered. */
  readonly waiting: readonly OutboxEntry[];
  readonly title: (count: number) => string;
}

/**
 * Says how many writes are pending on this phone, with a button to send them now. A write that is just being sent is
 * not worth a notice: what is below would jump at every tap.
 */
export function WaitingNotice({ waiting, title }: Props) {
  const t = useText();
  const isOnline = useOnline();
  const hasFailed = waiting.some(({ tries }) => tries > 0);
  if (waiting.length === 0 || (isOnline && !hasFailed)) return null;
  return (
    <InlineNotice
      title={title(waiting.length)}
      action={
        <Button variant="secondary" onClick={() => void outbox.flush()}>
          {t.sendNow}
        </Button>
      }
    >
      {t.unsentText}
    </InlineNotice>
  );
}
