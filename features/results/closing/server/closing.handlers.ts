import { type DeskRequest, findForReferee } from '#features/day/server/day.locks.commands.ts';
import type { Account } from '#platform/server/http/account.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers, type Services } from '#platform/server/services.ts';
import * as contract from '../closing.contract.ts';
import { endEarly, finalize, playOn, progressIn } from './closing.commands.ts';
import { asClosing } from './closing.presenter.ts';
import * as store from './closing.store.ts';

const access = 'signed-in';

/** The end of a tournament, for those who run or referee it. */
export const closingHandlers = handlers((on, services) => {
  on(contract.findClosing, { access }, async ({ params, account }) =>
    present(services, { tournamentId: params.id, account }),
  );

  on(contract.finalize, { access, proof: 'operator' }, async ({ params, body, account }) => {
    const request = { tournamentId: params.id, account };
    const done = await finalize(services, { ...request, ...body });
    return done.ok ? present(services, request) : refusal(done.code);
  });

  on(contract.endEarly, { access, proof: 'operator' }, async ({ params, body, account }) => {
    const request = { tournamentId: params.id, account };
    const done = await endEarly(services, { ...request, ...body });
    return done.ok ? present(services, request) : refusal(done.code);
  });

  on(contract.playOn, { access, proof: 'operator' }, async ({ params, account }) => {
    const request = { tournamentId: params.id, account };
    const done = await playOn(services, request);
    return done.ok ? present(services, request) : refusal(done.code);
  });
});

async function present(services: Services, request: DeskRequest & { readonly account: Account }) {
  const { db, clock } = services;
  const found = await findForReferee(db, request);
  if (!found.ok) return refusal(found.code);
  const tournament = found.value;
  const progress = await progressIn(services, db, tournament);
  const last = await store.findLast(db, tournament.id);
  const lastResultAt = last?.at ?? null;
  return asClosing({ ...progress, tournament, ...request, lastResultAt, now: clock.now() });
}
