import { ConnectionLost } from '#platform/web/api/faults.ts';
import { reportFault } from '#platform/web/diagnostics.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { entriesMessages } from '../../entries.messages.en.ts';
import { useText } from '../entries.text.ts';

/** Why an application or a withdrawal did not happen; in words only when shown, so that they follow the language. */
export type Trouble = keyof (typeof entriesMessages)['troubles'];

/** From a refusal's code; one that this screen cannot expect is a fault. */
export function troubleOfCode(code: string, known: Readonly<Record<string, string>>): Trouble {
  if (code in known) return code as Trouble;
  reportFault(new Error(`Unexpected refusal ${code}`));
  return 'FAULT';
}

/** From a thrown error: the connection, or the unexpected, which is recorded. */
export function troubleOfError(error: unknown): Trouble {
  if (error instanceof ConnectionLost) return 'CONNECTION_LOST';
  reportFault(error);
  return 'FAULT';
}

export function TroubleNotice({ trouble }: { readonly trouble: Trouble | null }) {
  const t = useText();
  if (!trouble) return null;
  return <InlineNotice tone="error">{t.troubles[trouble]}</InlineNotice>;
}
