import type { Mail } from '#platform/server/mail/mailer.ts';
import { personalMail } from '#platform/server/mail/personal-mail.ts';
import { dateTime } from '#platform/shared/format.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { Recipient } from '../../server/accounts.recipients.store.ts';

/** What happened to the second step; `reset-operator`: the owner needs another operator's code to set it up again. */
export type FactorChange = 'on' | 'off' | 'reset' | 'reset-operator';

/** Where its reader goes next. */
const PAGES: Readonly<Record<FactorChange, string>> = {
  on: '/forgot-password',
  off: '/forgot-password',
  reset: '/account/second-factor',
  'reset-operator': '/forgot-password',
};

interface Facts {
  readonly recipient: Recipient;
  readonly dedupeKey: string;
  readonly at: Date;
  readonly origin: string;
}

/** A mail to the owner of an account. */
const ownersMail = personalMail({ en, ja }, (t, name) => t.greeting(name));

/** Reports a change of the second step, with the steps for an owner who did not ask for it. */
export function factorMail(facts: Facts & { what: FactorChange }): Mail {
  const { recipient, dedupeKey, what, at, origin } = facts;
  return ownersMail({ kind: 'second-factor', dedupeKey, recipient }, (t, language) => {
    const when = t.factorAt(dateTime(at.toISOString(), language));
    const next = `${t.factorNext[what]}\n${origin}${PAGES[what]}`;
    return { subject: t.factorSubjects[what], paragraphs: [t.factorTexts[what], when, next] };
  });
}

/** Reports a used recovery code. */
export function usedCodeMail(facts: Facts & { left: number }): Mail {
  const { recipient, dedupeKey, left, at, origin } = facts;
  return ownersMail({ kind: 'second-factor', dedupeKey, recipient }, (t, language) => ({
    subject: t.codeSubject,
    paragraphs: [
      t.codeText(dateTime(at.toISOString(), language), left),
      `${t.codeNext}\n${origin}/account`,
    ],
  }));
}

/** The code for an operator's first app. */
export function mailedCodeMail(
  facts: Omit<Facts, 'at'> & { readonly code: string; readonly until: Date },
): Mail {
  const { recipient, dedupeKey, code, until, origin } = facts;
  const about = { kind: 'second-factor', dedupeKey, recipient, secret: code } as const;
  return ownersMail(about, (t, language) => ({
    subject: t.setUpCodeSubject,
    paragraphs: [
      t.setUpCodeText(code),
      t.setUpCodeUntil(dateTime(until.toISOString(), language)),
      `${t.factorNext.on}\n${origin}/forgot-password`,
    ],
  }));
}
