import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LinkTrouble } from '../../../web/parts/link-trouble.tsx';
import { useText } from '../email-address.text.ts';

/** Why a link about an e-mail address opens nothing, and where a new one comes from. */
export function LinkClosed({ code }: { readonly code: string }) {
  const t = useText();
  const known = (code in t.troubles ? code : 'LINK_UNKNOWN') as keyof typeof t.troubles;
  return (
    <LinkTrouble title={t.troubles[known]} text={t.troubleTexts[known]}>
      <LinkButton full to="/my-page">
        {t.toMyPage}
      </LinkButton>
    </LinkTrouble>
  );
}
