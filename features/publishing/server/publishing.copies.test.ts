import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import type { EventFormats } from '#domain/stage-draw/vocabulary.ts';
import { editOf } from '#domain/team-tie/edited-template.ts';
import { findTemplate } from '#domain/team-tie/templates.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import * as tieOrders from '#features/tie-orders/tie-orders.desk.contract.ts';
import { update } from '#features/tournaments/events/server/events.store.ts';
import type { Phone, TestApp } from '../../../apps/server/test-app.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as ownEvents from '../own-events/own-events.contract.ts';
import type { EventForm } from '../own-events/own-events.form.ts';
import * as contract from '../publishing.contract.ts';
import { hosted, paidEntry } from './publishing.changes.factory.ts';
import { sampleForm } from './publishing.factory.ts';

const KNOCKOUT: EventFormats = {
  format: { kind: 'knockout', tradition: 'tennis', thirdPlace: true, consolation: false },
  mainFormat: { id: 'table-tennis-3' },
  finalFormat: { from: 4, scoreFormat: { id: 'table-tennis-5' } },
};
const GROUPS: EventFormats = {
  format: { kind: 'groups', size: 4, next: 'first-two' },
  ruleBook: 'table-tennis',
  groupFormat: { id: 'table-tennis-3' },
};
const FIRST: EventForm = {
  name: '男子シングルス',
  eventType: 'Singles',
  genderRule: 'male',
  level: 'Advanced',
  ageRule: '中学生',
  participationFee: '1500',
  participantLimit: '64',
  perClubLimit: '4',
  rated: 'yes',
};
const OTHERS: readonly EventForm[] = [
  { ...FIRST, name: '女子シングルス', genderRule: 'female', participantLimit: '48' },
  { ...FIRST, name: '混合ダブルス', eventType: 'Doubles', genderRule: 'mixed', perClubLimit: '' },
  { ...FIRST, name: '団体戦', eventType: 'Team', genderRule: 'any', participationFee: '6000' },
  { ...FIRST, name: 'ビギナー', level: 'Beginner', genderRule: 'any', ageRule: '', rated: 'no' },
];
/** The form of the copy, as it is filled in with the facts of the first event. */
const FORM = {
  ...sampleForm,
  tournamentName: '第2回 みどり杯',
  eventDate: '2027-05-16',
  applicationDeadline: '2027-05-01',
  participantLimit: FIRST.participantLimit,
  tournamentLevel: FIRST.level,
  eventType: FIRST.eventType,
  participationFee: FIRST.participationFee,
};

const listOf = async (phone: Phone, id: number) => {
  const { data } = await phone.call(ownEvents.list, { params: { id } });
  return data?.events ?? [];
};

/** Last year's tournament of five events: the first is entered and closed, the team event has an edited format of its ties. */
async function lastYear(server: TestApp) {
  const { phone, id, params } = await hosted(server);
  await paidEntry(server, id);
  const [first] = await listOf(phone, id);
  await phone.call(ownEvents.edit, {
    params: { id, eventId: first!.id },
    body: { event: FIRST, was: {} },
  });
  for (const event of OTHERS) {
    await phone.call(ownEvents.add, { params, body: { id: uuidv7(), event } });
  }
  const events = await listOf(phone, id);
  const [, women, , team] = events;
  for (const [event, formats] of [
    [first, KNOCKOUT],
    [women, GROUPS],
  ] as const) {
    const at = { id, eventId: event!.id };
    await phone.call(ownEvents.chooseFormats, { params: at, body: { formats, seen: {} } });
  }
  const { rubbers: _, rules, ...template } = editOf(findTemplate('tt-4s1d')!);
  await phone.call(tieOrders.saveRules, {
    params: { id, eventId: team!.id },
    body: {
      ...template,
      rules: [...rules],
      rubbers: ['S1', 'D2', 'S3'],
      wins: 2,
      templateId: 'tt-4s1d',
      courtsAtOnce: 2,
      fileMinutes: 40,
      warnsOnly: true,
      baseVersion: 0,
    },
  });
  await phone.call(eventDraws.closeEntries, { params: { id, eventId: first!.id } });
  return { phone, id, events: await listOf(phone, id) };
}

