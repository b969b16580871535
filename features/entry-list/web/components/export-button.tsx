import Download from 'lucide-react/icons/download';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { exportTransfers } from '../../bank-transfers/web/bank-transfers.queries.ts';
import type { exportSquads } from '../../squad-lists/web/squad-lists.queries.ts';
import { type exportEntries, type exportRevenue, LIST_READS } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';

interface Props {
  readonly id: number;
  readonly read:
    | typeof exportEntries
    | typeof exportRevenue
    | typeof exportTransfers
    | typeof exportSquads;
}

/** Downloads a spreadsheet of a tournament. */
export function ExportButton({ id, read }: Props) {
  const t = useText();
  const { submit, isPending } = useSubmit({
    send: () => read({ params: { id } }),
    ...LIST_READS,
    words: t,
    onSuccess: ({ fileName, csv }) => {
      saveFile(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      notify({ title: t.exported, description: fileName });
    },
  });
  return (
    <Button
      variant="secondary"
      busy={isPending}
      icon={<Download aria-hidden="true" />}
      onClick={() => void submit()}
    >
      {t.export}
    </Button>
  );
}
