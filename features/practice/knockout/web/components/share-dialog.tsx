import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { CopyButton, LinkToShare } from '#platform/web/ui/link-to-share.tsx';
import {
  cacheShareToken,
  type Knockout,
  shareKnockout,
  unshareKnockout,
} from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';
import css from './share-dialog.module.css';

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
    onSuccess: ({ token }) => cacheShareToken(id, token),
  });
  const stop = useSubmit({
    send: () => unshareKnockout({ params: { id } }),
    words: t,
    onSuccess: () => {
      cacheShareToken(id, null);
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
  return (
    <>
      <LinkToShare address={address} name="shareLink" label={t.shareLink} qrLabel={t.shareQr} />
      <div className={css.buttons}>
        <a className={css.open} href={address} target="_blank" rel="noreferrer">
          {t.shareOpen}
        </a>
        <CopyButton text={address} copied={t.shareCopied}>
          {t.shareCopy}
        </CopyButton>
      </div>
    </>
  );
}
