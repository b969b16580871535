import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { withFormerPlayers } from '#platform/shared/former-player.ts';
import type { Language } from '#platform/shared/language.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Job, Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { mailMessages as en } from './mail.messages.en.ts';
import { mailMessages as ja } from './mail.messages.ja.ts';
import * as store from './mail.store.ts';
import { MAIL_JOB, queueMail } from './mailer.commands.ts';
import type { MailTransport } from './transport.ts';

/** The kinds of mail; the features name them (features/notifications/preferences). */
// biome-ignore lint/suspicious/noEmptyInterface: the features add to it
export interface MailKinds {}
export type MailKind = keyof MailKinds;

export interface Mail {
  /** The kind of event that it announces, such as `entry-confirmed`. */
  readonly kind: MailKind;
  /** Names the event: a second mail with the same key is not sent. */
  readonly dedupeKey: string;
  readonly to: string;
  readonly language: Language;
  /** Without the product's name, which every subject gets in front. */
  readonly subject: string;
  /** The address for replies. */
  readonly replyTo?: string | undefined;
  /** It is not sent before, and can be recalled until then. */
  readonly sendAfter?: Date | undefined;
  /** The secret of a link in it: with a real mail server only its reader sees it, and it is deleted once the mail was sent. */
  readonly secret?: string | undefined;
  /** Paragraphs of plain text; the HTML version is made of the same ones. */
  readonly paragraphs: readonly string[];
  /** The same in another language below it, for a reader whose language is unknown. */
  readonly also?: Wording | undefined;
}

/** The text of a mail, in one language. */
export type Wording = Pick<Mail, 'language' | 'subject' | 'paragraphs'>;

/** The reader's preference for a kind of mail; `unsubscribe` is null for mails that cannot be switched off. */
export type MailPreference = (
  tx: Db,
  mail: Mail,
) => Promise<
  | { readonly wanted: false }
  | {
      readonly wanted: true;
      readonly unsubscribe: {
        readonly oneClickUrl: string;
        readonly text: (language: Language) => string;
      } | null;
    }
>;

export interface Mailer {
  /**
   * Queues a mail in the transaction that causes it, once, if its reader wants it; gives whether it was queued. It is sent only if that
   * commits.
   */
  send(tx: Db, mail: Mail): Promise<boolean>;
  /** Recalls a mail whose `sendAfter` is in the future; false when it is too late. */
  recall(tx: Db, dedupeKey: string): Promise<boolean>;
  /** Tries an undelivered mail again now, without waiting for its pause to end. */
  retry(tx: Db, mailId: string): Promise<void>;
}

const jobData = z.object({ mailId: z.uuid() });

/** Longer than the longest pause between two tries: a mail that was not tried since then has lost its job. */
const FORGOTTEN_MS = 2 * 60 * 60 * 1000;

/** A mail that waits longer is an alarm. Source: issue 24, item 5. */
const LATE_SECONDS = 300;
/** The alarm in the log. */
export const MAIL_LATE = 'mails wait for more than 5 minutes';

type MailJobs = Pick<Jobs, 'enqueue'>;

export function createMailer(
  jobs: MailJobs,
  clock: Clock,
  { preference, origin }: { readonly preference: MailPreference; readonly origin: () => string },
): Mailer {
  return {
    async send(tx, mail) {
      const chosen = await preference(tx, mail);
      if (!chosen.wanted) return false;
      const { unsubscribe } = chosen;
      const wordings = [mail, ...(mail.also ? [mail.also] : [])].map((one) =>
        worded(one, unsubscribe ? [unsubscribe.text(one.language)] : []),
      );
      const id = uuidv7();
      const fresh = await store.insert(tx, {
        id,
        dedupeKey: mail.dedupeKey,
        kind: mail.kind,
        toAddress: mail.to,
        replyTo: mail.replyTo ?? null,
        language: mail.language,
        subject: oneLine(subjectOf(wordings)),
        textBody: asText(wordings),
        htmlBody: asHtml(wordings, origin()),
        secret: mail.secret ?? null,
        unsubscribeUrl: unsubscribe?.oneClickUrl ?? null,
        sendAfter: mail.sendAfter ?? null,
        createdAt: clock.now(),
      });
      if (fresh)
        await jobs.enqueue(tx, MAIL_JOB, { mailId: id }, mail.sendAfter && { at: mail.sendAfter });
      return fresh;
    },
    recall: (tx, dedupeKey) => store.updateRecalled(tx, dedupeKey, clock.now()),
    retry: (tx, mailId) => jobs.enqueue(tx, MAIL_JOB, { mailId }),
  };
}

/**
 * Hands queued mails to the transport. An unreachable mail server is tried again with growing pauses. The sweep finds
 * mails whose jobs were lost.
 */
