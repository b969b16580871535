import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../guardian-page.text.ts';

/** Why a link opens nothing: expired, truncated in the mail, or tried too often. */
export function LinkTrouble({ code }: { readonly code: string }) {
  const t = useText();
  const known = code in t.troubleTitles ? (code as keyof typeof t.troubleTitles) : 'LINK_UNKNOWN';
  return (
    <InlineNotice tone="error" title={t.troubleTitles[known]}>
      {t.troubleTexts[known]}
    </InlineNotice>
  );
}
