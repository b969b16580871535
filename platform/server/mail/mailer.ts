import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Language } from '#platform/shared/language.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Job, Jobs } from '../jobs/jobs.ts';
import * as store from './mail.store.ts';
import type { MailTransport } from './transport.ts';

export interface Mail {
  /** What kind of event it announces, such as `entry-confirmed`. */
  readonly kind: string;
  /** Names the event: a second mail with the same key is not sent. */
  readonly dedupeKey: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  /** Paragraphs of plain text; the HTML version is made of the same ones. */
  readonly paragraphs: readonly string[];
}

export interface Mailer {
  /** Queues a mail in the transaction that causes it: it goes out only if that commits, and then exactly once queued. */
  send(tx: Db, mail: Mail): Promise<void>;
}

const JOB = 'mail.send';
const jobData = z.object({ mailId: z.uuid() });

export function createMailer(jobs: Pick<Jobs, 'enqueue'>, clock: Clock): Mailer {
  return {
    async send(tx, mail) {
      const id = uuidv7();
      const fresh = await store.insert(tx, {
        id,
        dedupeKey: mail.dedupeKey,
        kind: mail.kind,
        toAddress: mail.to,
        language: mail.language,
        subject: mail.subject,
        textBody: `${mail.paragraphs.join('\n\n')}\n`,
        htmlBody: asHtml(mail),
        createdAt: clock.now(),
      });
      if (fresh) await jobs.enqueue(tx, JOB, { mailId: id });
    },
  };
}

/** Hands queued mails to the transport; an unreachable mail server is tried again with growing pauses. */
export function mailJob(db: Db, clock: Clock, transport: MailTransport): Job {
  return {
    name: JOB,
    retries: 50,
    async run(data) {
      const { mailId } = jobData.parse(data);
      const mail = await store.findById(db, mailId);
      if (!mail || mail.state === 'sent') return;
      try {
        await transport.deliver(mail);
      } catch (error) {
        await store.updateFailed(db, mailId, error instanceof Error ? error.message : 'unknown');
        throw error;
      }
      await store.updateSent(db, mailId, clock.now());
    },
  };
}

function asHtml(mail: Mail): string {
  const body = mail.paragraphs
    .map((paragraph) => `<p>${linked(escaped(paragraph)).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
  return `<!doctype html><html lang="${mail.language}"><meta charset="utf-8"><title>${escaped(
    mail.subject,
  )}</title><body style="font-family:sans-serif;line-height:1.6;max-width:36em">\n${body}\n</body></html>\n`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function linked(html: string): string {
  return html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