export function mailJobs(services: {
  db: Db;
  clock: Clock;
  jobs: MailJobs;
  transport: MailTransport;
  log: Pick<Log, 'error'>;
}): Job[] {
  const { db, clock, log } = services;
  return [
    {
      name: MAIL_JOB,
      retries: 50,
      async run(data) {
        const { mailId } = jobData.parse(data);
        const waiting = (await store.findById(db, mailId))?.sendAfter;
        if (!waiting || waiting <= clock.now()) return deliver(services, mailId);
        await queueMail(services, mailId, waiting);
      },
    },
    {
      name: 'mail.sweep',
      cron: '*/30 * * * *',
      async run() {
        const before = new Date(clock.now().getTime() - FORGOTTEN_MS);
        for (const mailId of await store.listForgotten(db, before))
          await queueMail(services, mailId);
      },
    },
    {
      name: 'mail.alarm',
      cron: '* * * * *',
      async run() {
        const { count, oldestSeconds } = await store.findWaiting(db, clock.now());
        if (oldestSeconds <= LATE_SECONDS) return;
        log.error({ waiting: count, oldestSeconds: Math.round(oldestSeconds) }, MAIL_LATE);
      },
    },
  ];
}

async function deliver(
  { db, clock, transport }: { db: Db; clock: Clock; transport: MailTransport },
  mailId: string,
): Promise<void> {
  const mail = await store.updateTaken(db, mailId, clock.now());
  if (!mail) return;
  try {
    await transport.deliver(mail);
  } catch (error) {
    const failure = error as Failure;
    const isPermanent = isPermanentRefusal(failure);
    const text = error instanceof Error ? error.message : 'unknown';
    await store.updateFailed(db, mailId, {
      error: text,
      state: isPermanent ? 'refused' : 'failed',
      forRecipient: isAboutRecipient(failure),
    });
    if (!isPermanent) throw namelessFailure(failure);
    return;
  }
  await store.updateSent(db, mailId, { forgetSecret: transport.toPeople, now: clock.now() });
}

/** What nodemailer says of a failure; an answer of the mail server has a code and a text. */
interface Failure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/** For the log and the job queue, which know nobody: the answer of a mail server quotes the address. The mail has its text. */
function namelessFailure({ code, responseCode }: Failure): Error {
  const codes = [code, responseCode].filter(Boolean).join(' ');
  return new Error(`a mail was not handed over (${codes})`);
}

/**
 * The mail server answered, and trying again would change nothing, such as an address that does not exist. An answer about our sender, our
 * login or a quota is true of all mails, and ends.
 */
function isPermanentRefusal(failure: Failure): boolean {
  const { code, responseCode } = failure;
  const aboutThisMail = isAboutRecipient(failure) || code === 'EMESSAGE';
  return aboutThisMail && typeof responseCode === 'number' && responseCode >= 500;
}

/**
 * Many mail servers answer to RCPT TO what they do not say before: X.1.7 and X.1.8 are about the sender, X.3, X.5 and X.7 about the mail
 * server, its protocol and its permissions (RFC 3463); 421, 451 and 452 alone are about the mail server (RFC 5321).
 */
const ABOUT_OTHERS = /^(?:\d{3}[ -]\d\.(?:1\.[78]\b|[357]\.)|(?:421|451|452)(?! 4\.))/;

function isAboutRecipient({ command, response }: Failure): boolean {
  return command === 'RCPT TO' && typeof response === 'string' && !ABOUT_OTHERS.test(response);
}

function worded({ language, subject, paragraphs }: Wording, more: readonly string[]): Wording {
  const word = (text: string) => withFormerPlayers(text, language);
  return { language, subject: word(subject), paragraphs: [...paragraphs, ...more].map(word) };
}

/** The product's name, then the subject; in both languages, unless a person has written it. */
function subjectOf(wordings: readonly Wording[]): string {
  const subjects = [...new Set(wordings.map(({ subject }) => subject))].join(' / ');
  return (wordings[0]?.language === 'ja' ? ja : en).subject(subjects);
}

function asText(wordings: readonly Wording[]): string {
  const texts = wordings.map(({ paragraphs }) => paragraphs.join('\n\n'));
  return `${texts.join('\n\n――――――――――\n\n')}\n`;
}

/** A subject is one line: text that a person typed must not begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}

function asHtml(wordings: readonly Wording[], origin: string): string {
  const parts = wordings.map(
    ({ language, paragraphs }) =>
      `<div lang="${language}">\n${paragraphs
        .map((paragraph) => `<p>${linked(escaped(paragraph), origin).replaceAll('\n', '<br>')}</p>`)
        .join('\n')}\n</div>`,
  );
  return `<!doctype html><html lang="${wordings[0]?.language}"><meta charset="utf-8"><title>${escaped(
    subjectOf(wordings),
  )}</title><body style="font-family:sans-serif;line-height:1.6;max-width:36em">\n${parts.join(
    '\n<hr>\n',
  )}\n</body></html>\n`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Links to our own pages only: other addresses are what somebody typed. */
function linked(html: string, origin: string): string {
  return html.replace(/https?:\/\/[^\s<]+/g, (url) =>
    url.startsWith(`${origin}/`) ? `<a href="${url}">${url}</a>` : url,
  );
}
