import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { LISTED_MAIL_STATES, type ListedMailState } from '../../mail-log/mail-log.vocabulary.ts';
import { Console } from '../components/console.tsx';
import { Feed } from '../components/feed.tsx';
import { MailReader } from '../components/mail-reader.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { MAIL_TONES } from '../lib/mail-tones.ts';
import { type Mail, mailsQuery } from '../operator.queries.ts';
import { useText } from '../operator.text.ts';

/** Every mail that the app wrote, and whether it was sent. */
export function Screen() {
  const t = useText();
  const [q, setQ] = useState('');
  const [state, setState] = useState<ListedMailState | ''>('');
  const [reading, setReading] = useState<string | null>(null);
  const query = useInfiniteQuery(mailsQuery(state || undefined, q));
  return (
    <Console section="mails">
      <SearchBox hint={t.searchMails} onSearch={setQ} />
      <SelectField
        name="state"
        label={t.mailState}
        value={state}
        onChange={(event) => setState(event.target.value as ListedMailState | '')}
        options={[
          { value: '', label: t.allMails },
          ...LISTED_MAIL_STATES.map((value) => ({ value, label: t.mailStates[value] })),
        ]}
      />
      <Feed
        label={t.mails}
        query={query}
        items={query.data?.pages.map((page) => page.mails).filter((mails) => mails.length > 0)}
        empty={{ title: t.noMails }}
        searched={q !== '' || state !== ''}
      >
        {(mails) => (
          <li key={mails[0]?.id}>
            <List>
              {mails.map((mail) => (
                <MailRow key={mail.id} mail={mail} onRead={() => setReading(mail.id)} />
              ))}
            </List>
          </li>
        )}
      </Feed>
      <MailReader id={reading} onClose={() => setReading(null)} />
    </Console>
  );
}

function MailRow({ mail, onRead }: { readonly mail: Mail; readonly onRead: () => void }) {
  const t = useText();
  const format = useFormat();
  return (
    <ListRow
      title={mail.subject}
      text={<FactsLine facts={[mail.to, format.dateTime(mail.createdAt)]} />}
      end={<Badge tone={MAIL_TONES[mail.state]}>{t.mailStates[mail.state]}</Badge>}
      onClick={onRead}
    />
  );
}
