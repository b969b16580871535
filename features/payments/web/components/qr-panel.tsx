import { useQuery } from '@tanstack/react-query';
import ImageDown from 'lucide-react/icons/image-down';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import Smartphone from 'lucide-react/icons/smartphone';
import { type ReactNode, useState } from 'react';
import { type Entry, entryQuery } from '#features/entries/web/entries.queries.ts';
import { reportError } from '#platform/web/diagnostics.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Prepare } from '../hooks/use-sample.ts';
import { useText } from '../payments.text.ts';
import css from './qr-panel.module.css';
import { ReserveFirst } from './reserve-first.tsx';

// Few people need it: its code loads when it is first shown.
const QrCode = lazyComponent(() =>
  import('#platform/web/ui/qr-code.tsx').then((late) => late.QrCode),
);

/** Somebody may be approving it in the app, or on another phone: the interval of polling, in milliseconds. */
const ASK_EVERY = 3000;

interface Props {
  readonly entry: Entry;
  /** Only a reserved place has a link. */
  readonly reserved: boolean;
  readonly prepare: Prepare;
  /** Of all that is paid together. */
  readonly amountYen: number;
  /** Undefined while it loads. */
  readonly link: string | undefined;
}

/**
 * Paying in a payment app. On a phone the link comes first, because the phone has the app and cannot scan its own
 * screen; elsewhere the QR code comes first.
 */
export function QrPanel({ entry, reserved, prepare, amountYen, link }: Props) {
  const t = useText();
  const [onPhone] = useState(isPhone);
  useQuery({ ...entryQuery(entry.id), enabled: reserved, refetchInterval: ASK_EVERY });
  const app = <OpenApp key="app" link={link} first={onPhone} />;
  const code = <Code key="code" amountYen={amountYen} link={link} />;
  return (
    <div className={css.panel}>
      {reserved ? null : <ReserveFirst prepare={prepare} />}
      {onPhone ? [app, code] : [code, app]}
      <SaveCode link={link} />
      <p className={css.text}>{t.goesOnByItself}</p>
    </div>
  );
}

function OpenApp({ link, first }: { readonly link: string | undefined; readonly first: boolean }) {
  const t = useText();
  const look = buttonClass(first ? 'primary' : 'quiet', first);
  const words: ReactNode = (
    <>
      <Smartphone aria-hidden="true" />
      <span>{t.openApp}</span>
    </>
  );
  // A plain link: the phone opens the app that it belongs to.
  return link ? (
    <a className={look} href={link}>
      {words}
    </a>
  ) : (
    <Button variant={first ? 'primary' : 'quiet'} full={first} disabled>
      {words}
    </Button>
  );
}

function Code({ amountYen, link }: Pick<Props, 'amountYen' | 'link'>) {
  const t = useText();
  const format = useFormat();
  const placeholder = <Skeleton className={css.code} />;
  return (
    <>
      {link ? (
        <QrCode
          value={link}
          label={t.qrLabel(format.yen(amountYen))}
          fallback={placeholder}
          errorFallback={(retry) => <LoadFailure onRetry={retry} />}
        />
      ) : (
        placeholder
      )}
      <p className={css.scan}>
        <ScanQrCode aria-hidden="true" />
        {t.scan}
      </p>
    </>
  );
}

function SaveCode({ link }: { readonly link: string | undefined }) {
  const t = useText();
  const save = async (value: string) => {
    try {
      const { saveQrCode } = await import('#platform/web/ui/save-qr-code.ts');
      await saveQrCode(value, 'rallydays-qr.png');
    } catch (error) {
      const description = t.notSavedText(reportError(error));
      notify({ title: t.notSaved, description, variant: 'destructive' });
    }
  };
  return (
    <Button
      variant="quiet"
      icon={<ImageDown aria-hidden="true" />}
      disabled={!link}
      onClick={() => link && void save(link)}
    >
      {t.saveCode}
    </Button>
  );
}

/** A coarse pointer is a finger: the payment app is on the same device. */
function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
