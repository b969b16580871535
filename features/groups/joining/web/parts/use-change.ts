import { useToldWrite } from '#platform/web/api/use-told-write.ts';
import { useText } from '../joining.text.ts';

/** Writes about who joins; what can go wrong with any of them is shown as a notification. */
export function useChange() {
  const t = useText();
  return useToldWrite({ title: t.failed, titles: t.titles, failures: t.failures });
}
