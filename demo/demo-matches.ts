import { v7 as uuidv7 } from 'uuid';
import { matchState } from '#domain/bracket/match-state.ts';
import type { Draw, Match } from '#domain/bracket/vocabulary.ts';
import type { Result } from '#domain/common/result.ts';
import { setsIn } from '#domain/scorecard/score-text.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { shownDraw } from '#features/event-draws/event-draws.drafts.policy.ts';
import { playedDraw } from '#features/event-draws/results/results.policy.ts';
import { chooseScoreFormat } from '#features/event-draws/results/server/results.commands.ts';
import { eventKnockoutOwner } from '#features/event-draws/results/server/results.knockouts.provider.ts';
import { eventOwner } from '#features/event-draws/results/server/results.owner.provider.ts';
import type { EventRequest } from '#features/event-draws/server/event-draws.locks.commands.ts';
import { listEntrants } from '#features/event-draws/server/event-draws.store.ts';
import type { EnteredResult } from '#features/matches/draw-results/draw-results.contract.ts';
import { saveResult } from '#features/matches/draw-results/server/draw-results.commands.ts';
import { findNewest } from '#features/matches/draws/server/draws.events.store.ts';
import { findWithResults } from '#features/matches/draws/server/draws.store.ts';
import { saveScore } from '#features/matches/server/matches.commands.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';

/** Matches of published draws, entered as an organizer does, in table tennis, best of five. */

/** An event whose number of published draw is 1, and its players, the strongest first. */
interface PlayedEvent {
  readonly services: CommandServices;
  readonly event: EventRequest;
  readonly strongestFirst: readonly string[];
}

const scoreFormat = { id: 'table-tennis-5' } as const;

/** The winner's points first; taken in turn. */
const SCORES = [
  '11-7 11-9 11-6',
  '11-8 9-11 11-6 11-7',
  '11-5 11-8 11-9',
  '9-11 11-6 11-8 8-11 11-7',
  '11-4 12-10 11-8',
];

/** Three who have each beaten one of the others: the games decide, and the first comes before the third and the second. */
const CIRCLE = { firstBeatsSecond: '11-7 11-9 11-6', secondBeatsThird: '11-8 9-11 11-6 11-7' };
const THIRD_BEATS_FIRST = '11-9 8-11 11-13 11-6 11-9';

/** Chooses how all matches of an event are scored. */
export async function chooseFormat(services: CommandServices, event: EventRequest): Promise<void> {
  const chosen = { ...event, position: 0, seenDraw: 1, scoreFormat };
  done(await chooseScoreFormat(services, chosen));
}

/**
 * Plays all groups of an event to the end. The stronger player wins, but for one match: in the group of the
 * strongest player the third in strength beats the first, so that three have as many points.
 */
export async function playGroups({ services, event, strongestFirst }: PlayedEvent): Promise<void> {
  const { clock } = services;
  const { draw, strength } = await drawnAt(services, { event, strongestFirst }, 0);
  if (!isGroupsDraw(draw)) throw new Error('the sample event has no groups');
  const { tournamentId, eventId, account } = event;
  for (const group of draw.groups) {
    const order = [...group].sort((one, other) => strength(one) - strength(other));
    for (const [player1Id, player2Id, score] of resultsOf(order, strength(order[0] ?? '') === 0)) {
      const sets = setsIn(score);
      const pair = { tournamentId, eventId, drawNumber: 1, player1Id, player2Id };
      const match = { kind: 'event' as const, ...pair, playedOn: dayInJapan(clock.now()) };
      const ids = { id: uuidv7(), writeId: uuidv7(), baseVersion: 0 };
      const write = { ...ids, match, sets, scoreFormat, account };
      done(await saveScore(services, eventOwner(services.clock), write));
    }
  }
}

/** Who wins against whom, and how; `order` is the strongest first. */
function resultsOf(order: readonly string[], hasCircle: boolean) {
  const results: (readonly [winner: string, loser: string, score: string])[] = [];
  for (const [at, one] of order.entries()) {
    for (const [after, other] of order.slice(at + 1).entries()) {
      const score = SCORES[(at + after + results.length) % SCORES.length]!;
      results.push([one, other, score]);
    }
  }
  const [first, second, third] = order;
  if (!hasCircle || !first || !second || !third) return results;
  const circle = [
    [first, second, CIRCLE.firstBeatsSecond],
    [second, third, CIRCLE.secondBeatsThird],
    [third, first, THIRD_BEATS_FIRST],
  ] as const;
  const inCircle = new Set([first, second, third]);
  return [
    ...circle,
    ...results.filter(([one, other]) => !inCircle.has(one) || !inCircle.has(other)),
  ];
}

/**
 * Plays the next `count` matches of a knockout that can be played; all of them with Infinity. The stronger player wins; the
 * second match is a walkover.
 */
export async function playKnockout(
  played: PlayedEvent & { readonly position: number; readonly count: number },
): Promise<void> {
  const { services, event, position, count } = played;
  const { db, clock } = services;
  const { stage, newest, draw, strength } = await drawnAt(services, played, position);
  if (isGroupsDraw(draw)) throw new Error('the sample stage is no knockout');
  const shown = playedDraw(draw, stage.settings.format);
  for (let at = 0; at < count; at++) {
    const current = await findWithResults(db, newest, shown);
    const match = inOrder(current.draw).find((one) => matchState(one) === 'ready');
    if (!match?.player1 || !match.player2) return;
    const [player1Id, player2Id] = [match.player1, match.player2];
    const write = {
      matchId: match.id,
      writeId: uuidv7(),
      drawNumber: newest.number,
      baseVersion: 0,
      player1Id,
      player2Id,
      result: resultOf(match, strength, at),
      scoreFormat: stage.settings.scoreFormat ?? null,
      accountId: event.account.id,
    };
    done(await saveResult(services, eventKnockoutOwner(clock, event, stage.id), write));
  }
}

/** The matches of a knockout, the one for third place before the final. */
function inOrder({ matches, third }: Draw): readonly Match[] {
  return third ? [...matches.slice(0, -1), third, ...matches.slice(-1)] : matches;
}

function resultOf(
  { player1, player2 }: Match,
  strength: (id: string) => number,
  at: number,
): EnteredResult {
  const isFirst = strength(player1 ?? '') < strength(player2 ?? '');
  if (at === 1) return { kind: 'walkover', winner: (isFirst ? player1 : player2) ?? '' };
  const sets = setsIn(SCORES[at % SCORES.length]!).map(({ player1Score, player2Score }) => {
    const [won, lost] = [Number(player1Score), Number(player2Score)];
    return isFirst ? { player1: won, player2: lost } : { player1: lost, player2: won };
  });
  return { kind: 'score', sets };
}

/** The newest draw of a stage as it is shown, and the place of each entrant in the order of strength. */
async function drawnAt(
  { db }: CommandServices,
  { event: { eventId }, strongestFirst }: Pick<PlayedEvent, 'event' | 'strongestFirst'>,
  position: number,
) {
  const stage = await stages.findAt(db, eventId, position);
  const newest = stage && (await findNewest(db, stage.id));
  if (!newest) throw new Error('the sample stage was not drawn');
  const entrants = await listEntrants(db, eventId);
  const names = new Map(entrants.map(({ number, name }) => [String(number), name]));
  const strength = (id: string) => strongestFirst.indexOf(names.get(id) ?? '');
  return { stage, newest, draw: shownDraw(newest), strength };
}

function done(outcome: Result<unknown, string>): void {
  if (!outcome.ok) throw new Error(`a sample result was refused: ${outcome.code}`);
}
