import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { StoredMail } from './mail.store.ts';

// Far below the two minutes that a job may take; a mail server that hangs is tried again.
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000 };
/** One for each mail that is sent at the same time (jobs.ts): connecting takes longer than handing over a mail. */
const POOL = { pool: true, maxConnections: 10 } as const;

/** Large: it is loaded with the first mail. */
const library = () => import('nodemailer');

/** Where mails go: a real mail server, or files that a person and a test can both read. */
export interface MailTransport {
  /** Whether mails reach their readers without the operator, who forwards those in files and must be able to read them. */
  readonly toPeople: boolean;
  /** Throws when the mail could not be handed over. */
  deliver(mail: StoredMail): Promise<void>;
  /** Ends idle connections to the mail server. */
  close(): void;
}

/** SMTP when `MAIL_URL` is set, else one .eml file a mail in `DATA_DIR/mail`. */
export async function createMailTransport(
  config: Pick<Config, 'mailUrl' | 'mailFrom' | 'dataDir'>,
): Promise<MailTransport> {
  return config.mailUrl ? bySmtp(config.mailUrl, config.mailFrom) : toFiles(config);
}

async function bySmtp(url: string, from: string): Promise<MailTransport> {
  const { createTransport } = await library();
  const smtp = createTransport({ url, ...POOL, ...TIMEOUTS });
  return {
    toPeople: true,
    deliver: async (mail) => void (await smtp.sendMail(asMessage(mail, from))),
    close: () => smtp.close(),
  };
}

function toFiles(config: Pick<Config, 'mailFrom' | 'dataDir'>): MailTransport {
  const folder = folderOf(config);
  return {
    toPeople: false,
    async deliver(mail) {
      const { createTransport } = await library();
      const composer = createTransport({ streamTransport: true, buffer: true });
      const { message } = await composer.sendMail(asMessage(mail, config.mailFrom));
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${mail.id}.eml`), message as Buffer);
    },
    close: () => {},
  };
}

/** Deletes the files of mails whose text has expired; mails sent by SMTP have none. */
export async function forgetFiles(
  config: Pick<Config, 'dataDir'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) await rm(join(folderOf(config), `${id}.eml`), { force: true });
}

function folderOf({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mail');
}

function asMessage(mail: StoredMail, from: string) {
  return {
    from,
    to: mail.toAddress,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.textBody,
    html: mail.htmlBody,
    date: mail.createdAt,
    // The same id on a repeated delivery lets the receiver's server drop the second one.
    messageId: `<${mail.id}@rallydays>`,
    ...(mail.unsubscribeUrl && {
      headers: {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}
