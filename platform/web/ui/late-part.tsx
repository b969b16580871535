import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface Late {
  /** Stands where the part will be. */
  readonly waiting?: ReactNode;
  /** Stands there when its code could not be loaded; nothing of the rest of the screen is lost. */
  readonly failed?: (retry: () => void) => ReactNode;
}

/**
 * A part of a screen that few need: its code comes when it is first shown. Unlike React's `lazy`, code that cannot be
 * loaded costs only the part, not the screen with all that was typed into it.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;
  return function LatePart({ waiting, failed, ...props }: Props & Late) {
    const [Part, setPart] = useState(() => known);
    const [attempt, setAttempt] = useState(0);
    const [failedAttempt, setFailedAttempt] = useState<number>();

    useEffect(() => {
      if (Part) return;
      let gone = false;
      const arrive = (part: ComponentType<Props>) => {
        known = part;
        if (!gone) setPart(() => part);
      };
      load().then(arrive, () => {
        if (!gone) setFailedAttempt(attempt);
      });
      return () => {
        gone = true;
      };
    }, [Part, attempt]);

    if (Part) return <Part {...(props as unknown as Props)} />;
    const lost = failedAttempt === attempt;
    return lost && failed ? failed(() => setAttempt(attempt + 1)) : waiting;
  };
}
