import * as waitingList from '#features/entries/waiting-list/server/waiting-list.store.ts';
import { findOrganizer } from '#features/organizers/server/organizers.store.ts';
import { isRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../publishing.contract.ts';
import { publishTournament } from './publishing.commands.ts';
import { asOwnTournament, findRun } from './publishing.presenter.ts';
import * as store from './publishing.store.ts';

/** Publishing tournaments and reading the organizer's own. */
export const publishingHandlers = handlers((on, services) => {
  const { db, clock } = services;
  const today = () => dayInJapan(clock.now());

  on(contract.publish, { access: 'organizer', limit: 'publishing' }, async ({ body, account }) => {
    const organizer = await findOrganizer(db, account.id);
    if (!organizer) return refusal('FORBIDDEN');
    const { id: publishId, tournament: form, ...chosen } = body;
    const { id: organizerId, organizationName: organizerName } = organizer;
    const publication = { publishId, organizerId, organizerName, form, ...chosen };
    const published = await publishTournament(services, publication);
    if (published.ok) return { tournamentId: published.value };
    if ('event' in published) {
      return refusal(published.code, { details: { event: published.event } });
    }
    if (published.code !== 'ALREADY_PUBLISHED') return refusal(published.code);
    const known = await store.findPublished(db, publishId);
    const own = known?.organizerId === organizerId ? known.id : null;
    return refusal(published.code, { details: { tournamentId: own } });
  });

  on(contract.mine, { access: 'organizer' }, async ({ query, account }) => {
    const page = { today: today(), cursor: query.cursor };
    const list = query.when === 'coming' ? store.listComing : store.listPast;
    const { rows, nextCursor } = await list(db, account.organizerId ?? 0, page);
    const facts = { today: today(), waiting: await waitingList.countByEvents(db, rows) };
    return { tournaments: rows.map((one) => asOwnTournament(one, facts)), nextCursor };
  });

  on(contract.findOwn, { access: 'signed-in' }, async ({ params, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const waiting = await waitingList.countByEvents(db, [tournament]);
    return { tournament: asOwnTournament(tournament, { today: today(), waiting }) };
  });
});
