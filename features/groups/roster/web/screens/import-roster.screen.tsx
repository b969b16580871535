import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { CsvFile } from '#platform/web/ui/csv-file.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { StickyBar } from '#platform/web/ui/sticky-bar.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { MOST_MEMBERS } from '../../../groups.vocabulary.ts';
import { ColumnChoice } from '../components/column-choice.tsx';
import css from '../components/import.module.css';
import { OpenRow } from '../components/open-row.tsx';
import { ReadyRows } from '../components/ready-rows.tsx';
import { RosterFrame } from '../components/roster-frame.tsx';
import { SaveFailure } from '../components/save-failure.tsx';
import { useImport } from '../hooks/use-import.ts';
import type { Roster } from '../roster.queries.ts';
import { useText } from '../roster.text.ts';

/** A list from Excel or a file becomes the roster: pasted, checked and corrected, stored. */
export function Screen() {
  const t = useText();
  return <RosterFrame title={t.importTitle}>{(roster) => <Import roster={roster} />}</RosterFrame>;
}

function Import({ roster }: { readonly roster: Roster }) {
  const t = useText();
  const list = useImport(roster);
  if (!list.reading) return <Paste onText={list.open} />;
  const { rows } = list.reading;
  const open = list.checked.filter(({ id }) => list.reading?.wereOpen.has(id));
  const ready = list.checked.filter(({ id }) => !list.reading?.wereOpen.has(id));
  const isTooLong = rows.length > MOST_MEMBERS;
  return (
    <>
      <div className={css.head}>
        <Button variant="quiet" onClick={list.startOver}>
          {t.another}
        </Button>
      </div>
      {rows.length === 0 ? <InlineNotice tone="warning">{t.nothing}</InlineNotice> : null}
      {isTooLong ? (
        <InlineNotice tone="error">{t.tooMany(rows.length, MOST_MEMBERS)}</InlineNotice>
      ) : (
        <>
          <ColumnChoice list={list} />
          {open.length > 0 ? (
            <Section heading={t.openRows} text={t.openRowsText}>
              {open.map((row) => (
                <OpenRow key={row.id} row={row} roster={roster} list={list} />
              ))}
            </Section>
          ) : null}
          <ReadyRows rows={ready} pupils={roster.pupils} />
          <SaveFailure failure={list.failure} />
          {rows.length > 0 ? <Store list={list} /> : null}
        </>
      )}
    </>
  );
}

function Paste({ onText }: { readonly onText: (text: string) => void }) {
  const t = useText();
  const [text, setText] = useState('');
  return (
    <div className={css.form}>
      <p>{t.importText}</p>
      <TextAreaField
        name="list"
        label={t.list}
        hint={t.listHint}
        placeholder={t.listExample}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        // A paste into the empty field is the whole list.
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (text !== '' || !/[\n\t]/.test(pasted.trim())) return;
          event.preventDefault();
          onText(pasted);
        }}
        rows={8}
        spellCheck={false}
      />
      <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
        {t.check}
      </Button>
      <CsvFile label={t.chooseFile} onText={onText} />
    </div>
  );
}

function Store({ list }: { readonly list: ReturnType<typeof useImport> }) {
  const t = useText();
  const wrong = list.checked.filter(({ isOpen }) => isOpen).length;
  const updated = list.sent.filter(({ sameAs }) => sameAs !== null).length;
  const count = list.sent.length;
  return (
    <StickyBar edge="bottom" className={css.bar}>
      <p role="status" className={css.sum}>
        {wrong > 0 ? t.correctFirst(wrong) : t.summary(count - updated, updated)}
      </p>
      <Button
        disabled={wrong > 0 || count === 0}
        busy={list.isPending}
        busyLabel={t.storing}
        onClick={list.submit}
      >
        {count === 0 ? t.nothingLeft : t.store(count)}
      </Button>
    </StickyBar>
  );
}
