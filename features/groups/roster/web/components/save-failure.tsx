import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import type { Failure } from '#platform/web/api/use-submit.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../roster.text.ts';

/** Says inside a form of the roster why it was not stored, and that nothing typed is lost. */
export function SaveFailure({ failure }: { readonly failure: Failure | null }) {
  const t = useText();
  const texts: Readonly<Record<string, string>> = t.failures;
  const text = failure && texts[failure.code];
  if (!text) return <SubmitFailure failure={failure} />;
  return (
    <InlineNotice tone="error" title={t.failedTitle}>
      {text}
    </InlineNotice>
  );
}
