import { outbox } from '#platform/web/offline/use-outbox.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../practice.text.ts';

/** Says how many writes are pending on this phone, with a button to send them now. */
export function WaitingNotice({ title }: { readonly title: string }) {
  const t = useText();
  return (
    <InlineNotice
      title={title}
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
