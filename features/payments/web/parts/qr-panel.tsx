import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { latePart } from '#platform/web/ui/late-part.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useText } from '../payments.text.ts';
import css from './qr-panel.module.css';

// Few people need it: its code comes when it is first shown.
const QrCode = latePart(() => import('#platform/web/ui/qr-code.tsx').then((late) => late.QrCode));

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
      {code ? (
        <QrCode
          value={code}
          label={t.qrLabel(format.yen(feeYen))}
          waiting={placeholder}
          failed={(retry) => <LoadFailure onRetry={retry} />}
        />
      ) : (
        placeholder
      )}
      <p className={css.text}>
        <ScanQrCode aria-hidden="true" />
        {t.scan}
      </p>
    </div>
  );
}
