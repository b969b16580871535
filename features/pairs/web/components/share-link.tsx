import Copy from 'lucide-react/icons/copy';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useText } from '../pairs.text.ts';
import css from './pairs.module.css';

const QrCode = lazyComponent(() =>
  import('#platform/web/ui/qr-code.tsx').then((late) => late.QrCode),
);

/** The open link of an invitation, as text and as a QR code. */
export function ShareLink({ token }: { readonly token: string | null }) {
  const t = useText();
  if (!token) return <InlineNotice tone="warning">{t.linkBroken}</InlineNotice>;
  const address = `${location.origin}/p/${token}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    notify({ title: t.copied });
  };
  return (
    <Section heading={t.linkTitle} text={t.linkShow}>
      <div className={css.shared}>
        <div className={css.code}>
          <QrCode
            value={address}
            label={t.qr}
            waiting={<Spinner />}
            failed={(retry) => <LoadFailure onRetry={retry} />}
          />
        </div>
        <TextField
          name="pairLink"
          label={t.link}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        {/* Only where the browser allows copying: not over plain http. */}
        {navigator.clipboard ? (
          <Button full icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {t.copy}
          </Button>
        ) : null}
      </div>
    </Section>
  );
}
