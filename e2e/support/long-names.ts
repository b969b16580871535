import { v7 as uuidv7 } from 'uuid';
import { type Board, EMPTY_BOARD } from '#domain/practice-evening/board.ts';
import { arrive, fill, finish, setCourts } from '#domain/practice-evening/steps.ts';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import type { App } from '#platform/testing/server-process.ts';
import { type Bracket, nextReady, scoreByApi } from './bracket.ts';
import { type Member, makeClub, send, setsOf } from './club.ts';
import { knockoutPublished, queueOf, stepTaken } from './day-queue.ts';
import { drawn, type EventAddress, firstEvent } from './organizer.ts';
import type { Phone } from './phone.ts';

/** As long as real names get, in both scripts. */
const NAMES = [
  '長谷川 佐久良子',
  'Bartholomew Featherstonehaugh-Cholmondeley',
  'さいたま市立浦和南高等学校附属第二卓球部 勅使河原 龍之介左衛門',
  'アレクサンドラ・コンスタンティノプル＝ウェリントン',
  'Wolfeschlegelsteinhausenbergerdorff',
  'Christopher Montgomery-Worthington',
  '左衛門三郎 花子',
  '東四柳 万里小路',
  '鈴木 葵',
];
const CLUB =
  'さいたま市立浦和南高等学校附属中学校ソフトテニス部・卓球部合同チーム (Saitama Urawa-Minami)';
const TOURNAMENT = {
  tournamentName:
    '第38回さいたま市長杯争奪 全日本ジュニアハイスクールオープン卓球選手権大会予選会 Saitama Mayor’s Cup',
  prefecture: 'Saitama',
  venue:
    'さいたま市記念総合体育館メインアリーナおよび第一武道場 Urawa-Komaba-Sports-Complex-Second-Arena',
  startTime: '09:00',
  endTime: '17:00',
  participantLimit: '10000',
  tournamentLevel: 'Intermediate',
  eventType: 'Singles',
  participationFee: '1000000',
  organizerName: '-',
  contactInfo:
    'the.very.long.mail.address.of.the.office@saitama-tabletennis-association.example.jp',
  emergencyContact: '048-123-4567',
  notes: 'https://example.com/a/very/long/address/without/any/break/in/it/at/all/entry-rules.pdf',
};

const worlds = new WeakMap<App, ReturnType<typeof make>>();

/**
 * A club, its practice of today, and a tournament that the person on this phone organizes and has entered, all with long
 * names. They are made once for each server: all phones of the demo share one account, whose writes have a limit.
 */
export function longNames(app: App, phone: Phone): ReturnType<typeof make> {
  const world = worlds.get(app) ?? make(phone);
  worlds.set(app, world);
  return world;
}

async function make(phone: Phone) {
  const today = dayInJapan(new Date());
  const { groupId, members } = await makeClub(phone, CLUB, NAMES);
  const players = members.map((member) => ({ ...member, external: false }));

  const leagueId = uuidv7();
  const league = { id: leagueId, groupId, practiceDate: today, players };
  await send(phone, 'POST', '/api/practice/leagues', league);
  const leagueMatch = await score(phone, {
    kind: 'league',
    sessionId: leagueId,
    player1Id: members[1]?.id,
    player2Id: members[2]?.id,
    playedOn: today,
  });
  const oneOnOne = await score(phone, {
    kind: 'one-on-one',
    groupId,
    player1: members[2],
    player2: members[3],
    playedOn: today,
  });

  await runEvening(phone, groupId, members);

  const knockoutId = uuidv7();
  const { knockout } = await send<{ knockout: Bracket }>(phone, 'POST', '/api/practice/knockouts', {
    id: knockoutId,
    groupId,
    practiceDate: today,
    players,
  });
  const first = nextReady(knockout);
  if (first) await scoreByApi(phone, knockout, first.id, '11-9 11-7');

  const { tournamentId } = await send<{ tournamentId: number }>(phone, 'POST', '/api/tournaments', {
    id: uuidv7(),
    tournament: {
      ...TOURNAMENT,
      eventDate: addDays(today, 2),
      applicationDeadline: addDays(today, 1),
    },
  });
  const entryId = uuidv7();
  await send(phone, 'POST', '/api/entries', { id: entryId, tournamentId, agreed: true });
  const email = 'the.very.long.mail.address.of.the.chief.referee@saitama-tabletennis.example.jp';
  await send(phone, 'POST', `/api/tournaments/${tournamentId}/referees`, { id: uuidv7(), email });
  const seeding = await closedEvent(phone, today);
  const draws = await drawnEvents(phone, today);
  const day = await openedDay(phone, today);
  const pair = await openPair(phone, today);
  return {
    today,
    groupId,
    leagueId,
    leagueMatch,
    oneOnOne,
    knockoutId,
    tournamentId,
    entryId,
    seeding,
    draws,
    day,
    ...pair,
  };
}

