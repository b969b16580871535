import type { Db } from '#platform/server/db/database.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../preferences.contract.ts';
import {
  CHANNELS,
  type Channel,
  TOPIC_NAMES,
  TOPICS,
  type Topic,
} from '../preferences.vocabulary.ts';
import { choose, endMails } from './preferences.commands.ts';
import { readSecret, unsubscribeLinks } from './preferences.mails.ts';
import * as store from './preferences.store.ts';

/** What a person wants to receive outside the app, and ending mails without logging in. */
export const preferencesHandlers = (serverSecret: string) =>
  handlers((on, services) => {
    const { db } = services;
    const links = unsubscribeLinks(serverSecret);

    on(contract.preferences, { access: 'signed-in' }, ({ account }) => shown(db, account.id));

    on(contract.choose, { access: 'signed-in' }, async ({ account, body }) => {
      const chosen = await choose(services, { ...body, accountId: account.id });
      return chosen.ok ? shown(db, account.id) : refusal(chosen.code);
    });

    const end = async (secret: string) => {
      const asked = readSecret(links, secret);
      const ended = asked && (await endMails(services, asked));
      return ended?.ok ? {} : refusal('LINK_UNKNOWN');
    };

    on(contract.openUnsubscribe, { access: 'public', limit: 'link' }, async ({ body }) => {
      const asked = readSecret(links, body.secret);
      if (!asked) return refusal('LINK_UNKNOWN');
      const { subscriber, topic } = asked;
      return { topic, wanted: await store.findMailWanted(db, subscriber, topic) };
    });

    on(contract.unsubscribe, { access: 'public', limit: 'link' }, ({ body }) => end(body.secret));

    // No limit: large mail services post from a few addresses, and only signed links write anything.
    const byMailServices = { access: 'public', crossSite: true, limit: null } as const;
    on(contract.oneClickUnsubscribe, byMailServices, ({ params }) => end(params.secret));
  });

async function shown(db: Db, accountId: string) {
  const chosen = await store.listByAccount(db, accountId);
  const state = (topic: Topic, channel: Channel) => {
    const delivery = TOPICS[topic][channel];
    if (delivery !== 'optional') return delivery;
    const preference = chosen.find((one) => one.topic === topic && one.channel === channel);
    return (preference?.wanted ?? true) ? ('on' as const) : ('off' as const);
  };
  const [mail, push] = CHANNELS;
  return {
    topics: TOPIC_NAMES.map((topic) => ({
      topic,
      mail: state(topic, mail),
      push: state(topic, push),
    })),
  };
}
