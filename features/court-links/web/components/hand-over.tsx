import { useEffect, useState } from 'react';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { QrCode } from '#platform/web/ui/qr-code.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useText } from '../court-links.text.ts';
import type { PendingResult } from '../lib/court-outbox.ts';
import { handOverCode } from '../lib/hand-over-code.ts';
import css from './court.module.css';

interface Props {
  readonly linkId: string;
  readonly token: string;
  readonly pending: PendingResult;
  readonly onClose: () => void;
}

/** A result that is not sent yet, as a QR code for a phone of the desk (next.md, C6). */
export function HandOver({ linkId, token, pending, onClose }: Props) {
  const t = useText();
  const [code, setCode] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // Over plain http a browser signs nothing.
    handOverCode(linkId, token, pending).then(setCode, () => setFailed(true));
  }, [linkId, token, pending]);
  return (
    <Dialog open onClose={onClose} title={t.handOverTitle}>
      {failed ? <InlineNotice tone="error" title={t.handOverFailed} /> : null}
      {code === null && !failed ? <Spinner /> : null}
      {code === null ? null : (
        <div className={css.stack}>
          <p>{t.handOverText}</p>
          <div className={css.code}>
            <QrCode value={code} label={t.handOverQr} />
          </div>
          <p className={css.small}>{t.handOverCode}</p>
          <p className={css.text} translate="no">
            {code}
          </p>
        </div>
      )}
    </Dialog>
  );
}
