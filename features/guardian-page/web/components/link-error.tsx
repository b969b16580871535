import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../guardian-page.text.ts';

/** Why a link opens nothing: expired, truncated in the mail, or tried too often. */
export function LinkError({ code }: { readonly code: string }) {
  const t = useText();
  const known = code in t.errorTitles ? (code as keyof typeof t.errorTitles) : 'LINK_UNKNOWN';
  return (
    <InlineNotice tone="error" title={t.errorTitles[known]}>
      {t.errorTexts[known]}
    </InlineNotice>
  );
}
