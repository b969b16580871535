import { v7 as uuidv7 } from 'uuid';
import { setsIn } from '#domain/scorecard/score-text.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { isPlayedToday } from '#features/day/check-in/check-in.policy.ts';
import { tickPeople } from '#features/day/check-in/server/check-in.commands.ts';
import { listPeople } from '#features/day/check-in/server/check-in.store.ts';
import {
  confirmResult,
  disputeResult,
} from '#features/day/handshake/server/handshake.answers.commands.ts';
import { enterResult } from '#features/day/handshake/server/handshake.commands.ts';
import type { DayMatch } from '#features/day/queue/queue.matches.policy.ts';
import { sideOf } from '#features/day/queue/queue.sides.policy.ts';
import { takeStep } from '#features/day/queue/server/queue.commands.ts';
import type { StoredFacts } from '#features/day/queue/server/queue.facts.commands.ts';
import { drawLots } from '#features/event-draws/results/server/results.commands.ts';
import { eventKnockoutOwner } from '#features/event-draws/results/server/results.knockouts.provider.ts';
import { eventOwner } from '#features/event-draws/results/server/results.owner.provider.ts';
import { createDraw } from '#features/event-draws/server/event-draws.drafts.commands.ts';
import { publishDraw } from '#features/event-draws/server/event-draws.publication.commands.ts';
import { saveResult } from '#features/matches/draw-results/server/draw-results.commands.ts';
import { saveScore } from '#features/matches/server/matches.commands.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { asOrganizer } from '../demo-stage.ts';
import { enterRubber, file } from './act-teams.ts';
import { lotOf } from './chance.ts';
import { FINALS } from './day-samples.ts';
import { type Act, isOf } from './due.ts';
import { scoreFor, turned } from './scores.ts';

interface Around {
  readonly services: Services;
  readonly facts: StoredFacts;
  readonly tournamentId: number;
  readonly account: ReturnType<typeof asOrganizer>;
  readonly star: string | null;
}

const scoreFormat = { id: 'table-tennis-5' } as const;

/** Does what is due by the commands of the desk and of the players. False where it was refused: a visitor may have been faster. */
export async function perform(around: Around, act: Act): Promise<boolean> {
  const { services, tournamentId, account } = around;
  switch (act.kind) {
    case 'arrive':
      return arrive(around, act.personId);
    case 'draw':
      return drawNext(around, act);
    case 'call':
      return step(around, act.match, {
        kind: 'call',
        courtId: act.courtId,
        umpireId: null,
        isAnyway: false,
      });
    case 'start':
    case 'call-again':
      return step(around, act.match, { kind: act.kind });
    case 'finish':
      return finish(around, act.match);
    case 'confirm':
    case 'dispute':
      return answer(around, act.match, act.kind);
    case 'file':
      return file(around, act);
    case 'settle': {
      const { stageId, matchId, resultVersion: seenVersion } = act.match;
      const speaker = { kind: 'desk', account } as const;
      const settled = { tournamentId, stageId, matchId, seenVersion, speaker };
      return (await confirmResult(services, settled)).ok;
    }
  }
}

async function arrive(
  { services, tournamentId, account }: Around,
  personId: string,
): Promise<boolean> {
  const person = (await listPeople(services.db, tournamentId)).find(({ id }) => id === personId);
  if (!person) return false;
  const people = [{ id: personId, seenVersion: person.version }];
  return (await tickPeople(services, { tournamentId, account, state: 'present', people })).ok;
}

async function step(
  { services, facts, tournamentId, account }: Around,
  { key, stageId, matchId, player1Id, player2Id }: DayMatch,
  taken: Parameters<typeof takeStep>[1]['step'],
): Promise<boolean> {
  const seenVersion = facts.rows.get(key)?.version ?? 0;
  const seen = { stageId, matchId, seenVersion, player1Id, player2Id };
  return (await takeStep(services, { tournamentId, account, seen, step: taken })).ok;
}

/** On the day every second result comes from the phone of a player, and each of the star from that of the other. */
async function finish(around: Around, match: DayMatch): Promise<boolean> {
  const { services, facts, star } = around;
  const winner = winnerOf(around, match);
  const score = scoreFor(match.key, winner);
  if (match.place.rubber) return enterRubber(around, match, score);
  const lot = lotOf(`enter ${match.key} ${match.drawNumber}`);
  const isByPlayer = lot(2) === 0 || isOf(facts, match, star);
  if (isByPlayer && isPlayedToday(facts.tournament, services.clock.now())) {
    const side = lot(2) === 0 ? 'player1' : 'player2';
    const isStar = accountOf(around, match, side) === star;
    return enterByPlayer(around, match, { winner, score, side: isStar ? opponent(side) : side });
  }
  return match.place.kind === 'group'
    ? enterGroupResult(around, match, score)
    : enterKnockoutResult(around, match, score);
}

