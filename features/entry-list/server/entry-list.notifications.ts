import { listRecipients } from '#features/accounts/server/accounts.recipients.store.ts';
import { listPlayers as listSquads } from '#features/entries/squads/server/squads.store.ts';
import { listEditors } from '#features/groups/server/groups.members.store.ts';
import * as choices from '#features/notifications/preferences/server/preferences.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { Language } from '#platform/shared/language.ts';
import type { MessageForm } from '../entry-list.form.ts';
import type { Audience, ListState } from '../entry-list.vocabulary.ts';
import { organizerMail } from './entry-list.mails.ts';
import type { EntryListRows } from './entry-list.store.ts';

const STATES: Record<Audience, readonly ListState[]> = {
  confirmed: ['confirmed', 'manual'],
  entered: ['confirmed', 'reserved', 'offered', 'manual'],
  waiting: ['waiting'],
};

export interface Message {
  readonly id: string;
  readonly message: MessageForm;
  readonly tournament: StoredTournament;
}

/** One mail to each person of an audience, so that nobody learns the others' addresses; gives their number, and whether one of them is new. */
export async function mailAudience(
  { mailer }: Pick<Services, 'mailer'>,
  tx: Db,
  rows: EntryListRows,
  { id, message, tournament }: Message,
): Promise<{ readonly count: number; readonly isNew: boolean }> {
  const { recipients } = await findRecipients(tx, rows, message.audience);
  let isNew = false;
  for (const [to, language] of recipients) {
    const mail = organizerMail({ id, to, language, message, tournament });
    if (await mailer.send(tx, mail)) isNew = true;
  }
  return { count: recipients.size, isNew };
}

export interface Recipients {
  /** Each address once, with the recipient's language; null for a person without an account. */
  readonly recipients: ReadonlyMap<string, Language | null>;
  /** People of the audience who get no mail: without an address, or with these mails switched off. */
  readonly unreachable: number;
}

/** The recipients of a message to an audience. Two people who share an address get one mail. */
export async function findRecipients(
  db: Db,
  rows: EntryListRows,
  audience: Audience,
): Promise<Recipients> {
  const people = await listPeople(db, rows, STATES[audience]);
  const addresses = people.map(({ to }) => to.toLowerCase()).filter(Boolean);
  const unwanted = await choices.listUnwanted(db, addresses, 'organizer-messages');
  const reached = people.filter(({ to }) => to !== '' && !unwanted.has(to.toLowerCase()));
  const recipients = new Map<string, Language | null>();
  const seen = new Set<string>();
  for (const { to, language } of reached) {
    if (!seen.has(to.toLowerCase())) recipients.set(to, language);
    seen.add(to.toLowerCase());
  }
  return { recipients, unreachable: people.length - reached.length };
}

/**
 * Each once, players first: their language is known. In an event for teams also who has an account in the squad of a confirmed team. Of
 * what a school has entered, those who look after it.
 */
async function listPeople(db: Db, rows: EntryListRows, states: readonly ListState[]) {
  const entered = rows.entered.filter(({ entry }) => states.includes(entry.state));
  const alone = entered.filter(({ person }) => person.groupId === null);
  const manual = states.includes('manual') ? rows.manual : [];
  const accountIds = new Set(
    [
      ...alone,
      ...rows.waiting.filter(({ waiting }) => states.includes(waiting.state as ListState)),
    ].map(({ person }) => person.accountId),
  );
  // The partners of pairs play as well.
  for (const { entry } of alone) {
    const partner = rows.partners.get(entry.id);
    if (partner?.state === 'accepted' && partner.accountId) accountIds.add(partner.accountId);
  }
  const teams = alone.filter(({ entry }) => entry.state === 'confirmed');
  const teamIds = [...teams.map(({ entry }) => entry.id), ...manual.map(({ id }) => id)];
  for (const { accountId, position } of await listSquads(db, teamIds)) {
    if (accountId !== null && position !== null) accountIds.add(accountId);
  }
  let schoolsOfNobody = 0;
  for (const groupId of new Set(entered.flatMap(({ person }) => person.groupId ?? []))) {
    const editors = await listEditors(db, groupId);
    if (editors.length === 0) schoolsOfNobody += 1;
    for (const editor of editors) accountIds.add(editor);
  }
  const recipients = await listRecipients(db, [...accountIds]);
  return [
    ...[...accountIds].map((id) => {
      const recipient = recipients.get(id);
      return { to: recipient?.email ?? '', language: recipient?.language ?? null };
    }),
    ...Array.from({ length: schoolsOfNobody }, () => ({ to: '', language: null })),
    ...manual.map(({ email }) => ({ to: email, language: null })),
  ];
}
