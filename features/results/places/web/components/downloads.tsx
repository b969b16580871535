import Download from 'lucide-react/icons/download';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Names } from '../../../results.vocabulary.ts';
import { readSheet, readTods } from '../places.queries.ts';
import { useText } from '../places.text.ts';

interface Props {
  readonly id: number;
  readonly names: Names;
}

type File = 'places' | 'matches' | 'tods';

/** The results as files: spreadsheets, and what other programs read. */
export function Downloads({ id, names }: Props) {
  const t = useText();
  const { submit, isPending } = useSubmit({
    send: async (file: File) => {
      const params = { id };
      if (file === 'tods') {
        const read = await readTods({ params, query: { names } });
        if (!read.ok) return read;
        const { fileName, json } = read.data;
        return { ok: true as const, data: { fileName, text: json, type: 'application/json' } };
      }
      const read = await readSheet({ params, query: { names, list: file } });
      if (!read.ok) return read;
      const { fileName, csv } = read.data;
      return { ok: true as const, data: { fileName, text: csv, type: 'text/csv;charset=utf-8' } };
    },
    words: { failedTitle: t.failedTitle },
    onSuccess: ({ fileName, text, type }) => {
      saveFile(fileName, new Blob([text], { type }));
      notify({ title: t.downloaded, description: fileName });
    },
  });
  const files: readonly (readonly [File, string])[] = [
    ['places', t.csvPlaces],
    ['matches', t.csvMatches],
    ['tods', t.tods],
  ];
  return (
    <Section heading={t.downloads}>
      {files.map(([file, label]) => (
        <Button
          key={file}
          full
          variant="secondary"
          busy={isPending}
          icon={<Download aria-hidden="true" />}
          onClick={() => void submit(file)}
        >
          {label}
        </Button>
      ))}
    </Section>
  );
}
