import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import { lazy, Suspense } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useText } from '../payments.text.ts';
import css from './qr-panel.module.css';

// Few people need it: its code comes when it is first shown.
const QrCode = lazy(() =>
  import('#platform/web/ui/qr-code.tsx').then(({ QrCode }) => ({ default: QrCode })),
);

interface Props {
  /** Undefined while it loads. */
  readonly code: string | undefined;
  readonly feeYen: number;
}

/** The code for a wallet's camera. */
export function QrPanel({ code, feeYen }: Props) {
  const t = useText();
  const format = useFormat();
  const placeholder = <Skeleton className={css.code} />;
  return (
    <div className={css.panel}>
      <Suspense fallback={placeholder}>
        {code ? <QrCode value={code} label={t.qrLabel(format.yen(feeYen))} /> : placeholder}
      </Suspense>
      <p className={css.text}>
        <ScanQrCode aria-hidden="true" />
        {t.scan}
      </p>
    </div>
  );
}
