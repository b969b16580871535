import Download from 'lucide-react/icons/download';
import { notify } from '#platform/web/notify/notify.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { exportEntries, exportTakings } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';
import { useChange } from './use-change.ts';

interface Props {
  readonly id: number;
  readonly read: typeof exportEntries | typeof exportTakings;
}

/** Hands a spreadsheet of a tournament to the browser as a file to keep. */
export function ExportButton({ id, read }: Props) {
  const t = useText();
  const { change, busy } = useChange();
  const save = async () => {
    const file = await change(() => read({ params: { id } }));
    if (!file) return;
    saveFile(file.fileName, new Blob([file.csv], { type: 'text/csv;charset=utf-8' }));
    notify({ title: t.exported, description: file.fileName });
  };
  return (
    <Button
      variant="secondary"
      busy={busy}
      icon={<Download aria-hidden="true" />}
      onClick={() => void save()}
    >
      {t.export}
    </Button>
  );
}
