import {
  LINK_PURPOSE,
  sendFreshLink,
  tellPlayerAnother,
  tellPlayerConfirmed,
} from '#features/guardians/server/guardians.tell.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import * as links from '#platform/server/links/links.store.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../guardian-page.contract.ts';
import { asPlayer } from './guardian-page.presenter.ts';
import * as store from './guardian-page.store.ts';

const options = { access: 'public', limit: 'guardian' } as const;

/** A guardian's page, opened by a mailed link: who it is about, being their guardian, and no longer. */
export const guardianPageHandlers = handlers((on, services) => {
  const { db, clock } = services;

  /** Whose link it is: the address is the proof, for only its reader has the secret. */
  const readerOf = (secret: string) =>
    links.findBySecret(db, { purpose: LINK_PURPOSE, secret, now: clock.now() });

  on(contract.open, options, async ({ body }) => {
    const link = await readerOf(body.secret);
    if (!link.ok) return refusal(link.code);
    const { subject: email } = link.value;
    return { email, players: (await store.listLive(db, email)).map(asPlayer) };
  });

  on(contract.confirm, options, async ({ body, params, language }) => {
    const link = await readerOf(body.secret);
    if (!link.ok) return refusal(link.code);
    const own = { id: params.id, email: link.value.subject, now: clock.now() };
    const done = await store.updateState(db, { ...own, to: 'confirmed', language }, (tx, changed) =>
      tellPlayerConfirmed(services, tx, changed),
    );
    return done.ok ? {} : refusal('PLAYER_NOT_FOUND');
  });

  on(contract.decline, options, async ({ body, params }) => {
    const link = await readerOf(body.secret);
    if (!link.ok) return refusal(link.code);
    const own = { id: params.id, email: link.value.subject, now: clock.now() };
    const done = await store.updateState(db, { ...own, to: 'declined' }, (tx, changed) =>
      tellPlayerAnother(services, tx, changed, 'declined'),
    );
    if (done.ok) return {};
    return refusal(done.code === 'ALREADY_CONFIRMED' ? done.code : 'PLAYER_NOT_FOUND');
  });

  on(contract.end, options, async ({ body, params }) => {
    const link = await readerOf(body.secret);
    if (!link.ok) return refusal(link.code);
    const own = { id: params.id, email: link.value.subject, now: clock.now() };
    const done = await store.updateState(db, { ...own, to: 'ended' }, (tx, changed) =>
      tellPlayerAnother(services, tx, changed, 'stopped'),
    );
    if (done.ok) return {};
    return refusal(done.code === 'NOT_CONFIRMED' ? done.code : 'PLAYER_NOT_FOUND');
  });

  on(contract.requestLink, { access: 'public', limit: 'guardianLink' }, async ({ body }) => {
    await db.transaction(async (tx) => {
      const guardianship = await store.findNewest(tx, body.email.toLowerCase());
      if (guardianship) await sendFreshLink(services, tx, guardianship);
    });
    return {};
  });
});