const publish = (phone: Phone, copyOf: number, change: object = {}, publishId = uuidv7()) =>
  phone.call(contract.publish, {
    body: { id: publishId, tournament: { ...FORM, ...change }, copyOf },
  });

const countOwn = async (phone: Phone) => {
  const { data } = await phone.call(contract.mine, { query: { when: 'coming' } });
  return data?.tournaments.length;
};

describe('a tournament that is copied from an earlier one', () => {
  test('A copy of five events has all of them as they were set up, without their entries and draws', async ({
    server,
  }) => {
    const { phone, id, events } = await lastYear(server);
    expect(events[0]).toMatchObject({ isEntered: true, drawState: 'closed', placesTaken: 1 });
    const { data } = await publish(phone, id);
    const copied = await listOf(phone, data?.tournamentId ?? 0);
    const asCopied = events.map(({ id: _, ...event }) => ({
      ...event,
      placesTaken: 0,
      placesLeft: event.participantLimit,
      isEntered: false,
      availability: 'open',
      drawState: 'entries',
    }));
    expect(copied.map(({ id: _, ...event }) => event)).toEqual(asCopied);
    expect(copied.map(({ formats }) => formats).slice(0, 3)).toEqual([KNOCKOUT, GROUPS, {}]);
    const params = { id: data?.tournamentId ?? 0, eventId: copied[3]!.id };
    const { data: ties } = await phone.call(tieOrders.findRules, { params });
    expect(ties?.rules).toMatchObject({ courtsAtOnce: 2, fileMinutes: 40, warnsOnly: true });
    expect(ties?.rules.template.rubbers.map(({ name }) => name)).toEqual(['S1', 'D2', 'S3']);
  });

  test('A copy that is sent twice, or twice at once, is one tournament with each event once', async ({
    server,
  }) => {
    const { phone, id } = await lastYear(server);
    const publishId = uuidv7();
    const sent = await Promise.all([1, 2].map(() => publish(phone, id, {}, publishId)));
    const again = await publish(phone, id, {}, publishId);
    const ids = [...sent, again].map(({ data }) => data?.tournamentId);
    expect(new Set(ids).size).toBe(1);
    expect(await listOf(phone, ids[0] ?? 0)).toHaveLength(5);
  });

  test('A copy takes limit, fee, level and type of the first event from the form', async ({
    server,
  }) => {
    const { phone, id } = await lastYear(server);
    const { data } = await publish(phone, id, { participantLimit: '32', participationFee: '0' });
    const [first] = await listOf(phone, data?.tournamentId ?? 0);
    expect(first).toMatchObject({ participantLimit: 32, feeYen: 0, ageRule: '中学生' });
  });

  test('A copy is refused as a whole where the first event becomes too small for its formats', async ({
    server,
  }) => {
    const { phone, id } = await lastYear(server);
    const before = await countOwn(phone);
    const { status, refusal } = await publish(phone, id, { participantLimit: '4' });
    expect([status, refusal?.code, refusal?.details]).toEqual([
      422,
      'ROUND_UNKNOWN',
      { event: '男子シングルス' },
    ]);
    expect(await countOwn(phone)).toBe(before);
  });

  test.for([
    ['a limit that is too high today', { participantLimit: 20_000 }],
    ['a score format that does not exist any more', { formats: { mainFormat: { id: 'gone' } } }],
    ['the name of another event', { name: '男子 シングルス' }],
  ] as const)(
    'A copy is refused as a whole where an event has %s',
    async ([, change], { server }) => {
      const { phone, id, events } = await lastYear(server);
      await update(server.services.db, events[1]!.id, change);
      const before = await countOwn(phone);
      const { status, refusal } = await publish(phone, id);
      expect([status, refusal?.code]).toEqual([422, 'EVENT_NOT_ALLOWED']);
      expect(await countOwn(phone)).toBe(before);
    },
  );

  test('Only the organizer of a tournament copies it', async ({ server }) => {
    const { id } = await lastYear(server);
    const { phone } = await hosted(server);
    const { status, refusal } = await publish(phone, id);
    expect([status, refusal?.code]).toEqual([403, 'NOT_ITS_ORGANIZER']);
    expect((await publish(phone, 999)).refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
    expect(await countOwn(phone)).toBe(1);
  });
});
