import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { Entry } from '../../../web/entries.queries.ts';
import { useText } from '../../../web/entries.text.ts';

interface Props {
  readonly request: NonNullable<Entry['request']>;
  /** The other of a pair has asked: the reader cannot take it back. */
  readonly isOthers?: boolean;
  readonly isPending: boolean;
  /** Resolves once the server has answered. */
  readonly onTakeBack: () => Promise<unknown>;
}

/** A request to withdraw from a closed event: waiting, with the way to take it back, or declined with the reason. */
export function RequestNotice({ request, isOthers = false, isPending, onTakeBack }: Props) {
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
      action={isOthers ? null : <TakeBack isPending={isPending} onTakeBack={onTakeBack} />}
    >
      {askedOn(t, request, at)}
    </InlineNotice>
  );
}

function askedOn(t: ReturnType<typeof useText>, { askedBy }: Props['request'], at: string): string {
  if (askedBy === 'guardian') return t.askedByGuardian(at);
  if (askedBy === 'school') return t.askedBySchool(at);
  return askedBy === 'partner' ? t.askedByPartner(at) : t.askedByPlayer(at);
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
