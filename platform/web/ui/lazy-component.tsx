import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface Fallbacks {
  /** Takes the place of the part while it loads. */
  readonly fallback?: ReactNode;
  /** Takes its place when its code could not be loaded; the rest of the screen is unaffected. */
  readonly errorFallback?: (retry: () => void) => ReactNode;
}

/**
 * A part of a screen that few people need: its code loads when it is first shown. Unlike with React's `lazy`, a failed
 * load affects only the part, not the screen with everything typed into it.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;
  return function LazyComponent({ fallback, errorFallback, ...props }: Props & Fallbacks) {
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
    return lost && errorFallback ? errorFallback(() => setAttempt(attempt + 1)) : fallback;
  };
}
