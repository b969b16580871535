import { v7 as uuidv7 } from 'uuid';
import type {
  EventFormat,
  Exchange,
  GroupsFormat,
  KnockoutFormat,
} from '#domain/stage-draw/vocabulary.ts';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import type { Phone, TestApp } from '../../../apps/server/test-app.ts';
import * as contract from '../event-draws.contract.ts';
import * as drafts from '../event-draws.drafts.contract.ts';
import * as everybody from '../event-draws.public.contract.ts';
import { type EnteredPlayer, makeEnteredEvent } from './event-draws.factory.ts';
import * as store from './event-draws.store.ts';

export const KNOCKOUT: KnockoutFormat = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: false,
  consolation: false,
};
export const GROUPS: GroupsFormat = { kind: 'groups', size: 4, next: 'first-two' };

interface Options {
  /** Players with an account. */
  readonly players?: readonly EnteredPlayer[];
  /** Further players, who apply on their phones. */
  readonly phones?: readonly Phone[];
  /** So many further people whom the organizer has entered, without an account. */
  readonly byHand?: number;
  /** People who wait for a place; the others must fill the event. */
  readonly waiting?: readonly Phone[];
  readonly tournament?: Parameters<typeof makeEnteredEvent>[2];
}

/** A closed event, with what its organizer and everybody can do about its draw. */
export async function closedEvent(
  server: TestApp,
  { players = [], phones = [], byHand = 0, waiting = [], ...more }: Options,
) {
  const size = Math.max(32, byHand);
  const tournament = { participantLimit: size, ...more.tournament };
  const made = await makeEnteredEvent(server.services, players, tournament);
  const params = { id: made.tournamentId, eventId: made.eventId };
  const { loginId, password } = made.organizer;
  const signedIn = async () => {
    const phone = server.phone();
    await phone.call(accounts.login, { body: { loginId, password } });
    return phone;
  };
  const phone = await signedIn();
  for (const one of phones) {
    const body = { id: uuidv7(), tournamentId: params.id, agreed: true as const };
    await one.call(entries.apply, { body });
  }
  const people = Array.from({ length: byHand }, (_, at) => ({
    id: uuidv7(),
    person: { name: `Guest ${at + 1}`, email: '', phone: '', note: '', paidYen: 0 },
  }));
  for (let at = 0; at < byHand; at += 50) {
    const body = { people: people.slice(at, at + 50) };
    await phone.call(entryList.addManual, { params: { id: params.id }, body });
  }
  for (const one of waiting) {
    await one.call(waitingList.join, { body: { id: uuidv7(), tournamentId: params.id } });
  }
  await phone.call(contract.closeEntries, { params });
  return { ...made, params, phone, signedIn, ...stepsOf(server, phone, params) };
}

/** The organizer's steps on a phone, each for what is stored unless something else was seen. */
function stepsOf(server: TestApp, phone: Phone, params: { id: number; eventId: number }) {
  const read = async (by = phone) => {
    const { data } = await by.call(contract.prepared, { params });
    if (!data) throw new Error('the event was not read');
    return data.event;
  };
  const seen = async () => {
    const { draw, seeding } = await read();
    return {
      seenDraw: draw?.number ?? 0,
      seenAmendments: draw?.amendments.length ?? 0,
      seenVersion: seeding?.version ?? 0,
    };
  };
  return {
    read,
    draw: async (format: EventFormat = KNOCKOUT, other: object = {}, by = phone) => {
      const { seenDraw, seenVersion } = await seen();
      const body = { writeId: uuidv7(), seenDraw, seenVersion, format, ...other };
      return by.call(drafts.createDraw, { params, body });
    },
    exchange: async (change: Exchange, other: object = {}, by = phone) => {
      const { seenDraw, seenAmendments } = await seen();
      const body = { seenDraw, seenAmendments, change, reason: 'Both asked for it', ...other };
      return by.call(drafts.exchange, { params, body });
    },
    publish: async (other: object = {}, by = phone) => {
      const { seenDraw, seenAmendments } = await seen();
      const body = { seenDraw, seenAmendments, ...other };
      return by.call(drafts.publishDraw, { params, body });
    },
    takeBack: async (other: object = {}, by = phone) => {
      const { seenDraw } = await seen();
      const body = { seenDraw, reason: 'Mori was forgotten', ...other };
      return by.call(drafts.withdrawPublication, { params, body });
    },
    /** What everybody sees, without an account. */
    look: async () => {
      const { data } = await server.phone().call(everybody.publicDraw, { params });
      if (!data) throw new Error('the draw was not read');
      return data;
    },
    /** Stores a club for the entrants with these numbers. */
    setClub: async (numbers: readonly number[], club: string) => {
      const { db } = server.services;
      const stored = await store.listEntrants(db, params.eventId);
      const members = stored.filter(({ number }) => numbers.includes(number));
      await store.upsertEntrants(
        db,
        members.map(({ eventId, number, entryId, name, points, isEstablished }) => {
          return { eventId, number, entryId, name, points, isEstablished, club };
        }),
      );
    },
  };
}
