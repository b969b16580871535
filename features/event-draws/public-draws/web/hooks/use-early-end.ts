import { useText } from '../public-draws.text.ts';

/** The words for a day that was ended before everything was played. */
export function useEarlyEnd() {
  const t = useText();
  return { title: t.endedEarlyTitle, why: t.endedEarlyWhy };
}
