import { describe, expect } from 'vitest';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { FinalFormat } from '#domain/scoring/final-format.ts';
import type { EventFormats } from '#domain/stage-draw/vocabulary.ts';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as ownEvents from '#features/publishing/own-events/own-events.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { chooseScoreFormat } from '../../results/results.contract.ts';
import { matchesAt, playedKnockout } from '../../results/server/results.knockouts.factory.ts';
import { groupsInPlay, groupsPlayedOut } from '../../server/event-draws.further.factory.ts';
import { closedEvent, GROUPS, KNOCKOUT } from '../../server/event-draws.referee.factory.ts';

const THREE = { id: 'table-tennis-3' };
const FIVE = { id: 'table-tennis-5' };
const SEVEN = { id: 'table-tennis-7' };
const FROM_FINAL: FinalFormat = { from: 2, scoreFormat: FIVE };
const PLANNED: EventFormats = { format: KNOCKOUT, mainFormat: THREE, finalFormat: FROM_FINAL };

const code = (answer: { refusal: { code: string } | null; status: number }) => [
  answer.status,
  answer.refusal?.code,
];

type Event = Awaited<ReturnType<typeof closedEvent>>;

/** Chooses the formats of an event, as somebody who has seen `seen`. */
function choose(
  { phone, params }: Event,
  formats: EventFormats,
  seen: EventFormats = {},
  by = phone,
) {
  return by.call(ownEvents.chooseFormats, { params, body: { formats, seen } });
}

/** A win of the upper side in so many sets, by a format. */
function winIn(sets: number, scoreFormat: ChosenFormat) {
  const won = Array.from({ length: sets }, () => ({ player1: 11, player2: 5 }));
  return [{ kind: 'score', sets: won }, { scoreFormat }] as const;
}

describe('how the organizer means an event to be played', () => {
  test('What is chosen is read by the organizer, and the draw begins with it', async ({
    server,
  }) => {
    const event = await closedEvent(server, { byHand: 8 });
    const { data } = await choose(event, PLANNED);
    expect(data?.event.formats).toEqual(PLANNED);
    expect((await event.read()).formats).toEqual(PLANNED);
  });

  test('Choosing again what is chosen is no error, whatever its writer saw', async ({ server }) => {
    const event = await closedEvent(server, { byHand: 8 });
    await choose(event, PLANNED);
    expect((await choose(event, PLANNED)).status).toBe(200);
  });

  test('Who has not seen what somebody else has chosen is refused', async ({ server }) => {
    const event = await closedEvent(server, { byHand: 8 });
    await choose(event, PLANNED);
    const other = await choose(event, { mainFormat: SEVEN });
    expect(code(other)).toEqual([409, 'FORMATS_CHANGED']);
    expect((await choose(event, { mainFormat: SEVEN }, PLANNED)).status).toBe(200);
  });

  test.for<[string, EventFormats, string]>([
    ['a format that nobody knows', { mainFormat: { id: 'chess' } }, 'UNKNOWN_FORMAT'],
    [
      'an unknown format of the last rounds',
      { finalFormat: { from: 2, scoreFormat: { id: 'chess' } } },
      'UNKNOWN_FORMAT',
    ],
    [
      'a round that 16 places cannot have after their first one',
      { finalFormat: { from: 16, scoreFormat: FIVE } },
      'ROUND_UNKNOWN',
    ],
    [
      'last rounds where the groups decide',
      { format: { kind: 'groups', size: 4, next: 'none' }, finalFormat: FROM_FINAL },
      'ROUND_UNKNOWN',
    ],
  ])('Refused: %s', async ([, formats, refused], { server }) => {
    const event = await closedEvent(server, { byHand: 8, tournament: { participantLimit: 16 } });
    expect(code(await choose(event, formats))).toEqual([422, refused]);
    expect((await event.read()).formats).toEqual({});
  });

  test('Once the draw is out it is fixed, and taken back it can change again', async ({
    server,
  }) => {
    const event = await closedEvent(server, { byHand: 8 });
    await choose(event, PLANNED);
    await event.draw();
    await event.publish();
    expect(code(await choose(event, { mainFormat: FIVE }, PLANNED))).toEqual([
      409,
      'DRAW_PUBLISHED',
    ]);
    await event.takeBack();
    expect((await choose(event, { mainFormat: FIVE }, PLANNED)).status).toBe(200);
    await event.draw();
    await event.publish();
    const { draw } = await event.read();
    expect(draw?.results).toMatchObject({ scoreFormat: FIVE, finalFormat: null });
  });

  test('A stranger, another organizer and an unknown event are refused', async ({ server }) => {
    const event = await closedEvent(server, { byHand: 8 });
    const { loginId, password } = await makeOrganizerAccount(server.services);
    const foreign = server.phone();
    await foreign.call(accounts.login, { body: { loginId, password } });
    expect(code(await choose(event, PLANNED, {}, foreign))).toEqual([403, 'FORBIDDEN']);
    const unknown = { ...event, params: { ...event.params, eventId: 99_999 } };
    expect(code(await choose(unknown, PLANNED))).toEqual([404, 'EVENT_NOT_FOUND']);
    const guest = server.phone();
    expect((await choose(event, PLANNED, {}, guest)).status).toBe(401);
  });
});