/** An entry of doubles whose partner is invited by a link, and the address of the link. */
async function openPair(phone: Phone, today: string) {
  const days = { eventDate: addDays(today, 2), applicationDeadline: addDays(today, 1) };
  const tournament = { ...TOURNAMENT, ...days, eventType: 'Doubles', participationFee: '0' };
  const { tournamentId } = await send<{ tournamentId: number }>(phone, 'POST', '/api/tournaments', {
    id: uuidv7(),
    tournament,
  });
  const id = uuidv7();
  await send(phone, 'POST', '/api/entries', { id, tournamentId, agreed: true });
  const invitation = { id: uuidv7(), seen: null, partner: { how: 'link' } };
  const { pair } = await send<{ pair: { partner: { token: string } } }>(
    phone,
    'PUT',
    `/api/entries/${id}/pair`,
    invitation,
  );
  return {
    pair: `/my-tournaments/${id}/pair`,
    checkIn: `/check-in/${tournamentId}`,
    invitation: `/p/${pair.partner.token}`,
  };
}

/** The address of an event that its organizer has closed, with a seeding list of these names. */
async function closedEvent(phone: Phone, today: string): Promise<string> {
  const event = await paperEvent(phone, today);
  await send(phone, 'POST', `${event.api}/close`);
  return event.steps;
}

/** The address of an open day with courts, one of them closed, somebody who is there, and a match that is called. */
async function openedDay(phone: Phone, today: string): Promise<string> {
  const { api } = await paperEvent(phone, today);
  const tournamentId = Number(/\d+/.exec(api)?.[0]);
  await knockoutPublished(phone, tournamentId);
  const day = `${api.replace(/\/events\/.*/, '')}/day`;
  const courts = ['1', 'センターコート東側三', 'WWWWWWWWWWWW'].map((name) => ({
    id: uuidv7(),
    name,
  }));
  const [, second] = courts;
  await send(phone, 'POST', day, { courts, events: [] });
  const seen = { name: second?.name, isClosed: false };
  const next = { ...seen, isClosed: true };
  await send(phone, 'PUT', `${day}/courts/${second?.id}`, { seen, next });
  const { list } = await send<{ list: { people: { id: string }[] } }>(
    phone,
    'GET',
    `${day}/check-ins`,
  );
  const people = list.people.slice(0, 1).map(({ id }) => ({ id, seenVersion: 0 }));
  await send(phone, 'POST', `${day}/check-ins`, { state: 'present', people });
  const { matches } = await queueOf(phone, tournamentId);
  const known = matches.find(({ player1, player2 }) => player1 && player2)!;
  const call = { kind: 'call', courtId: courts[0]?.id, umpireId: null, isAnyway: true };
  await stepTaken(phone, tournamentId, known, call);
  return day.replace('/api/', '/organizer/');
}

/** An event that these people have entered on paper. */
async function paperEvent(phone: Phone, today: string): Promise<EventAddress> {
  const days = { eventDate: addDays(today, 2), applicationDeadline: addDays(today, 1) };
  const tournament = { ...TOURNAMENT, ...days };
  const { tournamentId } = await send<{ tournamentId: number }>(phone, 'POST', '/api/tournaments', {
    id: uuidv7(),
    tournament,
  });
  const people = NAMES.map(onPaper);
  await send(phone, 'POST', `/api/tournaments/${tournamentId}/entries`, { people });
  return firstEvent(phone, tournamentId);
}

