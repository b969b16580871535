import type { Db } from '../server/db/database.ts';
import { mails } from '../server/mail/mail.tables.ts';

interface Sender {
  readonly services: { readonly db: Db };
}

/** Every mail that a server has written, sent or still waiting, in the order in which they were written. */
export async function sentMails({ services }: Sender) {
  return services.db.select().from(mails).orderBy(mails.id);
}

/** The mails to an address, in the order in which they were written. */
export async function mailsTo(server: Sender, address: string) {
  return (await sentMails(server)).filter(({ toAddress }) => toAddress === address);
}

/** The mails of a kind, to anybody, in the order in which they were written. */
export async function mailsOf(server: Sender, kind: string) {
  return (await sentMails(server)).filter((mail) => mail.kind === kind);
}
