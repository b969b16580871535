import { isOver } from '#domain/entry/entry.ts';
import { isUnpaid } from '#features/entries/applications/applications.policy.ts';
import { APPLICATION_STEPS } from '#features/entries/applications/applications.vocabulary.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import { endOfEntries } from '#features/entries/server/entries.places.commands.ts';
import { countByEvents } from '#features/entries/waiting-list/server/waiting-list.store.ts';
import { mayEdit } from '#features/groups/groups.policy.ts';
import { findSheet, listPupils } from '#features/groups/roster/server/roster.store.ts';
import { findEditable } from '#features/groups/server/groups.commands.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import { findTerms } from '#features/payments/transfers/server/transfers.terms.store.ts';
import { mayRun } from '#features/publishing/publishing.policy.ts';
import { asEvent } from '#features/tournaments/events/server/events.presenter.ts';
import { asTournament } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Account } from '#platform/server/http/account.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { knownWord } from '#platform/shared/known-word.ts';
import * as applying from '../team-applications.applying.contract.ts';
import * as contract from '../team-applications.contract.ts';
import { apply, findFacts, payLater, refusalOfTransfer } from './team-applications.commands.ts';
import { saveDraft } from './team-applications.drafts.commands.ts';
import { giveUp, mayReplace, rolesOf } from './team-applications.lines.commands.ts';
import * as lineStore from './team-applications.lines.store.ts';
import { issueReceipt } from './team-applications.organizer.commands.ts';
import { asBrief, asRefereeSees, kanaOf, presentAll } from './team-applications.presenter.ts';
import * as store from './team-applications.store.ts';
import * as transfers from './team-applications.transfers.store.ts';

