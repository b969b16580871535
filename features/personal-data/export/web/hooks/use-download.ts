import { useState } from 'react';
import { dayInJapan } from '#platform/shared/format.ts';
import type { Refusal } from '#platform/web/api/call.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { type Everything, readEverything } from '../export.queries.ts';
import { useText } from '../export.text.ts';

export type FileKind = 'csv' | 'json';
export type ReadData = () => Promise<{ readonly ok: true; readonly data: Everything } | Refusal>;

/** Loads the data from the server and saves them as a file; one download at a time. */
export function useDownload(read: ReadData = () => readEverything({})) {
  const t = useText();
  const [kind, setKind] = useState<FileKind>('csv');

  const save = async (kind: FileKind, data: Everything) => {
    // Most visitors of the screen need no packing code: it loads on demand.
    const { asJson, asZip } = await import('../lib/data-files.ts');
    const day = dayInJapan(new Date(data.madeAt));
    if (kind === 'json') {
      saveFile(`rallydays-${day}.json`, new Blob([asJson(data)], { type: 'application/json' }));
    } else {
      const zip = asZip(data, t) as Uint8Array<ArrayBuffer>;
      saveFile(`rallydays-${day}.zip`, new Blob([zip], { type: 'application/zip' }));
    }
    notify({ title: t.saved });
  };

  const { submit, isPending } = useSubmit({
    send: (_kind: FileKind) => read(),
    words: t,
    onSuccess: (data, wanted) => save(wanted, data),
  });
  const download = (wanted: FileKind) => {
    setKind(wanted);
    void submit(wanted);
  };
  return { download, pending: isPending ? kind : null };
}
