import type { Step } from '#domain/league-table/standings.ts';
import { usualRuleBook } from '#domain/league-table/usual-rules.ts';
import type { Template } from '#domain/team-tie/template.ts';
import { listEntrants } from '#features/event-draws/server/event-draws.store.ts';
import * as store from '#features/matches/ties/server/ties.fixtures.store.ts';
import { findRules } from '#features/matches/ties/server/ties.store.ts';
import { templateOf } from '#features/matches/ties/ties.play.policy.ts';
import { listOwnTeams } from '#features/tie-orders/server/tie-orders.store.ts';
import { LISTED_DAYS } from '#features/tie-orders/tie-orders.policy.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { addDays, type PlainDate } from '#platform/shared/format.ts';
import { confirmsAt, isVoid, playsAll, seasonTable, stateOf } from '../season.policy.ts';
import { FIXTURE_SIDES } from '../season.vocabulary.ts';

interface About {
  readonly tournament: StoredTournament;
  readonly event: StoredEvent;
  readonly isDesk: boolean;
  readonly mayReferee: boolean;
  /** Null for a visitor. */
  readonly accountId: string | null;
}

/** The season of an event as somebody may read it. */
export async function asSeason(
  db: Db,
  { tournament, event, isDesk, mayReferee, accountId }: About,
) {
  const season = await store.findSeason(db, event.id);
  const entrants = await listEntrants(db, event.id);
  const template = templateOf(await findRules(db, event.id), tournament.sport);
  const teams = season ? await store.listTeams(db, event.id) : [];
  const fixtures = season ? await store.listFixtures(db, event.id) : [];
  const out = new Set(teams.filter(({ leftAt }) => leftAt).map(({ number }) => number));
  const numbers = teams.map(({ number }) => number);
  const own = accountId ? await listOwnTeams(db, { accountId, eventId: event.id }) : [];
  const mine = new Set(own.map(({ number }) => number));
  const ruleBook = season?.ruleBook ?? usualRuleBook(tournament.sport);
  const table =
    season && seasonTable({ template, ruleBook, legs: season.legs }, numbers, fixtures, out);
  // Who has entered is the organizer's until it is published: here, with the season.
  const entered = mayReferee ? entrants : [];
  const shown = season ? entrants.filter(({ number }) => numbers.includes(number)) : entered;
  return {
    tournamentName: tournament.name,
    eventName: tournament.events.length > 1 ? event.name : '',
    isDesk,
    mayReferee,
    canStart: mayReferee && !season && event.isClosed,
    teams: shown.map(({ number, name }) => ({ number, name })),
    rubberNames: namesOf(template),
    rubberFormat: template.play.groups.format,
    season: season && {
      legs: season.legs,
      isProvisional: table!.provisional,
      marks: [...season.marks],
      fixtures: fixtures.map((fixture) => asFixture(fixture)),
      table: table!.rows.map((row) => ({
        team: row.player,
        place: row.place,
        isOut: row.withdrawn,
        mark: season.marks.find(({ place }) => place === row.place)?.text ?? '',
        played: row.played,
        won: row.won,
        lost: row.lost,
        points: row.matchPoints,
        rubbersWon: row.rubbersWon,
        rubbersLost: row.rubbersLost,
        gamesWon: row.setsWon,
        gamesLost: row.setsLost,
        sharedWith: [...row.sharedWith],
        decidedBy: row.decidedBy === row.steps[0] ? null : asStep(row.decidedBy),
      })),
    },
  };

  function asFixture(fixture: store.StoredFixture) {
    const { home, away, rubbers, resultState, enteredAt } = fixture;
    const hasLeft = isVoid(fixture, teams);
    const score = rubbers && stateOf(fixture.template ?? template, rubbers).score;
    return {
      id: fixture.id,
      matchday: fixture.matchday,
      home,
      away,
      windowFrom: fixture.windowFrom,
      windowTo: fixture.windowTo,
      playOn: fixture.playOn,
      playAt: fixture.playAt,
      venue: fixture.venue,
      orderMinutes: fixture.orderMinutes,
      proposal:
        fixture.proposedBy && fixture.proposedOn
          ? { by: fixture.proposedBy, day: fixture.proposedOn, time: fixture.proposedAt }
          : null,
      rubberNames: fixture.template && namesOf(fixture.template),
      rubbers: rubbers && [...rubbers],
      playsAll: playsAll(fixture.template ?? template, fixture, fixtures, teams),
      score: score && { home: score.player1, away: score.player2 },
      resultState,
      confirmsAt:
        resultState === 'entered' && enteredAt && !hasLeft
          ? confirmsAt(enteredAt).toISOString()
          : null,
      own: FIXTURE_SIDES.filter((side) => mine.has(fixture[side])),
      isVoid: hasLeft,
      version: fixture.version,
    };
  }
}

function asStep(step: Step<number> | null) {
  if (!step) return null;
  const { criterion, among, compared } = step;
  return {
    criterion,
    among,
    compared: compared.map(({ player: team, measure }) => ({ team, measure })),
  };
}

function namesOf({ rubbers }: Template): string[] {
  return rubbers.map(({ name }) => name);
}

/** The seasons of the teams for which an account speaks, each once, up to 30 days after the last day of its fixtures. */
export async function listOwnSeasons(
  db: Db,
  { accountId, today }: { readonly accountId: string; readonly today: PlainDate },
) {
  const own = await listOwnTeams(db, { accountId });
  const eventIds = await store.listPlayedSince(
    db,
    own.map(({ eventId }) => eventId),
    addDays(today, -LISTED_DAYS),
  );
  const seasons = new Map(own.map((team) => [team.eventId, team.tournamentId]));
  const of = await tournaments.listByIds(
    db,
    eventIds.map((eventId) => seasons.get(eventId)!),
  );
  return of.flatMap(({ id: tournamentId, name: tournamentName, events }) =>
    events.flatMap(({ id: eventId, name }) => {
      if (!eventIds.includes(eventId)) return [];
      return [{ tournamentId, eventId, tournamentName, eventName: events.length > 1 ? name : '' }];
    }),
  );
}
