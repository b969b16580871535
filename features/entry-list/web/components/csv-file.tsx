import FileUp from 'lucide-react/icons/file-up';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { useText } from '../entry-list.text.ts';

/** Excel in Japan writes Shift_JIS by default: a file that is not UTF-8 is read as Shift_JIS. */
export function CsvFile({ onText }: { readonly onText: (text: string) => void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const bytes = await event.target.files?.[0]?.arrayBuffer();
    if (bytes) onText(decoded(bytes));
    // Choosing the same file again after a correction counts as a change as well.
    event.target.value = '';
  };
  return (
    <>
      {/* The browser's own control uses the browser's language, not the app's. */}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        onChange={(event) => void read(event)}
      />
      <div>
        <Button
          variant="secondary"
          icon={<FileUp aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {t.chooseFile}
        </Button>
      </div>
    </>
  );
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}
