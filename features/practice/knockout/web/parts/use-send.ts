import { useToldWrite } from '#platform/web/api/use-told-write.ts';
import { useText } from '../knockout.text.ts';

/** One write at a time; what any of them may meet is told. */
export function useSend() {
  const t = useText();
  return useToldWrite({ title: t.failed, failures: t.failures });
}
