import { listNewestStates } from '#features/matches/draws/server/draws.events.store.ts';
import { findRun } from '#features/publishing/server/publishing.presenter.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import { replyAddress } from '#features/tournaments/server/tournaments.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { isRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../entry-list.contract.ts';
import type { Audience } from '../entry-list.vocabulary.ts';
import {
  addManualEntries,
  areContactsEnded,
  freePlaces,
  removeManualEntry,
  sendMessage,
} from './entry-list.commands.ts';
import { entriesSheet } from './entry-list.csv.presenter.ts';
import { signatureOf } from './entry-list.mails.ts';
import { findRecipients } from './entry-list.notifications.ts';
import { asEntryList } from './entry-list.presenter.ts';
import * as store from './entry-list.store.ts';

const access = 'signed-in';

/** The entry list of a tournament and messages to the people on it, for its organizer and the operator only. */
export const entryListHandlers = handlers((on, services) => {
  const { db, clock } = services;

  const listOf = async (tournament: tournaments.StoredTournament) => {
    const rows = await store.listByTournament(db, tournament.id);
    const eventIds = tournament.events.map(({ id }) => id);
    const drawn = await listNewestStates(db, eventIds);
    const isOver = await areContactsEnded(services, db, tournament);
    return asEntryList(rows, { tournament, drawn, now: clock.now(), isOver });
  };

  on(contract.list, { access }, async ({ params, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    return { entries: await listOf(tournament) };
  });

  on(contract.exportList, { access }, async ({ params, account, language }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const entries = await listOf(tournament);
    return await entriesSheet(entries, { tournament, language });
  });

  on(contract.addManual, { access }, async ({ params, body, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const people = body.people.map(({ id, person }) => ({ id, ...person }));
    const { eventId } = body;
    const addition = { tournamentId: tournament.id, eventId, people, account };
    const done = await addManualEntries(services, addition);
    if (done.ok) return done.value;
    const known = await tournaments.findById(db, params.id);
    const event = known && (eventId ? findEvent(known, eventId) : known.events[0]);
    return refusal(done.code, { details: { placesLeft: event ? freePlaces(event) : 0 } });
  });

  on(contract.removeManual, { access, proof: 'operator' }, async ({ params, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const request = { tournamentId: tournament.id, id: params.entryId, account };
    const done = await removeManualEntry(services, request);
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.audiences, { access }, async ({ params, account, language }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const isOver = await areContactsEnded(services, db, tournament);
    const rows = await store.listByTournament(db, tournament.id);
    const sized = async (audience: Audience) => {
      const { recipients, unreachable } = await findRecipients(db, rows, audience);
      return { recipients: recipients.size, unreachable };
    };
    return {
      isOver,
      audiences: {
        confirmed: await sized('confirmed'),
        entered: await sized('entered'),
        waiting: await sized('waiting'),
      },
      signature: signatureOf(tournament, language),
      replyTo: replyAddress(tournament) ?? null,
    };
  });

  on(
    contract.writeToAll,
    { access, limit: 'mailing', proof: 'operator' },
    async ({ params, body, account }) => {
      const tournament = await findRun(db, account, params.id);
      if (isRefusal(tournament)) return tournament;
      const sent = await sendMessage(services, { ...body, tournament, account });
      return sent.ok ? { recipients: sent.value } : refusal(sent.code);
    },
  );
});