/** The star wins; else the better seed wins three of four. */
function winnerOf(around: Around, match: DayMatch): Side {
  for (const side of ['player1', 'player2'] as const) {
    if (around.star !== null && accountOf(around, match, side) === around.star) return side;
  }
  const isUpset = lotOf(`win ${match.key} ${match.drawNumber}`)(4) === 0;
  const isFirst = Number(match.player1Id) < Number(match.player2Id);
  return isFirst === isUpset ? 'player2' : 'player1';
}

function accountOf({ facts }: Around, match: DayMatch, side: Side): string | null {
  const people = sideOf(facts.sides, match.eventId, match[`${side}Id`])?.people ?? [];
  return people[0]?.accountId ?? null;
}

interface Entered {
  readonly winner: Side;
  readonly score: string;
  readonly side: Side;
}

async function enterByPlayer(
  around: Around,
  match: DayMatch,
  { winner, score, side }: Entered,
): Promise<boolean> {
  const { services, tournamentId } = around;
  const accountId = accountOf(around, match, side);
  if (accountId === null) return false;
  const { stageId, matchId } = match;
  const entered = await enterResult(services, {
    ...written(match),
    tournamentId,
    stageId,
    matchId,
    winner,
    scoreFormat,
    author: { kind: 'player', accountId },
    sets: setsIn(score),
    status: 'finished',
  });
  return entered.ok;
}

function written({ drawNumber, resultVersion: baseVersion, ...match }: DayMatch) {
  const [player1Id, player2Id] = [match.player1Id ?? '', match.player2Id ?? ''];
  return { writeId: uuidv7(), drawNumber, baseVersion, player1Id, player2Id };
}

async function enterGroupResult(
  { services, tournamentId, account }: Around,
  match: DayMatch,
  score: string,
): Promise<boolean> {
  const { writeId, baseVersion, ...sides } = written(match);
  const { eventId } = match;
  const playedOn = dayInJapan(services.clock.now());
  const saved = await saveScore(services, eventOwner(services.clock), {
    id: uuidv7(),
    writeId,
    baseVersion,
    account,
    scoreFormat,
    match: { kind: 'event', tournamentId, eventId, ...sides, playedOn },
    sets: setsIn(score),
  });
  return saved.ok;
}

async function enterKnockoutResult(
  { services, tournamentId, account }: Around,
  match: DayMatch,
  score: string,
): Promise<boolean> {
  const { eventId, stageId, matchId } = match;
  const owner = eventKnockoutOwner(services.clock, { tournamentId, eventId, account }, stageId);
  const sets = setsIn(score).map(({ player1Score, player2Score }) => {
    return { player1: Number(player1Score), player2: Number(player2Score) };
  });
  const saved = await saveResult(services, owner, {
    ...written(match),
    matchId,
    result: { kind: 'score', sets },
    scoreFormat,
    accountId: account.id,
  });
  return saved.ok;
}

/** The side that has not entered the result agrees, or says that it was the other way round. */
async function answer(
  around: Around,
  match: DayMatch,
  kind: 'confirm' | 'dispute',
): Promise<boolean> {
  const { services, tournamentId } = around;
  const { stageId, matchId, resultVersion: seenVersion, result } = match;
  const about = { tournamentId, stageId, matchId, seenVersion };
  const winner = result?.winnerId === match.player1Id ? 'player1' : 'player2';
  const other = opponent(winner);
  const sets = setsIn(turned(result?.score ?? ''));
  const claim = { sets, status: 'finished' as const, winner: other };
  for (const side of ['player1', 'player2'] as const) {
    const accountId = accountOf(around, match, side);
    if (accountId === null) continue;
    const author = { kind: 'player', accountId } as const;
    const answered =
      kind === 'confirm'
        ? await confirmResult(services, {
            ...about,
            speaker: { kind: 'author', author, isSameDevice: false },
          })
        : await disputeResult(services, {
            ...about,
            author,
            claim,
          });
    // Nothing happens by the side that has entered the result.
    if (!answered.ok && answered.code !== 'OWN_RESULT') return false;
  }
  return true;
}

/** Draws those who go on; before that, lots for the places of the groups that no result decides. */
async function drawNext(
  { services, facts, tournamentId, account }: Around,
  { eventId, position }: Extract<Act, { kind: 'draw' }>,
): Promise<boolean> {
  const request = { tournamentId, eventId, position, account };
  const first = facts.stages.find((one) => one.eventId === eventId && one.stage === null);
  const groups = first && isGroupsDraw(first.draw) ? first.draw.groups : [];
  for (const at of groups.keys()) {
    // Refused where the results decide.
    await drawLots(services, { ...request, seenDraw: 1, group: at + 1 });
  }
  const seen = { writeId: uuidv7(), seenDraw: 0, seenVersion: 0 };
  const drawn = await createDraw(services, { ...request, ...seen, format: FINALS });
  if (!drawn.ok) return false;
  return (await publishDraw(services, { ...request, seenDraw: 1, seenAmendments: 0 })).ok;
}
