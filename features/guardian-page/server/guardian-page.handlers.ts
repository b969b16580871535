import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../guardian-page.contract.ts';
import * as commands from './guardian-page.commands.ts';
import { asPlayer } from './guardian-page.presenter.ts';
import * as store from './guardian-page.store.ts';

const options = { access: 'public', limit: 'guardian' } as const;

/** A guardian's page, opened by a mailed link: who it is about, becoming their guardian, and ending it. */
export const guardianPageHandlers = handlers((on, services) => {
  const { db } = services;

  on(contract.open, options, async ({ body }) => {
    const email = await commands.findReader(services, body.secret);
    if (!email.ok) return refusal(email.code);
    const players = await store.listLive(db, email.value);
    return { email: email.value, players: players.map(asPlayer) };
  });

  on(contract.confirm, options, async ({ body, params, language }) => {
    const own = { id: params.id, secret: body.secret };
    const done = await commands.confirmGuardianship(services, { ...own, language });
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.decline, options, async ({ body, params }) => {
    const own = { id: params.id, secret: body.secret };
    const done = await commands.declineGuardianship(services, own);
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.end, options, async ({ body, params }) => {
    const own = { id: params.id, secret: body.secret };
    const done = await commands.endGuardianship(services, own);
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.requestLink, { access: 'public', limit: 'guardianLink' }, async ({ body }) => {
    await commands.requestLink(services, { email: body.email.toLowerCase() });
    return {};
  });
});
