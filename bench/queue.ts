import { sampleDraw } from '#domain/bracket/sample-draws.ts';
import { matchesOf, type PlayedStage } from '#features/day/queue/queue.matches.policy.ts';
import { untouched } from '#features/day/queue/queue.rows.policy.ts';
import { sidesOf } from '#features/day/queue/queue.sides.policy.ts';
import type { StoredFacts } from '#features/day/queue/server/queue.facts.commands.ts';
import { asQueue } from '#features/day/queue/server/queue.presenter.ts';
import { defaultRules } from '#features/day/rules/rules.policy.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';

const NOW = new Date('2026-12-04T00:00:00Z');
const account = { id: 'desk', organizerId: 1, roles: [] };
const tournament = {
  id: 1,
  name: 'Cup',
  organizerId: 1,
  state: 'open',
  sport: 'table-tennis',
  eventDate: '2026-12-04',
  startTime: '09:00',
  endTime: '18:00',
  events: [1, 2].map((id) => ({ id, name: `E${id}`, discipline: 'Singles', level: 'Beginner' })),
} as unknown as StoredTournament;

/** The queue of a day of 318 open matches on ten courts, from the stored facts to the answer. */
export function queueOf300(): () => void {
  const stages = [stageOf(1, 256), stageOf(2, 64)];
  const listed = stages.flatMap(({ eventId, draw }) =>
    draw.entrants.map(({ id, name }) => ({
      eventId,
      number: Number(id),
      entryId: `${eventId}-${id}`,
      name,
      club: null,
      state: 'confirmed',
    })),
  );
  const people = listed.map(({ entryId, eventId, name }) => ({
    id: entryId,
    entryId,
    eventId,
    name,
    accountId: null,
    pupil: null,
    club: null,
    reading: '',
    state: 'present' as const,
    at: NOW,
  }));
  const matches = stages.flatMap(matchesOf);
  const facts: StoredFacts = {
    now: NOW,
    tournament,
    stages,
    matches,
    stored: [],
    breaks: [],
    courts: Array.from({ length: 10 }, (_, position) => ({
      id: `c${position}`,
      tournamentId: 1,
      name: String(position),
      position,
      nameKey: String(position),
      isClosed: false,
      isOpenTable: false,
      labels: [],
    })),
    events: tournament.events.map(({ id, discipline }) => {
      const rules = defaultRules('table-tennis');
      return { id, discipline, hasSeason: false, formats: {}, rules };
    }),
    rows: new Map(matches.map((match) => [match.key, untouched(match, 1)])),
    sides: sidesOf(listed, people, () => true),
  };
  return () => {
    const { counts } = asQueue({ tournament, facts, account, mayReferee: true, asked: [] });
    if (counts.open < 300) throw new Error(`the queue has ${counts.open} open matches`);
  };
}

function stageOf(eventId: number, size: number): PlayedStage {
  const entrants = Array.from({ length: size }, (_, at) => {
    return { id: String(at + 1), name: `Player ${at + 1}` };
  });
  return {
    id: `stage-${eventId}`,
    eventId,
    stage: null,
    drawNumber: 1,
    settings: {},
    draw: sampleDraw(entrants),
    results: [],
    rules: { ruleBook: 'table-tennis', scoreFormat: null, out: new Set() },
    outOfGroups: [],
    entered: new Map(),
  };
}
