import { useState } from 'react';

type Answer = { readonly ok: true } | { readonly ok: false; readonly code: string };

/**
 * What a dialog of the desk says that its writer saw: what was there when it opened, since a change by another desk is refused with
 * `code`; after such a refusal what is there now, which the dialog then shows and a second press replaces.
 */
export function useSeen<Value>(current: Value, code: string) {
  const [opened] = useState(current);
  const [isRefused, setRefused] = useState(false);
  const sendSeen = async <Given extends Answer>(send: (seen: Value) => Promise<Given>) => {
    const answer = await send(isRefused ? current : opened);
    if (!answer.ok && answer.code === code) setRefused(true);
    return answer;
  };
  return { opened, isRefused, sendSeen };
}
