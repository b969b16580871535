import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import { copyText } from '../copy-text.ts';
import { usePlatformText } from '../i18n/platform-text.ts';
import { Button } from './button.tsx';
import { lazyComponent } from './lazy-component.tsx';
import css from './link-to-share.module.css';
import { LoadFailure } from './load-failure.tsx';
import { Spinner } from './spinner.tsx';
import { TextField } from './text-field.tsx';

const QrCode = lazyComponent(() => import('./qr-code.tsx').then((late) => late.QrCode));

interface Props {
  readonly address: string;
  /** Of the field. */
  readonly name: string;
  readonly label: string;
  /** What the QR code is, read aloud. */
  readonly qrLabel: string;
}

/** A link for others: as a QR code for their cameras, and as text that a tap selects. */
export function LinkToShare({ address, name, label, qrLabel }: Props) {
  return (
    <>
      <div className={css.code}>
        <QrCode
          value={address}
          label={qrLabel}
          fallback={<Spinner />}
          errorFallback={(retry) => <LoadFailure onRetry={retry} />}
        />
      </div>
      <TextField
        name={name}
        label={label}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
    </>
  );
}

interface CopyProps {
  readonly text: string;
  /** The notice after it. */
  readonly copied: string;
  readonly full?: boolean;
  readonly children: ReactNode;
}

/** Copies a text. Nothing where the browser does not allow copying: over plain http. */
export function CopyButton({ text, copied, full = false, children }: CopyProps) {
  const t = usePlatformText();
  if (!navigator.clipboard) return null;
  return (
    <Button
      full={full}
      icon={<Copy aria-hidden="true" />}
      onClick={() => void copyText(text, copied, t.copyFailed)}
    >
      {children}
    </Button>
  );
}
