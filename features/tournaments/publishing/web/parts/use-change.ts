import { useToldWrite } from '#platform/web/api/use-told-write.ts';
import { useText } from '../publishing.text.ts';

/** One change of a tournament at a time; why one was refused is told, and everything is read anew. */
export function useChange() {
  const t = useText();
  return useToldWrite({ title: t.failedTitle, failures: t.failures });
}
