import type { Failure } from '#platform/web/api/use-submit.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../event-draws.text.ts';

/** Why a step of the draw was refused, and the way forward; nothing without a failure. */
export function Refused({ failure }: { readonly failure: Failure | null }) {
  const t = useText();
  if (!failure) return null;
  const texts: Readonly<Record<string, string>> = t.refusedTexts;
  return (
    <InlineNotice tone="error" title={t.refusedTitle}>
      {texts[failure.code] ?? t.refusedTexts.OTHER}
    </InlineNotice>
  );
}