/** The addresses of a draft of groups and of a published knockout of these names. */
async function drawnEvents(phone: Phone, today: string): Promise<string[]> {
  const [draft, published] = [await paperEvent(phone, today), await paperEvent(phone, today)];
  await drawn(phone, draft, { kind: 'groups', size: 5, next: 'placing' });
  await drawn(phone, published, {
    kind: 'knockout',
    tradition: 'tennis',
    thirdPlace: true,
    consolation: true,
  });
  const change = { kind: 'exchange', lines: [1, 16] };
  const exchange = { seenDraw: 1, seenAmendments: 0, change, reason: NAMES.join('').slice(0, 200) };
  await send(phone, 'POST', `${published.api}/draw/exchange`, exchange);
  const seen = { seenDraw: 1, seenAmendments: 1 };
  const { event } = await send<PublishedKnockout>(
    phone,
    'POST',
    `${published.api}/draw/publish`,
    seen,
  );
  const open = event.draw.made.matches.find(({ player1, player2 }) => player1 && player2);
  const groups = await playedGroups(phone, today);
  return [
    draft.steps,
    published.steps,
    `${published.steps}/knockout/${open?.id}`,
    published.publicPage,
    published.publicList,
    ...groups,
  ];
}

interface PublishedKnockout {
  readonly event: {
    readonly draw: {
      readonly made: {
        readonly matches: readonly {
          readonly id: string;
          readonly player1: string | null;
          readonly player2: string | null;
        }[];
      };
    };
  };
}

/** The addresses of published groups of these names with a result, and of the scorecard of another match. */
async function playedGroups(phone: Phone, today: string): Promise<string[]> {
  const event = await paperEvent(phone, today);
  await drawn(phone, event, { kind: 'groups', size: 5, next: 'none' });
  const seen = { seenDraw: 1, seenAmendments: 0 };
  const { event: shown } = await send<{ event: { draw: { made: { groups: string[][] } } } }>(
    phone,
    'POST',
    `${event.api}/draw/publish`,
    seen,
  );
  const [player1Id = '', player2Id = '', third = ''] = shown.draw.made.groups[0] ?? [];
  const [tournamentId, eventId] = (event.api.match(/\d+/g) ?? []).map(Number);
  const pair = { tournamentId, eventId, drawNumber: 1, player1Id, player2Id, playedOn: today };
  await score(phone, { kind: 'event', ...pair });
  return [event.steps, event.publicPage, `${event.steps}/matches/${player1Id}/${third}`];
}

const onPaper = (name: string) => ({
  id: uuidv7(),
  person: { name, email: '', phone: '', note: '', paidYen: 0 },
});

/** A practice evening in doubles: a match that is over, one that is played, and somebody who waits. */
async function runEvening(phone: Phone, groupId: number, members: readonly Member[]) {
  const today = dayInJapan(new Date());
  const basis = { randomSeed: 1, rates: new Map<string, number>() };
  const fillAt = (board: Board, at: number) => fill(board, basis, { at, newId: uuidv7 });
  const here = members.reduce(
    (board, { id }) => arrive(board, { id: String(id) }, 0),
    setCourts(EMPTY_BOARD, { count: 2, rule: 'doubles' }, 0),
  );
  const begun = fillAt(here, 1);
  const changes = fillAt(finish(begun, begun.matches[0]!.id, 2), 2);
  const body = { writeId: uuidv7(), id: uuidv7(), changes };
  await send(phone, 'PUT', `/api/practice/groups/${groupId}/evenings/${today}`, body);
}

async function score(phone: Phone, match: object): Promise<string> {
  const id = uuidv7();
  await send(phone, 'PUT', `/api/practice/matches/${id}`, {
    writeId: uuidv7(),
    baseVersion: 0,
    match,
    sets: setsOf('11-7 9-11 12-10'),
    stats: { longestRally: 1234, comments: 'とても長いラリーだった。'.repeat(8) },
  });
  return id;
}
