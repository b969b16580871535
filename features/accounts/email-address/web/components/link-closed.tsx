import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LinkRefusal } from '../../../web/components/link-refusal.tsx';
import { useText } from '../email-address.text.ts';

/**
 * Says why a link about an e-mail address does not work, and what to do: get a new one from My Page; or, for an owner who wants the old
 * address back (`isUndo`) and whose password may be somebody else's, choose another password.
 */
export function LinkClosed({ code, isUndo }: { readonly code: string; readonly isUndo?: true }) {
  const t = useText();
  const known = (code in t.linkErrors ? code : 'LINK_UNKNOWN') as keyof typeof t.linkErrors;
  const undoTexts: Partial<Record<typeof known, string>> = isUndo ? t.undoErrorTexts : {};
  const undoText = undoTexts[known];
  return (
    <LinkRefusal title={t.linkErrors[known]} text={undoText ?? t.linkErrorTexts[known]}>
      <LinkButton full to={undoText ? '/forgot-password' : '/my-page'}>
        {undoText ? t.toForgotPassword : t.toMyPage}
      </LinkButton>
    </LinkRefusal>
  );
}
