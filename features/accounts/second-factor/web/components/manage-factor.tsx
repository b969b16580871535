import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { FACTOR_READS, type FactorStatus, renewCodes, turnOff } from '../second-factor.queries.ts';
import { useText } from '../second-factor.text.ts';

interface Props {
  readonly status: FactorStatus;
  /** The codes were made a moment ago, and not shown here: the answer with them may have been lost. */
  readonly unseen: boolean;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onMove: () => void;
}

/** What can be done while the second step is on: new codes, another app, switching it off. */
export function ManageFactor({ status, unseen, onCodes, onMove }: Props) {
  const t = useText();
  const format = useFormat();
  const [asking, setAsking] = useState<'codes' | 'off' | null>(null);
  const close = () => setAsking(null);
  const renewal = useSubmit({
    send: () => renewCodes(),
    reads: FACTOR_READS,
    words: t,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const end = useSubmit({
    send: () => turnOff(),
    reads: FACTOR_READS,
    words: t,
    onSuccess: () => {
      close();
      notify({ title: t.turnedOff });
    },
  });
  return (
    <>
      {unseen ? <InlineNotice title={t.unseenTitle}>{t.unseenText}</InlineNotice> : null}
      <Section
        heading={t.on(format.dateTime(status.onSince ?? ''))}
        text={t.codesLeft(status.codesLeft)}
      >
        <Button full variant="secondary" onClick={() => setAsking('codes')}>
          {t.newCodes}
        </Button>
      </Section>
      <Section heading={t.moveTitle} text={t.moveText}>
        <Button full variant="secondary" onClick={onMove}>
          {t.move}
        </Button>
      </Section>
      {status.required ? null : (
        <Button full variant="quiet" onClick={() => setAsking('off')}>
          {t.turnOff}
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'codes'}
        title={t.newCodesTitle}
        confirmLabel={t.makeThem}
        cancelLabel={t.cancel}
        busy={renewal.isPending}
        onConfirm={() => void renewal.submit()}
        onCancel={close}
      >
        <p>{t.newCodesText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'off'}
        title={t.turnOffTitle}
        confirmLabel={t.turnOff}
        cancelLabel={t.cancel}
        danger
        busy={end.isPending}
        onConfirm={() => void end.submit()}
        onCancel={close}
      >
        <p>{t.turnOffText}</p>
      </ConfirmDialog>
    </>
  );
}
