import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Refusal } from '#platform/web/api/call.ts';

type Answer<Data> = { readonly ok: true; readonly data: Data } | Refusal;

type Opened<Data> =
  | { readonly state: 'checking' }
  | { readonly state: 'open'; readonly data: Data }
  | { readonly state: 'closed'; readonly code: string }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * What the link of a mail opens. Its secret is after the `#` and goes to the server in a body; nothing about it is
 * stored on the phone. `open` must be the same function at each render.
 */
export function useLink<Data>(open: (secret: string) => Promise<Answer<Data>>) {
  const secret = useLocation().hash.slice(1);
  const [opened, setOpened] = useState<Opened<Data>>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let gone = false;
    const arrive = (next: Opened<Data>) => {
      if (!gone) setOpened(next);
    };
    arrive({ state: 'checking' });
    if (secret) {
      open(secret).then(
        (answer) =>
          arrive(
            answer.ok
              ? { state: 'open', data: answer.data }
              : { state: 'closed', code: answer.code },
          ),
        (error: unknown) => arrive({ state: 'failed', error }),
      );
    } else arrive({ state: 'closed', code: 'LINK_UNKNOWN' });
    return () => {
      gone = true;
    };
  }, [secret, open, attempt]);

  const again = useCallback(() => setAttempt((before) => before + 1), []);
  return { secret, opened, again };
}
