import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LinkRefusal } from '../../../web/components/link-refusal.tsx';
import { useText } from '../email-address.text.ts';

/** Says why a link about an e-mail address does not work, and how to get a new one. */
export function LinkClosed({ code }: { readonly code: string }) {
  const t = useText();
  const known = (code in t.linkErrors ? code : 'LINK_UNKNOWN') as keyof typeof t.linkErrors;
  return (
    <LinkRefusal title={t.linkErrors[known]} text={t.linkErrorTexts[known]}>
      <LinkButton full to="/my-page">
        {t.toMyPage}
      </LinkButton>
    </LinkRefusal>
  );
}
