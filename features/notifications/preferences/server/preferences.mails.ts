import { type SignedLinks, signedLinks } from '#platform/server/links/signed-links.ts';
import type { MailPreference } from '#platform/server/mail/mailer.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import { preferencesMessages as preferencesEn } from '../preferences.messages.en.ts';
import { preferencesMessages as preferencesJa } from '../preferences.messages.ja.ts';
import {
  type NewsKind,
  TOPIC_NAMES,
  TOPIC_OF,
  TOPICS,
  type Topic,
} from '../preferences.vocabulary.ts';
import * as store from './preferences.store.ts';

const WORDS = { en: { ...en, ...preferencesEn }, ja: { ...ja, ...preferencesJa } };

declare module '#platform/server/mail/mailer.ts' {
  /** A mail of a kind without a topic does not compile. */
  interface MailKinds extends Record<NewsKind, true> {}
}

/**
 * Every mail passes here, in the transaction that causes it: whether its recipient wants it, and how they can end its kind
 * without logging in.
 */
export function mailPreference({
  links,
  origin,
}: {
  links: SignedLinks;
  origin: () => string;
}): MailPreference {
  return async (tx, mail) => {
    const topic: Topic = TOPIC_OF[mail.kind];
    if (TOPICS[topic].mail !== 'optional') return { wanted: true, unsubscribe: null };
    const subscriber = await store.findSubscriber(tx, mail.to);
    if (!(await store.findMailWanted(tx, subscriber, topic))) return { wanted: false };
    const secret = links.secretOf([subscriber.kind, subscriber.id, topic]);
    const url = `${origin()}/unsubscribe#${secret}`;
    return {
      wanted: true,
      unsubscribe: {
        oneClickUrl: `${origin()}/api/notices/unsubscribe/${secret}`,
        text: (language) => {
          const t = WORDS[language];
          return t.unsubscribe(t.topics[topic], url);
        },
      },
    };
  };
}

/** Links that end mails; they allow nothing else. */
export function unsubscribeLinks(serverSecret: string): SignedLinks {
  return signedLinks(serverSecret, 'unsubscribe');
}

/** Whose mails a link ends, and which; null when it is not one of ours. */
export function readSecret(
  links: SignedLinks,
  secret: string,
): { subscriber: store.Subscriber; topic: Topic } | null {
  const [kind, id, said] = links.factsOf(secret) ?? [];
  const topic = TOPIC_NAMES.find((one) => one === said);
  if (!id || !topic || (kind !== 'account' && kind !== 'address')) return null;
  return { subscriber: { kind, id }, topic };
}
