import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { Entry } from '../../../web/entries.queries.ts';
import { useText } from '../../../web/entries.text.ts';

interface Props {
  readonly request: NonNullable<Entry['request']>;
  readonly isPending: boolean;
  /** Resolves once the server has answered. */
  readonly onTakeBack: () => Promise<unknown>;
}

/** A request to withdraw from a closed event: waiting, with the way to take it back, or declined with the reason. */
export function RequestNotice({ request, isPending, onTakeBack }: Props) {
  const t = useText();
  const format = useFormat();
  if (request.state === 'declined') {
    return (
      <InlineNotice tone="warning" title={t.requestDeclined}>
        {request.word}
      </InlineNotice>
    );
  }
  const at = format.dateTime(request.askedAt);
  return (
    <InlineNotice
      title={t.requestAsked}
      action={<TakeBack isPending={isPending} onTakeBack={onTakeBack} />}
    >
      {request.askedBy === 'guardian' ? t.askedByGuardian(at) : t.askedByPlayer(at)}
    </InlineNotice>
  );
}

function TakeBack({ isPending, onTakeBack }: Omit<Props, 'request'>) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t.takeBack}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.takeBackTitle}
        confirmLabel={t.takeBack}
        busy={isPending}
        onConfirm={() => void onTakeBack().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t.takeBackText}
      </ConfirmDialog>
    </>
  );
}
