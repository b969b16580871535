import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { openQueue } from '#features/day/queue/server/queue.factory.ts';
import { reservePlaces } from '#features/entries/server/entries.application.commands.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import { matchesAt } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { closedEvent, KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import * as homeContract from '#features/home/home.contract.ts';
import * as ownEvents from '#features/publishing/own-events/own-events.contract.ts';
import { closerOf } from '#features/results/closing/server/closing.factory.ts';
import * as rules from '#features/tie-orders/tie-orders.desk.contract.ts';
import * as squads from '#features/ties/squads/squads.contract.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../season.contract.ts';
import { saveFormat } from './season.factory.ts';

const PLAN = { legs: 1 as const, firstDay: '2026-12-06', everyDays: 7, openDays: 10 };
const WON = { home: 3, away: 1 };
const LEAGUE = {
  name: 'League',
  eventType: 'Team',
  genderRule: 'any',
  level: 'Beginner',
  ageRule: '',
  participationFee: '0',
  participantLimit: '16',
  perClubLimit: '',
} as const;

/** A final of singles on its day, beside a closed event for two teams. */
async function singlesBesideTeams(server: TestApp) {
  const singles = await closedEvent(server, { byHand: 2, tournament: { sport: 'table-tennis' } });
  const { phone: desk, params } = singles;
  const added = await desk.call(ownEvents.add, {
    params: { id: params.id },
    body: { id: uuidv7(), event: LEAGUE },
  });
  const league = { id: params.id, eventId: added.data!.event.id };
  const coaches = new Map(
    await Promise.all(
      ['A', 'B'].map(async (team) => {
        const phone = await server.playerPhone();
        const places = [{ id: uuidv7(), eventId: league.eventId, team }];
        const accountId = phone.player.id;
        const entry = { tournamentId: params.id, accountId, places };
        expect((await reservePlaces(server.services, entry)).ok).toBe(true);
        return [team, phone] as const;
      }),
    ),
  );
  await desk.call(eventDraws.closeEntries, { params: league });
  await singles.draw(KNOCKOUT);
  await singles.publish();
  await openQueue(server, singles);
  const { enter } = matchesAt(singles, 0);
  const start = () => desk.call(contract.start, { params: league, body: PLAN });
  return { desk, params, league, coaches, enter, start, ...closerOf(desk, params.id) };
}

describe('a season beside other events', () => {
  test('The tournament becomes final once the others are played, and its captains play on', async ({
    server,
  }) => {
    const { desk, params, league, coaches, enter, start, finalize, closing } =
      await singlesBesideTeams(server);
    const { season, teams } = (await start()).data!.season;
    const fixture = season!.fixtures[0]!;
    const home = coaches.get(teams.find(({ number }) => number === fixture.home)!.name)!;
    expect((await finalize()).refusal?.code).toBe('NOT_FINISHED');
    await enter('1-0');
    expect((await closing()).events).toMatchObject([{ id: params.eventId, isFinished: true }]);
    expect((await finalize()).status).toBe(200);
    const sent = { params: { id: league.id }, query: {} };
    const { entries } = (await desk.call(entryList.list, sent)).data!;
    const team = entries.find(({ eventId }) => eventId === league.eventId)!;
    const body = { seenVersion: 0, groupId: null, players: [{ kind: 'name' as const, name: 'C' }] };
    const squad = await desk.call(squads.save, { params: { entryId: team.id }, body });
    expect(squad.status).toBe(200);
    const { template } = (await desk.call(rules.findRules, { params: league })).data!.rules;
    const format = await saveFormat({ desk, params: league }, { wins: template.wins });
    expect(format.status).toBe(200);
    const entered = await home.call(contract.enterResult, {
      params: { ...league, fixtureId: fixture.id },
      body: { rubbers: [WON, WON, WON, null, null], baseVersion: 1 },
    });
    expect(entered.status).toBe(200);
    const marks = { seen: [], marks: [{ place: 1, text: 'Champion' }] };
    expect((await desk.call(contract.saveMarks, { params: league, body: marks })).status).toBe(200);
  });

  test('Home names the next fixture of a captain also once the results beside the season are final', async ({
    server,
  }) => {
    const { desk, league, coaches, enter, start, finalize } = await singlesBesideTeams(server);
    const { season, teams } = (await start()).data!.season;
    const fixture = season!.fixtures[0]!;
    const home = coaches.get(teams.find(({ number }) => number === fixture.home)!.name)!;
    const day = fixture.windowTo;
    const agreed = await desk.call(contract.schedule, {
      params: { ...league, fixtureId: fixture.id },
      body: { day, time: '14:00', venue: 'City gym', baseVersion: fixture.version },
    });
    expect(agreed.status).toBe(200);
    await enter('1-0');
    expect((await finalize()).status).toBe(200);
    const { data } = await home.call(homeContract.home, {});
    expect(data?.person?.next).toMatchObject({
      tournamentId: league.id,
      venue: 'City gym',
      eventDate: day,
      startTime: '14:00',
    });
    const body = { team: fixture.away, isOut: true };
    expect((await desk.call(contract.withdrawTeam, { params: league, body })).status).toBe(200);
    expect((await home.call(homeContract.home, {})).data?.person?.next).toBeNull();
  });

  test('No season begins once the results are final', async ({ server }) => {
    const { enter, endEarly, finalize, start } = await singlesBesideTeams(server);
    await enter('1-0');
    await endEarly();
    expect((await finalize()).status).toBe(200);
    expect((await start()).refusal?.code).toBe('TOURNAMENT_FINALIZED');
  });
});
