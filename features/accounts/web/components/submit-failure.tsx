import type { Failure } from '#platform/web/api/use-submit.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../accounts.text.ts';

/** Says inside a form why it was not sent, and that nothing typed is lost. */
export function SubmitFailure({ failure }: { readonly failure: Failure | null }) {
  const t = useText();
  if (!failure) return null;
  const { code, reference } = failure;
  const words: Readonly<Record<string, readonly [string, string | null]>> = {
    CONNECTION_LOST: [t.notSentTitle, t.notSentText],
    RATE_LIMITED: [t.tooManyTitle, t.tooManyText],
    LOGIN_FAILED: [t.loginFailedTitle, t.loginFailedText],
    ACCOUNT_SUSPENDED: [t.suspendedTitle, t.suspendedText],
    NO_DEMO: [t.demoGone, null],
    OTHER: [t.brokenTitle, t.brokenText(reference)],
  };
  const [title, text] = words[code] ?? [t.notAcceptedTitle, t.notAcceptedText];
  return (
    <InlineNotice tone="error" title={title}>
      {text}
    </InlineNotice>
  );
}
