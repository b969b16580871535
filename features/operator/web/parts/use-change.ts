import { useToldWrite } from '#platform/web/api/use-told-write.ts';
import { useText } from '../operator.text.ts';

/** One action of the console; why it was refused is told, and what it changed is read anew behind it. */
export function useChange() {
  const t = useText();
  return useToldWrite({ title: t.refusedTitle, failures: t.refusals, wait: false });
}
