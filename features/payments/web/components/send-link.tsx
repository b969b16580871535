import Share2 from 'lucide-react/icons/share-2';
import { Button } from '#platform/web/ui/button.tsx';
import { CopyButton, LinkToShare } from '#platform/web/ui/link-to-share.tsx';
import { useText } from '../payments.text.ts';

interface Props {
  readonly address: string;
  /** Of the field with the link. */
  readonly name: string;
  /** What the share sheet calls it. */
  readonly title: string;
}

/** A secret link to hand to one person: as text, as a QR code, by the share sheet, or copied. */
export function SendLink({ address, name, title }: Props) {
  const t = useText();
  // Closing the sheet is not an error.
  const share = () => navigator.share({ title, url: address }).catch(() => {});
  return (
    <>
      <LinkToShare address={address} name={name} label={t.linkToSend} qrLabel={t.linkToSendQr} />
      {'share' in navigator ? (
        <Button full icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
          {t.shareLink}
        </Button>
      ) : null}
      <CopyButton full text={address} copied={t.copied}>
        {t.copyLink}
      </CopyButton>
    </>
  );
}
