import { mocksEngine, tournamentEngine } from 'tods-competition-factory';
import { draw } from '#domain/bracket/draw.ts';
import type { Entrant } from '#domain/bracket/vocabulary.ts';
import { makeGroups } from '#domain/groups/groups.ts';
import type { Measure } from './report.ts';
import { timed } from './timed.ts';

const PLAYERS = 512;
const CLUBS = 60;
const SEEDS = 128;
const EVENT = 'event';

/** The first round, or a group, has as few players of one club as possible. */
const CLUBS_APART = {
  avoidance: {
    roundsToSeparate: 1,
    candidatesCount: 1,
    policyAttributes: [{ directive: 'teamParticipants' }],
  },
};

/**
 * The draws of CourtHive's competition factory and ours, of the same players and clubs on the same machine. Theirs makes
 * a whole TODS document of an event, ours only the draw, so that the ratio says that ours is no slower, not by how much.
 */
export const measure: Measure = async () => {
  const entered = enteredEvent();
  const theirs = (options: object) => {
    tournamentEngine.setState(structuredClone(entered));
    const started = performance.now();
    const made = tournamentEngine.generateDrawDefinition({
      eventId: EVENT,
      drawSize: PLAYERS,
      seedsCount: SEEDS,
      automated: true,
      policyDefinitions: CLUBS_APART,
      ...options,
    });
    if (!made.success) throw new Error(JSON.stringify(made.error));
    return performance.now() - started;
  };
  const knockout = { theirs: theirs({}), ours: timed(ourKnockout) };
  const inGroups = { drawType: 'ROUND_ROBIN', structureOptions: { groupSize: 4 } };
  const groups = { theirs: theirs(inGroups), ours: timed(ourGroups) };
  return [
    { what: 'draw of 512, theirs', value: knockout.theirs, unit: 'ms' },
    { what: 'draw of 512, ours', value: knockout.ours, unit: 'ms' },
    { what: 'draw of 512, ratio', value: knockout.theirs / knockout.ours, unit: '', atLeast: 1 },
    { what: '128 groups of 4, theirs', value: groups.theirs, unit: 'ms' },
    { what: '128 groups of 4, ours', value: groups.ours, unit: 'ms' },
    { what: '128 groups of 4, ratio', value: groups.theirs / groups.ours, unit: '', atLeast: 1 },
  ];
};

/** Their tournament with one event that all players of all clubs have entered. */
function enteredEvent(): object {
  const { tournamentRecord } = mocksEngine.generateTournamentRecord({
    participantsProfile: { participantsCount: PLAYERS, idPrefix: 'p' },
  });
  tournamentEngine.setState(tournamentRecord);
  const { participants = [] } = tournamentEngine.getParticipants({});
  const participantIds = participants.map(({ participantId }) => participantId);
  const clubs = Array.from({ length: CLUBS }, (_, club) => ({
    participantId: `club${club}`,
    participantName: `Club ${club}`,
    participantType: 'TEAM' as const,
    participantRole: 'COMPETITOR' as const,
    individualParticipantIds: participantIds.filter((_, index) => clubOf(index) === club),
  }));
  const event = { eventId: EVENT, eventName: 'Singles', eventType: 'SINGLES' };
  for (const { success, error } of [
    tournamentEngine.addParticipants({ participants: clubs }),
    tournamentEngine.addEvent({ event }),
    tournamentEngine.addEventEntries({ eventId: EVENT, participantIds }),
  ]) {
    if (!success) throw new Error(JSON.stringify(error));
  }
  return tournamentEngine.getTournament().tournamentRecord;
}

function clubOf(index: number): number {
  return (index * 7919) % CLUBS;
}

const entrants: readonly Entrant[] = Array.from({ length: PLAYERS }, (_, index) => ({
  id: `p${index}`,
  name: `Player ${index}`,
  club: `Club ${clubOf(index)}`,
  rating: 2000 - index,
}));

function ourKnockout(): void {
  const made = draw(entrants, { randomSeed: 1, tradition: 'tennis', seedCount: SEEDS });
  if (!made.ok) throw new Error(made.code);
}

function ourGroups(): void {
  makeGroups(entrants, { wanted: 4, randomSeed: 1 });
}
