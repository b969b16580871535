import type { Failure } from '#platform/web/api/use-submit.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../entries.text.ts';

/** Says why an application or a withdrawal failed. */
export function FailureNotice({ failure }: { readonly failure: Failure | null }) {
  const words = useFailureText()(failure);
  return words ? <InlineNotice tone="error">{words}</InlineNotice> : null;
}

/** The text of a failure; null without one. */
export function useFailureText() {
  const { failures } = useText();
  return (failure: Failure | null): string | null =>
    failure && ((failures as Readonly<Record<string, string>>)[failure.code] ?? failures.OTHER);
}
