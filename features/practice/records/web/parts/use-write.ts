import { useToldWrite } from '#platform/web/api/use-told-write.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { useText } from '../records.text.ts';

/** One write at a time. What may befall any of them is told and gives null; every other refusal is the caller's. */
export function useWrite() {
  const t = useText();
  const { busy, send: write } = useToldWrite({
    title: t.failedTitle,
    titles: t.failedTitles,
    failures: { ...t.failures, OTHER: t.failedText },
  });
  return { busy, write };
}

/** A destructive notification. */
export function warn(title: string, description: string): void {
  notify({ title, description, variant: 'destructive' });
}
