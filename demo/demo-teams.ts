import { v7 as uuidv7 } from 'uuid';
import { setsIn } from '#domain/scorecard/score-text.ts';
import { saveSquad } from '#features/entries/squads/server/squads.commands.ts';
import { listPlayers } from '#features/entries/squads/server/squads.store.ts';
import { eventOwner } from '#features/event-draws/results/server/results.owner.provider.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import type { EventRequest } from '#features/event-draws/server/event-draws.locks.commands.ts';
import { listNumbersOf } from '#features/event-draws/server/event-draws.store.ts';
import { readStageTies } from '#features/event-draws/ties/server/ties.reading.commands.ts';
import { settleTies } from '#features/event-draws/ties/server/ties.settling.commands.ts';
import { saveScore } from '#features/matches/server/matches.commands.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { ensureTieIn, fileOrderIn, revealIn } from '#features/matches/ties/server/ties.commands.ts';
import { addEvent } from '#features/publishing/own-events/server/own-events.commands.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { ClubPlayer } from './demo-clubs.ts';
import { paidEntry } from './demo-entries.ts';
import { SQUAD_NAMES, TEAMS } from './demo-people.ts';
import { asOrganizer, type DemoStage, daysBefore, type Hosts } from './demo-stage.ts';

const KNOCKOUT = {
  kind: 'knockout',
  tradition: 'table-tennis',
  thirdPlace: false,
  consolation: false,
} as const;

const FORM = {
  name: '団体戦｜Team event',
  eventType: 'Team',
  genderRule: 'any',
  level: 'Intermediate',
  ageRule: '',
  participationFee: '0',
  participantLimit: '8',
  perClubLimit: '',
  rated: 'yes',
} as const;

const WON = '11-7 9-11 11-6 11-8';
const LOST = '8-11 11-9 7-11 9-11';

/** What was played of the first ties so far: the first is over, the second stands at 2-1, and the orders of the third are out. */
const PLAYED = [[WON, LOST, WON, WON], [WON, LOST, WON], []] as const;
const SQUAD_SIZE = 6;

interface Sample {
  readonly tournamentId: number;
  /** Who enters a team each. */
  readonly contacts: readonly ClubPlayer[];
}

/** Adds an event for teams to today's tournament: a knockout whose first ties are being played, and one that waits for its orders. */
export async function makeTeamEvent(
  stage: DemoStage,
  hosts: Hosts,
  { tournamentId, contacts }: Sample,
): Promise<void> {
  const account = asOrganizer(hosts);
  const addition = { id: tournamentId, account, creationId: uuidv7(), form: FORM };
  const added = await addEvent(stage.servicesAt(daysBefore(stage.now, 30)), addition);
  if (!added.ok) throw new Error(`the sample event for teams was not added: ${added.code}`);
  const event = { tournamentId, eventId: added.value, account };
  for (const [at, { id: accountId }] of contacts.entries()) {
    const team = TEAMS[at]!;
    const now = daysBefore(stage.now, 14);
    const entryId = await paidEntry(stage, {
      tournamentId,
      eventId: event.eventId,
      team,
      accountId,
      now,
    });
    await makeSquad(stage, { entryId, accountId, at });
  }
  await makePublishedDraw(stage.servicesAt(daysBefore(stage.now, 2)), event, KNOCKOUT);
  await playTies(stage, event);
}

interface NewSquad {
  readonly entryId: string;
  readonly accountId: string;
  readonly at: number;
}

async function makeSquad(stage: DemoStage, { entryId, accountId, at }: NewSquad): Promise<void> {
  const names = Array.from(
    { length: SQUAD_SIZE },
    (_, player) => SQUAD_NAMES[(at * SQUAD_SIZE + player) % SQUAD_NAMES.length]!,
  );
  const saved = await saveSquad(stage.servicesAt(daysBefore(stage.now, 10)), {
    ...{ entryId, accountId, isDesk: false, seenVersion: 0, groupId: null },
    players: names.map((name) => ({ kind: 'name' as const, name })),
  });
  if (!saved.ok) throw new Error(`a sample squad was refused: ${saved.code}`);
}

