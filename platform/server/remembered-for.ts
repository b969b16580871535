import type { Clock } from './clock.ts';

/** Shares one answer among all callers within `ms` milliseconds, which may depend on the answer. */
export function rememberedFor<Answer>(
  ms: number | ((answer: Answer) => number),
  clock: Clock,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let until = 0;
  return () => {
    const now = clock.now().getTime();
    if (!answer || now >= until) {
      answer = ask();
      until = now + (typeof ms === 'number' ? ms : Number.POSITIVE_INFINITY);
      if (typeof ms !== 'number') {
        const known = (given: Answer) => {
          until = now + ms(given);
        };
        answer.then(known, () => {
          until = 0;
        });
      }
    }
    return answer;
  };
}