/** A school applies, pays later, gives up and prints; everybody else finds no application. */
export const teamApplicationsHandlers = handlers((on, services) => {
  const { db, clock } = services;
  const access = 'signed-in';

  const findListed = async (id: number) => {
    const tournament = await tournaments.findById(db, id);
    return tournament && !tournament.isUnlisted ? tournament : null;
  };

  const eventsOf = async (tournament: StoredTournament) => {
    const waiting = await countByEvents(db, [tournament]);
    const today = dayInJapan(clock.now());
    return tournament.events.map((event) => asEvent(event, { tournament, today, waiting }));
  };

  /** Until when a transfer could be chosen now; null where it cannot. */
  const transferUntil = async (tournament: StoredTournament) => {
    const refused = await refusalOfTransfer(db, tournament, clock.now());
    return refused ? null : endOfEntries(tournament).toISOString();
  };

  on(applying.groupsOf, { access }, async ({ params, account }) => {
    const tournament = await findListed(params.tournamentId);
    if (!tournament) return refusal('TOURNAMENT_NOT_FOUND');
    const own = [];
    for (const { id, name, memberCount } of await groups.listByAccount(db, account.id)) {
      const group = await groups.findVisible(db, account.id, id);
      if (!group || !mayEdit(group)) continue;
      const listed = await store.listByGroup(db, id, tournament.id);
      const made = listed.map(({ application }) => application);
      const lines = await lineStore.listLines(
        db,
        made.map((one) => one.id),
      );
      own.push({
        id,
        name,
        pupils: memberCount,
        applications: made.map((one) => asBrief(one, lines)),
      });
    }
    return { groups: own };
  });

  on(applying.sheet, { access }, async ({ params, account }) => {
    const { tournamentId, groupId } = params;
    const group = await findEditable(db, { accountId: account.id, groupId });
    if (!group.ok) return refusal(group.code);
    const tournament = await findListed(tournamentId);
    if (!tournament) return refusal('TOURNAMENT_NOT_FOUND');
    const now = clock.now();
    const pupils = await listPupils(db, groupId);
    const draft = { tournamentId, groupId };
    const facts = await findFacts(db, { tournament, draft, pupils, now });
    const ofClub = new Map(facts.events.map((event) => [event.id, event.ofClub]));
    const enteredIn = new Map(facts.pupils.map((pupil) => [pupil.id, pupil.enteredIn]));
    const stored = await store.findDraft(db, draft);
    const { shortName, officialName } = await findSheet(db, groupId);
    return {
      tournament: asTournament(tournament, dayInJapan(now)),
      group: {
        id: groupId,
        name: group.value.name,
        teamName: shortName || officialName || group.value.name,
      },
      events: (await eventsOf(tournament)).map((event) => ({
        ...event,
        ofClub: ofClub.get(event.id) ?? 0,
      })),
      pupils: pupils.map((pupil) => ({
        id: pupil.id,
        name: pupil.name,
        kana: kanaOf(pupil),
        grade: pupil.grade,
        gender: pupil.gender,
        enteredIn: [...(enteredIn.get(pupil.id) ?? [])],
      })),
      draft: stored && {
        id: stored.id,
        version: stored.version,
        lines: stored.wanted.map(({ eventId, pupils: ids, team }) => ({
          eventId,
          pupils: [...ids],
          ...(team !== undefined && { team }),
        })),
      },
      transferUntil: await transferUntil(tournament),
    };
  });

  on(applying.saveDraft, { access }, async ({ params, body, account }) => {
    const saved = await saveDraft(services, { ...body, id: params.id, accountId: account.id });
    return saved.ok ? saved.value : refusal(saved.code);
  });

  on(applying.apply, { access, limit: 'entry' }, async ({ params, body, account }) => {
    const { agreed, ...asked } = body;
    if (!agreed) return refusal('AGREEMENT_REQUIRED', { fields: { agreed: 'agreement' } });
    const applied = await apply(services, { ...asked, id: params.id, accountId: account.id });
    if (applied.ok) {
      const lines = asked.byTransfer ? [] : await applications.listLiveLines(db, params.id);
      const toPay = lines.find(({ state }) => state === 'reserved');
      return { id: params.id, payEntryId: toPay?.id ?? null };
    }
    const { code, ...details } = applied.refusal;
    return refusal(code, { details });
  });

  on(contract.find, { access }, async ({ params, account }) => {
    const seen = await findSeen(account, params.id);
    if (!seen) return refusal('APPLICATION_NOT_FOUND');
    const { application, tournament, roles } = seen;
    const groupName = await store.findGroupName(db, application.groupId);
    const now = clock.now();
    const reading = { tournament, today: dayInJapan(now) };
    const [shown] = await presentAll(db, [{ application, groupName }], reading);
    if (!shown) throw new Error('an application that was just read');
    const readAll = roles.isOfSchool || mayRun(account, tournament);
    const { transferTo, registrationNo } = await findTerms(db, tournament.organizerId);
    const isRunning = tournament.state !== 'cancelled';
    const replace = mayReplace({ tournament, now }, shown.lines, roles);
    const pupils = replace ? await listPupils(db, application.groupId) : [];
    const steps = await transfers.listSteps(db, application.id);
    const answer = {
      tournament: asTournament(tournament, reading.today),
      events: await eventsOf(tournament),
      application: shown,
      may: {
        readAll,
        giveAccount: roles.isOfSchool,
        pay: roles.isOfSchool && isUnpaid(application.state),
        withdraw: roles.isOfSchool && isRunning && !isOver(tournament, reading.today),
        replace,
      },
      pupils: pupils.map(({ id, name, grade }) => ({ id, name, grade })),
      transfer: {
        to: transferTo,
        until: application.state === 'reserved' ? await transferUntil(tournament) : null,
      },
      registrationNo,
      receiptNumber: application.receiptNumber,
      steps: steps.map(({ id, kind, amountYen, entryId, at }) => ({
        id,
        kind: knownWord(APPLICATION_STEPS, kind),
        amountYen,
        entryId,
        at: at.toISOString(),
      })),
    };
    return readAll ? answer : asRefereeSees(answer);
  });

  /** An application that was made, for who may see it. */
  const findSeen = async (account: Account, id: string) => {
    const application = await applications.findById(db, id);
    if (!application || application.state === 'draft') return null;
    const tournament = await tournaments.findById(db, application.tournamentId);
    if (!tournament) return null;
    const roles = await rolesOf(db, account, { application, tournament });
    const isSeen = roles.isOfSchool || roles.isOfTournament;
    return isSeen ? { application, tournament, roles } : null;
  };

  on(contract.payLater, { access }, async ({ params, account }) => {
    const done = await payLater(services, { id: params.id, accountId: account.id });
    return done.ok ? done.value : refusal(done.code);
  });

  on(contract.giveUp, { access }, async ({ params, account }) => {
    const done = await giveUp(services, { id: params.id, accountId: account.id });
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.issueReceipt, { access }, async ({ params, body, account }) => {
    const application = await applications.findById(db, params.id);
    const tournament = application && (await tournaments.findById(db, application.tournamentId));
    if (!application || !tournament) return refusal('APPLICATION_NOT_FOUND');
    const { isOfSchool } = await rolesOf(db, account, { application, tournament });
    if (!isOfSchool && !mayRun(account, tournament)) return refusal('APPLICATION_NOT_FOUND');
    const request = { ...body, id: params.id, tournamentId: tournament.id };
    const issued = await issueReceipt(services, request);
    return issued.ok ? issued.value : refusal(issued.code);
  });

  on(contract.ofGroup, { access }, async ({ params, account }) => {
    const { groupId } = params;
    const group = await findEditable(db, { accountId: account.id, groupId });
    if (!group.ok) return refusal(group.code);
    const listed = await store.listByGroup(db, groupId);
    const lines = await lineStore.listLines(
      db,
      listed.map(({ application }) => application.id),
    );
    const shown = [];
    for (const { application } of listed) {
      const tournament = await tournaments.findById(db, application.tournamentId);
      if (!tournament) continue;
      const { id, name, eventDate } = tournament;
      shown.push({ ...asBrief(application, lines), tournament: { id, name, eventDate } });
    }
    return { applications: shown };
  });
});
