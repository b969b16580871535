import type { Clock } from './clock.ts';

/** Shares one answer among all callers within `ms` milliseconds. */
export function rememberedFor<Answer>(
  ms: number,
  clock: Clock,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let until = 0;
  return () => {
    const now = clock.now().getTime();
    if (!answer || now >= until) {
      answer = ask();
      until = now + ms;
    }
    return answer;
  };
}
