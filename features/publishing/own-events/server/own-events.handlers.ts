import * as waitingList from '#features/entries/waiting-list/server/waiting-list.store.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { clashRefusal, isRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { findRun } from '../../server/publishing.presenter.ts';
import * as contract from '../own-events.contract.ts';
import { addEvent, deleteEvent, editEvent } from './own-events.commands.ts';
import { chooseFormats } from './own-events.formats.commands.ts';
import { asOwnEvent } from './own-events.presenter.ts';
import { findLastFormat, listEntered } from './own-events.store.ts';

const access = 'signed-in';

/** The events of a tournament, for its organizer and the operator. */
export const ownEventsHandlers = handlers((on, services) => {
  const { db, clock } = services;

  const around = async (tournament: StoredTournament) => {
    const eventIds = tournament.events.map(({ id }) => id);
    return {
      tournament,
      today: dayInJapan(clock.now()),
      waiting: await waitingList.countByEvents(db, [tournament]),
      entered: await listEntered(db, eventIds),
      drawn: await draws.listNewestStates(db, eventIds),
    };
  };
  const present = async (id: number, eventId: number) => {
    const tournament = await tournaments.findById(db, id);
    if (!tournament) return refusal('TOURNAMENT_NOT_FOUND');
    return { event: asOwnEvent(eventOf(tournament, eventId), await around(tournament)) };
  };

  on(contract.list, { access }, async ({ params, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const facts = await around(tournament);
    return {
      name: tournament.name,
      isOpen: tournament.state !== 'cancelled',
      events: tournament.events.map((event) => asOwnEvent(event, facts)),
      lastFormat: await findLastFormat(db, tournament),
    };
  });

  on(
    contract.add,
    { access, limit: 'publishing', proof: 'operator' },
    async ({ params, body, account }) => {
      const addition = { id: params.id, account, creationId: body.id, form: body.event };
      const added = await addEvent(services, addition);
      return added.ok ? present(params.id, added.value) : refused(added.code);
    },
  );

  on(
    contract.edit,
    { access, limit: 'publishing', proof: 'operator' },
    async ({ params, body, account }) => {
      const { id, eventId } = params;
      const { event: form, was } = body;
      const edited = await editEvent(services, { id, eventId, account, form, was });
      if (edited.ok) return present(id, eventId);
      if (edited.code === 'EVENT_CHANGED') return clashRefusal(edited.code, edited.theirs);
      if (edited.code !== 'LIMIT_BELOW_TAKEN') return refused(edited.code);
      const known = await tournaments.findById(db, id);
      return refusal(edited.code, {
        details: { taken: known ? eventOf(known, eventId).placesTaken : 0 },
      });
    },
  );

  on(
    contract.chooseFormats,
    { access, limit: 'publishing', proof: 'operator' },
    async ({ params, body, account }) => {
      const { id, eventId } = params;
      const chosen = await chooseFormats(services, { id, eventId, account, ...body });
      return chosen.ok ? present(id, eventId) : refusal(chosen.code);
    },
  );

  on(
    contract.remove,
    { access, limit: 'publishing', proof: 'operator' },
    async ({ params, account }) => {
      const { id, eventId } = params;
      const deleted = await deleteEvent(services, { id, eventId, account });
      return deleted.ok ? {} : refusal(deleted.code);
    },
  );
});

const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NAME_MISSING: { name: 'nameMissing' },
  NAME_TAKEN: { name: 'nameTaken' },
  TYPE_FIXED: { eventType: 'typeFixed' },
  NOT_DOUBLES: { genderRule: 'mixedPairs' },
  RATED_ALREADY: { rated: 'ratedAlready' },
};

/** A refusal that concerns one field names it. */
function refused<const Code extends string>(code: Code) {
  const fields = FIELDS[code];
  return refusal(code, fields ? { fields } : {});
}