describe('the last choice of an organizer', () => {
  const lastFor = async ({ phone }: Event, id: number) => {
    const { data } = await phone.call(ownEvents.list, { params: { id } });
    return data?.lastFormat;
  };

  test('The last score format of an organizer is offered to their next event of the sport', async ({
    server,
  }) => {
    const sport = 'table-tennis';
    const event = await closedEvent(server, { byHand: 8, tournament: { sport } });
    const { organizerId } = event.organizer;
    const next = await makeTournament(server.services, { organizerId, sport });
    expect(await lastFor(event, next)).toBeNull();
    await choose(event, PLANNED);
    expect(await lastFor(event, next)).toEqual(THREE);
    await event.draw();
    await event.publish();
    const body = { seenDraw: 1, scoreFormat: SEVEN, finalFormat: null };
    await event.phone.call(chooseScoreFormat, { params: event.params, body });
    expect(await lastFor(event, next)).toEqual(SEVEN);
    expect((await event.read()).lastFormat).toEqual(SEVEN);
  });

  test('The last score format of an organizer is offered neither to another sport nor to others', async ({
    server,
  }) => {
    const sport = 'table-tennis';
    const event = await closedEvent(server, { byHand: 8, tournament: { sport } });
    await choose(event, PLANNED);
    const { organizerId } = event.organizer;
    const tennis = await makeTournament(server.services, { organizerId, sport: 'tennis' });
    expect(await lastFor(event, tennis)).toBeNull();
    const other = await closedEvent(server, { byHand: 8, tournament: { sport } });
    await other.draw();
    await other.publish();
    expect((await other.read()).lastFormat).toBeNull();
  });
});

describe('another format in the last rounds of a knockout', () => {
  test('Each match is entered by the format of its round, and the other one is refused', async ({
    server,
  }) => {
    const event = await closedEvent(server, { byHand: 4 });
    await choose(event, PLANNED);
    await event.draw({ ...KNOCKOUT, thirdPlace: true });
    await event.publish();
    const { enter, drawn, look } = { ...event, ...matchesAt(event, 0) };
    expect((await drawn()).results).toMatchObject({ scoreFormat: THREE, finalFormat: FROM_FINAL });
    expect((await look()).draw?.results).toMatchObject({ finalFormat: FROM_FINAL });
    expect(code(await enter('1-0', ...winIn(3, FIVE)))).toEqual([409, 'FORMAT_CHANGED']);
    for (const id of ['1-0', '1-1', '2-1']) {
      expect(code(await enter(id, ...winIn(2, THREE)))).toEqual([200, undefined]);
    }
    expect(code(await enter('2-0', ...winIn(2, THREE)))).toEqual([409, 'FORMAT_CHANGED']);
    expect(code(await enter('2-0', ...winIn(3, FIVE)))).toEqual([200, undefined]);
  });

  test('Other last rounds can be chosen beside a published draw until the first result', async ({
    server,
  }) => {
    const event = await playedKnockout(server, { byHand: 8 });
    const set = (finalFormat: FinalFormat | null | undefined, scoreFormat = THREE) =>
      event.phone.call(chooseScoreFormat, {
        params: event.params,
        body: { seenDraw: 1, scoreFormat, ...(finalFormat !== undefined && { finalFormat }) },
      });
    expect((await set(FROM_FINAL)).status).toBe(200);
    // A phone with the version before changes only what it knows of.
    expect((await set(undefined, SEVEN)).status).toBe(200);
    expect((await event.drawn()).results).toMatchObject({
      scoreFormat: SEVEN,
      finalFormat: FROM_FINAL,
    });
    const early = await set({ from: 8, scoreFormat: FIVE });
    expect(code(early)).toEqual([422, 'ROUND_UNKNOWN']);
    const unknown = await set({ from: 4, scoreFormat: { id: 'chess' } });
    expect(code(unknown)).toEqual([422, 'UNKNOWN_FORMAT']);
    expect(code(await event.enter('1-0', ...winIn(4, SEVEN)))).toEqual([200, undefined]);
    expect(code(await set(null))).toEqual([409, 'MATCH_PLAYED']);
    expect(code(await set(FROM_FINAL, SEVEN))).toEqual([200, undefined]);
  });

  test('Groups have no last rounds', async ({ server }) => {
    const event = await groupsInPlay(server, { byHand: 6, format: GROUPS });
    const answer = await event.phone.call(chooseScoreFormat, {
      params: event.params,
      body: { seenDraw: 1, scoreFormat: THREE, finalFormat: FROM_FINAL },
    });
    expect(code(answer)).toEqual([422, 'ROUND_UNKNOWN']);
  });

  test('A planned event of groups has its formats in the groups, the main draw and the final', async ({
    server,
  }) => {
    const formats = { ...PLANNED, format: GROUPS, groupFormat: null };
    const event = await groupsPlayedOut(server, { byHand: 8, formats });
    expect((await event.read()).draw?.results).toMatchObject({ scoreFormat: null });
    expect((await event.stageAt(1).draw()).status).toBe(200);
    await event.stageAt(1).publish();
    const main = matchesAt(event, 1);
    expect((await main.drawn()).results).toMatchObject({
      scoreFormat: THREE,
      finalFormat: FROM_FINAL,
    });
    for (const id of ['1-0', '1-1']) {
      expect(code(await main.enter(id, ...winIn(2, THREE)))).toEqual([200, undefined]);
    }
    expect(code(await main.enter('2-0', ...winIn(3, FIVE)))).toEqual([200, undefined]);
  });
});
