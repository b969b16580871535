import { useToldWrite } from '#platform/web/api/use-told-write.ts';
import { useText } from '../groups.text.ts';

/** One write at a time. What may befall any of them is told, and the form stays as it is. */
export function useSend() {
  const t = useText();
  return useToldWrite({
    title: t.failedTitle,
    titles: t.failedTitles,
    failures: { ...t.failures, OTHER: t.failedText },
  });
}
