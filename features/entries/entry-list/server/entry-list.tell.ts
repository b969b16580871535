import { readersOf } from '#features/accounts/server/accounts.reader.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { MessageForm } from '../entry-list.form.ts';
import type { Audience, ListState } from '../entry-list.vocabulary.ts';
import { organizerMail } from './entry-list.mails.ts';
import type { EntryListRows } from './entry-list.store.ts';

const STATES: Record<Audience, readonly ListState[]> = {
  confirmed: ['confirmed', 'manual'],
  entered: ['confirmed', 'reserved', 'offered', 'manual'],
  waiting: ['waiting'],
};

interface Message {
  readonly id: string;
  readonly message: MessageForm;
  readonly tournament: StoredTournament;
}

/** One mail each to the people of an audience, so that nobody learns the others' addresses; gives how many. */
export async function tellAudience(
  { mailer }: Pick<Services, 'mailer'>,
  tx: Db,
  rows: EntryListRows,
  { id, message, tournament }: Message,
): Promise<number> {
  const states = STATES[message.audience];
  const accountIds = [
    ...rows.entered.filter(({ entry }) => states.includes(entry.state)),
    ...rows.waiting.filter(({ waiting }) => states.includes(waiting.state as ListState)),
  ].map(({ person }) => person.accountId);
  const readers = [...(await readersOf(tx, accountIds)).values()];
  const manual = states.includes('manual')
    ? rows.manual.map(({ email }) => email).filter(Boolean)
    : [];
  for (const { email: to, language } of readers) {
    await mailer.send(tx, organizerMail({ id, to, language, message, tournament }));
  }
  for (const to of manual) {
    await mailer.send(tx, organizerMail({ id, to, language: null, message, tournament }));
  }
  return new Set([...readers.map(({ email }) => email), ...manual].map((one) => one.toLowerCase()))
    .size;
}
