import { useToldWrite } from '#platform/web/api/use-told-write.ts';
import { useText } from '../entry-list.text.ts';

/** A write or export; why it was refused is told, and everything is read anew behind it. */
export function useChange() {
  const t = useText();
  return useToldWrite({ title: t.failedTitle, failures: t.failures, wait: false });
}
