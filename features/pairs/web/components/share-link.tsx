import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { CopyButton, LinkToShare } from '#platform/web/ui/link-to-share.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../pairs.text.ts';
import css from './pairs.module.css';

/** The open link of an invitation, as text and as a QR code. */
export function ShareLink({ token }: { readonly token: string | null }) {
  const t = useText();
  if (!token) return <InlineNotice tone="warning">{t.linkBroken}</InlineNotice>;
  const address = `${location.origin}/p/${token}`;
  return (
    <Section heading={t.linkTitle} text={t.linkShow}>
      <div className={css.shared}>
        <LinkToShare address={address} name="pairLink" label={t.link} qrLabel={t.qr} />
        <CopyButton full text={address} copied={t.copied}>
          {t.copy}
        </CopyButton>
      </div>
    </Section>
  );
}
