import { v7 as uuidv7 } from 'uuid';
import * as ScoreText from '#domain/scorecard/score-text.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Ending } from '#domain/scoring/ending.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import type { StopRule } from '#domain/team-tie/template.ts';
import { templatesOf } from '#domain/team-tie/templates.ts';
import { openQueue } from '#features/day/queue/server/queue.factory.ts';
import * as matches from '#features/matches/matches.contract.ts';
import { upsertRules } from '#features/matches/ties/server/ties.store.ts';
import * as contract from '#features/ties/ties.contract.ts';
import type { Phone, TestApp } from '../../../../apps/server/test-app.ts';
import { closedEvent, KNOCKOUT } from '../../server/event-draws.referee.factory.ts';
import { listNumbersOf } from '../../server/event-draws.store.ts';
import * as withdrawing from '../../withdrawing/withdrawing.contract.ts';
import { makeSquads, revealTie } from './ties.factory.ts';

/** A team event that is being played. */

/** An event of so many teams with squads, drawn and published, on its day. */
export async function teamDay(
  server: TestApp,
  {
    teams = 4,
    format = KNOCKOUT,
    courts = 4,
    sport = 'table-tennis',
    hasCheckIn = false,
  }: {
    teams?: number;
    format?: EventFormat;
    courts?: number;
    sport?: Sport;
    hasCheckIn?: boolean;
  } = {},
) {
  const event = await closedEvent(server, {
    byHand: teams,
    tournament: { eventType: 'Team', sport },
  });
  const accountId = event.organizer.id;
  await makeSquads(server.services, { eventId: event.eventId, accountId });
  await event.draw(format);
  await event.publish();
  const desk = await openQueue(server, event, { courts, hasCheckIn });
  const first = (await desk.queue()).matches[0]!;
  const { stageId } = first;
  const reveal = (matchId: string, missing = 0, short = 0) =>
    revealTie(server.services, {
      event: { id: event.eventId },
      stageId,
      matchId,
      accountId,
      missing,
      short,
    });
  /** Saves the result of a rubber, as seen by the first team. */
  const score = async (
    matchId: string,
    text: string,
    {
      scoreFormat = { id: 'table-tennis-5' },
      ...ended
    }: { readonly scoreFormat?: ChosenFormat; readonly ending?: Ending } = {},
  ) => {
    const rubber = await desk.match(matchId);
    const sets = ScoreText.parse(text);
    if (!sets.ok) throw new Error(`not a score: ${text}`);
    return event.phone.call(matches.saveScore, {
      params: { id: uuidv7() },
      body: {
        writeId: uuidv7(),
        baseVersion: rubber.resultVersion,
        match: {
          kind: 'event',
          tournamentId: event.tournamentId,
          eventId: event.eventId,
          drawNumber: 1,
          player1Id: rubber.player1?.id ?? '',
          player2Id: rubber.player2?.id ?? '',
          rubber: { stageId: rubber.stageId, matchId },
          playedOn: '2026-12-04',
        },
        sets: [...sets.value],
        scoreFormat,
        ...ended,
      },
    });
  };
  const { db } = server.services;
  /** Changes how the ties of the event are played, before any of them is stored. */
  const rules = async ({
    courtsAtOnce = 1,
    stop = 'when-decided',
  }: {
    readonly courtsAtOnce?: number;
    readonly stop?: StopRule;
  }) => {
    const usual = templatesOf('table-tennis')[0]!;
    const play = { stop, format: 'table-tennis-5' };
    const template = { ...usual, play: { groups: play, knockout: play } };
    const row = { template, courtsAtOnce, fileMinutes: 10, warnsOnly: false };
    await upsertRules(db, { eventId: event.eventId, ...row });
  };
  const decide = (
    matchId: string,
    outcome: 'player1' | 'player2' | 'none' | null,
    by: Phone = event.phone,
  ) =>
    by.call(contract.decide, {
      params: { id: event.tournamentId, stageId, matchId },
      body: { eventId: event.eventId, drawNumber: 1, outcome },
    });
  /** Withdraws the team with a number, which has not asked. */
  const withdraw = async (number: number, decision: 'walkover' | 'remove' = 'walkover') => {
    const teams = await listNumbersOf(db, event.eventId);
    const entryId = teams.find((team) => team.number === number)?.entryId ?? '';
    return event.phone.call(withdrawing.decide, {
      params: { ...event.params, entryId },
      body: { writeId: uuidv7(), seenRequest: null, decision, word: '' },
    });
  };
  return { ...event, withdraw, desk, stageId, reveal, score, rules, decide };
}
