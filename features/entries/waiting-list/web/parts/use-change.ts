import { useToldWrite } from '#platform/web/api/use-told-write.ts';
import { useText } from '../waiting-list.text.ts';

/** Joins or leaves; why that was refused is told, and everything is read anew. */
export function useChange() {
  const t = useText();
  return useToldWrite({ title: t.failedTitle, failures: t.failures });
}
