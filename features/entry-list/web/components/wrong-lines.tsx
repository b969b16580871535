import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../entry-list.text.ts';
import type { PersonField, ReadPeople, WrongField } from '../lib/read-people.ts';

/** More lines would push the button out of sight; correcting these shows the next. */
const SHOWN = 10;

/** The columns by the fields of a person. */
const COLUMN_OF = {
  name: 'name',
  partner: 'partner',
  club: 'club',
  partnerClub: 'partnerClub',
  email: 'email',
  phone: 'phone',
  paidYen: 'amount',
  note: 'note',
} as const satisfies Record<PersonField, string>;

/** The lines that are not accepted, each with all its errors. */
export function WrongLines({ wrong }: Pick<ReadPeople, 'wrong'>) {
  const t = useText();
  const texts: Readonly<Record<string, string>> = t.errors;
  const reasonOf = ({ field, reason }: WrongField) =>
    reason === 'tooLong' ? t.fieldTooLong(t.columns[COLUMN_OF[field]]) : (texts[reason] ?? reason);
  return (
    <InlineNotice tone="error">
      {wrong.slice(0, SHOWN).map(({ line, fields }) => (
        <p key={line}>{t.wrongLine(line, fields.map(reasonOf))}</p>
      ))}
      {wrong.length > SHOWN ? <p>{t.moreWrong(wrong.length - SHOWN)}</p> : null}
    </InlineNotice>
  );
}
