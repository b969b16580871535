import Copy from 'lucide-react/icons/copy';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import {
  cacheKnockout,
  type Knockout,
  shareKnockout,
  unshareKnockout,
} from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';
import css from './share-dialog.module.css';

const QrCode = lazyComponent(() =>
  import('#platform/web/ui/qr-code.tsx').then((late) => late.QrCode),
);

interface Props {
  readonly knockout: Knockout;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The public link with its QR code: create, show, copy, end. */
export function ShareDialog({ knockout, open, onClose }: Props) {
  const t = useText();
  const { id, shareToken, may } = knockout;

  const start = useSubmit({
    send: () => shareKnockout({ params: { id } }),
    words: t,
    onSuccess: ({ token }) => cacheKnockout({ ...knockout, shareToken: token }),
  });
  const stop = useSubmit({
    send: () => unshareKnockout({ params: { id } }),
    words: t,
    onSuccess: () => {
      cacheKnockout({ ...knockout, shareToken: null });
      notify({ title: t.shareStopped });
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={t.shareTitle}>
      {shareToken ? (
        <div className={css.shared}>
          <p>{t.shareOn}</p>
          <Link address={`${location.origin}/b/${shareToken}`} />
          {may.manage ? (
            <Button variant="quiet" busy={stop.isPending} onClick={() => void stop.submit()}>
              {t.shareStop}
            </Button>
          ) : null}
        </div>
      ) : (
        <div className={css.shared}>
          <p>{t.shareOff}</p>
          {may.manage ? (
            <Button full busy={start.isPending} onClick={() => void start.submit()}>
              {t.shareStart}
            </Button>
          ) : (
            <p>{t.shareNotYours}</p>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Link({ address }: { readonly address: string }) {
  const t = useText();
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    notify({ title: t.shareCopied });
  };
  return (
    <>
      <div className={css.code}>
        <QrCode
          value={address}
          label={t.shareQr}
          waiting={<Spinner />}
          failed={(retry) => <LoadFailure onRetry={retry} />}
        />
      </div>
      <TextField
        name="shareLink"
        label={t.shareLink}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={css.buttons}>
        <a className={css.open} href={address} target="_blank" rel="noreferrer">
          {t.shareOpen}
        </a>
        {/* Only where the browser allows copying: not over plain http. */}
        {navigator.clipboard ? (
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {t.shareCopy}
          </Button>
        ) : null}
      </div>
    </>
  );
}
