import { useToldWrite } from '#platform/web/api/use-told-write.ts';
import { useText } from '../guardian-page.text.ts';

/** Any change on this page; why it was refused is told, and everything is read anew. */
export function useChange() {
  const t = useText();
  return useToldWrite({ title: t.failedTitle, failures: t.failures });
}
