import FileUp from 'lucide-react/icons/file-up';
import { type ChangeEvent, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { MOST_MANUAL } from '../../entry-list.vocabulary.ts';
import { addManual } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';
import css from './entry-list.module.css';
import { readPeople } from './read-people.ts';
import { useChange } from './use-change.ts';

interface Props {
  readonly id: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Enters people who have no account, from lines that are typed, pasted or read from a file. */
export function AddPeople({ id, open, onClose }: Props) {
  const t = useText();
  const { change, busy } = useChange();
  const [text, setText] = useState('');
  // The ids of this text's people: sending them again adds nobody twice.
  const [ids, setIds] = useState<readonly string[]>([]);
  const { people, wrong } = readPeople(text, t.headWords);
  const put = (next: string) => {
    setText(next);
    setIds(Array.from({ length: MOST_MANUAL }, () => newId()));
  };
  const add = async () => {
    const body = { people: people.map((person, at) => ({ id: ids[at] ?? newId(), person })) };
    const done = await change(
      () => addManual({ params: { id }, body }),
      ({ code, details }) =>
        code === 'TOO_FEW_PLACES' ? t.tooFew(Number(details?.placesLeft ?? 0)) : null,
    );
    if (!done) return;
    put('');
    onClose();
    notify({ title: t.added(done.added) });
  };
  const ready = people.length > 0 && people.length <= MOST_MANUAL && wrong.length === 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.addTitle}
      actions={
        <Button busy={busy} disabled={!ready} onClick={() => void add()}>
          {t.addNow(people.length)}
        </Button>
      }
    >
      <div className={css.form}>
        <p>{t.addText}</p>
        <CsvFile onText={put} />
        <TextAreaField
          name="people"
          label={t.people}
          placeholder={t.peopleExample}
          value={text}
          onChange={(event) => put(event.target.value)}
          rows={6}
          spellCheck={false}
        />
        <div aria-live="polite">
          {text === '' ? null : <p className={css.small}>{t.recognised(people.length)}</p>}
          {wrong.length > 0 ? <WrongLines wrong={wrong} /> : null}
        </div>
      </div>
    </Dialog>
  );
}

function WrongLines({ wrong }: { readonly wrong: ReturnType<typeof readPeople>['wrong'] }) {
  const t = useText();
  const texts: Readonly<Record<string, string>> = t.errors;
  return (
    <InlineNotice tone="error">
      {wrong.slice(0, 10).map(({ line, reason }) => (
        <p key={line}>{t.wrongLine(line, texts[reason] ?? reason)}</p>
      ))}
    </InlineNotice>
  );
}

/** Excel in Japan writes Shift_JIS unless told otherwise: what is not UTF-8 is read as that. */
function CsvFile({ onText }: { readonly onText: (text: string) => void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const bytes = await event.target.files?.[0]?.arrayBuffer();
    if (bytes) onText(decoded(bytes));
    // Choosing the same file again, corrected meanwhile, is a change as well.
    event.target.value = '';
  };
  return (
    <>
      {/* The browser's own control speaks the browser's language, not the app's. */}
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
