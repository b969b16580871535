import { useState } from 'react';
import { ConnectionLost } from '#platform/web/api/faults.ts';
import { reportFault } from '#platform/web/diagnostics.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { type Everything, readEverything } from '../export.queries.ts';
import { useText } from '../export.text.ts';

export type FileKind = 'csv' | 'json';
export type ReadData = () => Promise<
  { readonly ok: true; readonly data: Everything } | { readonly ok: false; readonly code: string }
>;

/** Asks the server for everything and saves it as a file; one at a time. */
export function useDownload(read: ReadData = () => readEverything({})) {
  const t = useText();
  const [busy, setBusy] = useState<FileKind | null>(null);

  const tell = (code: string) => {
    const texts: Readonly<Record<string, string>> = t.failures;
    const description = texts[code] ?? t.failures.OTHER;
    notify({ title: t.failedTitle, description, variant: 'destructive' });
  };

  const save = async (kind: FileKind, data: Everything) => {
    // Packing needs code that nobody needs who only looks at the screen.
    const { asJson, asZip } = await import('./data-files.ts');
    const day = data.madeAt.slice(0, 10);
    if (kind === 'json') {
      saveFile(`rallydays-${day}.json`, new Blob([asJson(data)], { type: 'application/json' }));
    } else {
      const zip = asZip(data, t) as Uint8Array<ArrayBuffer>;
      saveFile(`rallydays-${day}.zip`, new Blob([zip], { type: 'application/zip' }));
    }
    notify({ title: t.saved });
  };

  const download = async (kind: FileKind) => {
    setBusy(kind);
    try {
      const answer = await read();
      if (answer.ok) await save(kind, answer.data);
      else tell(answer.code);
    } catch (error) {
      if (!(error instanceof ConnectionLost)) reportFault(error);
      tell(error instanceof ConnectionLost ? 'CONNECTION_LOST' : 'OTHER');
    } finally {
      setBusy(null);
    }
  };
  return { download, busy };
}
