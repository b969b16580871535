import FileUp from 'lucide-react/icons/file-up';
import { type ChangeEvent, useRef } from 'react';
import { usePlatformText } from '../i18n/platform-text.ts';
import { notify } from '../notify/notify.ts';
import { Button } from './button.tsx';

interface Props {
  readonly label: string;
  readonly onText: (text: string) => void;
}

/**
 * Chooses a list and gives its text. Excel in Japan writes Shift_JIS by default, and UTF-16 with a mark as "Unicode": a file
 * that is neither UTF-16 nor UTF-8 is read as Shift_JIS.
 */
export function CsvFile({ label, onText }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const t = usePlatformText();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    try {
      const bytes = await target.files?.[0]?.arrayBuffer();
      if (bytes) onText(decoded(bytes));
    } catch {
      // Such as one in the cloud that is not on the phone, or that has changed since it was chosen.
      notify({ title: t.fileUnreadable, variant: 'destructive' });
    }
    // Choosing the same file again after a correction counts as a change as well.
    target.value = '';
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
          {label}
        </Button>
      </div>
    </>
  );
}

function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}
