import { useDeskWrite } from '../../../queue/web/hooks/use-desk-write.ts';
import type { QueueView } from '../../../queue/web/hooks/use-queue-view.ts';
import { setOpenTables } from '../open-tables.queries.ts';

/** Opens tables for practice and takes them back, with what went wrong. */
export function useTables({ tournamentId, queue }: Pick<QueueView, 'tournamentId' | 'queue'>) {
  const seen = queue.courts.flatMap(({ id, isOpenTable }) => (isOpenTable ? [id] : []));
  const write = useDeskWrite({ tournamentId, queue }, (next: readonly string[]) =>
    setOpenTables({ params: { id: tournamentId }, body: { seen, next: [...next] } }),
  );
  return {
    ...write,
    /** The open tables, by the ids of their courts. */
    seen,
    open: (ids: readonly string[]) => void write.submit([...seen, ...ids]),
    takeBack: (ids: readonly string[]) =>
      void write.submit(seen.filter((one) => !ids.includes(one))),
  };
}