async function playTies(stage: DemoStage, event: EventRequest): Promise<void> {
  const { db } = stage;
  const first = await stages.findAt(db, event.eventId, 0);
  const played = first && (await readStageTies(db, { event: { id: event.eventId }, stage: first }));
  if (!played) throw new Error('the sample event for teams was not drawn');
  const open = played.ties.filter(({ match }) => match.player1 && match.player2);
  for (const [at, rubbers] of PLAYED.entries()) {
    const tie = open[at];
    if (tie) await playTie(stage, event, { played, tie, rubbers });
  }
}

type Ties = NonNullable<Awaited<ReturnType<typeof readStageTies>>>;

interface Wanted {
  readonly played: Ties;
  readonly tie: Ties['ties'][number];
  /** The scores of its first rubbers. */
  readonly rubbers: readonly string[];
}

async function playTie(
  stage: DemoStage,
  event: EventRequest,
  { played, tie: { match, template }, rubbers }: Wanted,
): Promise<void> {
  const { db } = stage;
  const services = stage.servicesAt(stage.now);
  const { drawNumber } = played;
  const stageId = played.stage.id;
  const { matchId, play } = match;
  const teams = { team1: match.player1!, team2: match.player2! };
  const made = { stageId, drawNumber, matchId, play, template, firstLetters: 'player1' as const };
  const tie = await ensureTieIn(db, { ...made, ...teams });
  const numbers = await listNumbersOf(db, event.eventId);
  for (const [side, team] of [
    ['player1', teams.team1],
    ['player2', teams.team2],
  ] as const) {
    const entryId = numbers.find(({ number }) => String(number) === team)?.entryId ?? '';
    const squad = (await listPlayers(db, [entryId])).map(({ number }) => number);
    const players = Array.from({ length: template.places }, (_, at) => squad[at] ?? null);
    const by = { accountId: event.account.id, enteredBy: 'coach' as const, now: stage.now };
    await fileOrderIn(db, { tieId: tie.id, side, players, ...by });
  }
  await revealIn(services, db, { tieId: tie.id, now: stage.now });
  for (const [at, score] of rubbers.entries()) {
    await playRubber(stage, event, { ...made, number: at + 1, score });
  }
}

interface Rubber {
  readonly stageId: string;
  readonly drawNumber: number;
  readonly matchId: string;
  readonly number: number;
  readonly score: string;
}

async function playRubber(
  stage: DemoStage,
  event: EventRequest,
  { stageId, drawNumber, matchId, number, score }: Rubber,
): Promise<void> {
  const { db } = stage;
  const services = stage.servicesAt(stage.now);
  const of = await stages.find(db, stageId);
  const played = of && (await readStageTies(db, { event: { id: event.eventId }, stage: of }));
  const tie = played?.ties.find((one) => one.match.matchId === matchId);
  const rubber = tie?.rubbers.find((one) => one.number === number);
  if (!rubber?.player1 || !rubber.player2) throw new Error('a sample rubber has no players');
  const { tournamentId, eventId, account } = event;
  const saved = await saveScore(services, eventOwner(services.clock), {
    ...{ id: uuidv7(), writeId: uuidv7(), baseVersion: 0, account },
    match: {
      kind: 'event',
      ...{ tournamentId, eventId, drawNumber },
      player1Id: rubber.player1,
      player2Id: rubber.player2,
      rubber: { stageId, matchId: rubber.matchId },
      playedOn: dayInJapan(stage.now),
    },
    sets: setsIn(score),
    scoreFormat: of?.settings.scoreFormat ?? null,
  });
  if (!saved.ok) throw new Error(`a sample rubber was refused: ${saved.code}`);
  // What the demo begins with publishes no events.
  await settleTies(services, db, { type: 'result.changed', stageId });
}
