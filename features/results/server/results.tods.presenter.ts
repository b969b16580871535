import { linesOf } from '#domain/bracket/recorded.ts';
import { formatOf } from '#domain/scoring/chosen-format.ts';
import { TODS_STATUS, todsFormat } from '#domain/scoring/tods.ts';
import { PAIR_JOINT } from '#features/entries/partners/partners.vocabulary.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import type { Language } from '#platform/shared/language.ts';
import { matchesOf, type PlayedMatch } from '../results.matches.policy.ts';
import type { GroupsStage, KnockoutStage, PlayedStage } from '../results.stages.policy.ts';
import { byMatch, type PlayedTie } from '../results.ties.policy.ts';
import type { PlayedEvent } from './results.commands.ts';
import { stageName } from './results.csv.presenter.ts';
import {
  individual,
  participant,
  participantId,
  todsScore,
} from './results.tods-parts.presenter.ts';
import { lineUpsOf, peopleOfTies, tieOf } from './results.tods-ties.presenter.ts';

/**
 * A tournament in TODS, the Tennis Open Data Standards of CourtHive's competition factory: a draw definition for each published
 * stage. Byes are matches; a match for third place is a structure of its own.
 */
export function asTods(
  tournament: StoredTournament,
  played: readonly PlayedEvent[],
  language: Language,
) {
  const { id, name, eventDate, venue } = tournament;
  const isOver = tournament.endedEarlyAt !== null;
  return {
    tournamentId: `rallydays-${id}`,
    tournamentName: nameIn(name, language),
    startDate: eventDate,
    endDate: eventDate,
    venues: [{ venueId: `rallydays-${id}-venue`, venueName: nameIn(venue, language), courts: [] }],
    participants: played.flatMap((one) => [
      ...participantsOf(one, language),
      ...lineUpsOf(one, language),
    ]),
    events: played.map(({ event, stages, teams }) => ({
      eventId: String(event.id),
      eventName: nameIn(event.name, language) || event.discipline,
      eventType: EVENT_TYPE[event.discipline],
      entries: (stages[0]?.people ?? []).map((person) => ({
        participantId: participantId(event.id, person.id),
        entryStatus: 'DIRECT_ACCEPTANCE',
        entryStage: 'MAIN',
      })),
      drawDefinitions: stages.map((stage) => {
        const around = { eventId: event.id, isOver, ties: byMatch(teams?.ties ?? []) };
        return {
          drawId: stage.stageId,
          drawName: stageName(stage, language),
          drawType: stage.kind === 'groups' ? 'ROUND_ROBIN' : 'SINGLE_ELIMINATION',
          structures:
            stage.kind === 'groups'
              ? [groupsStructure(stage, around)]
              : knockoutStructures(stage, around),
        };
      }),
    })),
  };
}

const EVENT_TYPE = { Singles: 'SINGLES', Doubles: 'DOUBLES', Team: 'TEAM' } as const;

function participantsOf({ event, stages, teams }: PlayedEvent, language: Language) {
  return (stages[0]?.people ?? []).flatMap(({ id, name }) => {
    const own = participantId(event.id, id);
    const shown = nameIn(name, language);
    if (event.discipline === 'Team') {
      const individualParticipantIds = peopleOfTies(teams)
        .filter(({ team }) => team === id)
        .map(({ personId }) => participantId(event.id, personId));
      return [participant(own, shown, { participantType: 'TEAM', individualParticipantIds })];
    }
    if (event.discipline === 'Singles') return [individual(own, shown)];
    const people = shown.split(PAIR_JOINT).map((one, at) => individual(`${own}-${at + 1}`, one));
    const individualParticipantIds = people.map((person) => person.participantId);
    return [
      ...people,
      participant(own, shown, { participantType: 'PAIR', individualParticipantIds }),
    ];
  });
}

interface Around {
  readonly eventId: number;
  readonly isOver: boolean;
  /** Of an event for teams, by their matches. */
  readonly ties: ReadonlyMap<string, PlayedTie>;
}

/** Groups in a container, each an item of it. */
function groupsStructure(stage: GroupsStage, around: Around) {
  const { eventId, isOver } = around;
  const matches = matchesOf(stage, isOver);
  return {
    structureId: stage.stageId,
    structureName: 'MAIN',
    stage: stageOf(stage),
    stageSequence: 1,
    structureType: 'CONTAINER',
    finishingPosition: 'WIN_RATIO',
    structures: stage.groups.map(({ members }, at) => {
      const first = stage.groups.slice(0, at).reduce((sum, group) => sum + group.members.length, 0);
      const positionOf = (id: string | null) =>
        id === null ? undefined : first + members.indexOf(id) + 1;
      return {
        structureId: `${stage.stageId}-${at + 1}`,
        structureName: `Group ${at + 1}`,
        structureType: 'ITEM',
        structureOrder: at + 1,
        finishingPosition: 'WIN_RATIO',
        positionAssignments: members.map((id) => ({
          drawPosition: positionOf(id),
          participantId: participantId(eventId, id),
        })),
        matchUps: matches
          .filter(({ place }) => place.kind === 'group' && place.group === at + 1)
          .map((match) =>
            matchUp(stage, around, match, [match.player1, match.player2].map(positionOf)),
          ),
      };
    }),
  };
}

function knockoutStructures(stage: KnockoutStage, around: Around) {
  const { eventId, isOver } = around;
  const { draw, stageId } = stage;
  const lines = linesOf(draw);
  const positionOf = (id: string | null) => (id === null ? undefined : lines.indexOf(id) + 1);
  const all = matchesOf(stage, isOver);
  const main = {
    structureId: stageId,
    structureName: 'MAIN',
    stage: stageOf(stage),
    stageSequence: 1,
    structureType: 'ITEM',
    finishingPosition: 'ROUND_OUTCOME',
    positionAssignments: lines.map((id, at) => ({
      drawPosition: at + 1,
      ...(id === null ? { bye: true } : { participantId: participantId(eventId, id) }),
    })),
    seedAssignments: draw.seeds.map((id, at) => ({
      seedNumber: at + 1,
      seedValue: at + 1,
      participantId: participantId(eventId, id),
    })),
    matchUps: all
      .filter(({ place }) => place.kind !== 'third-place')
      .map((match) => {
        // The lines of the first round are all known, byes included.
        const drawPositions =
          match.round === 1
            ? [2 * match.position - 1, 2 * match.position]
            : [match.player1, match.player2].map(positionOf);
        return matchUp(stage, around, match, drawPositions);
      }),
  };
  const third = all.find(({ place }) => place.kind === 'third-place');
  if (!third) return [main];
  const sides = [third.player1, third.player2];
  const playOff = {
    structureId: `${stageId}-third`,
    structureName: '3-4',
    stage: 'PLAY_OFF',
    stageSequence: 2,
    structureType: 'ITEM',
    finishingPosition: 'ROUND_OUTCOME',
    positionAssignments: sides.map((id, at) => ({
      drawPosition: at + 1,
      ...(id !== null && { participantId: participantId(eventId, id) }),
    })),
    matchUps: [matchUp(stage, around, { ...third, round: 1 }, [1, 2])],
  };
  return [main, playOff];
}

function stageOf({ further }: PlayedStage) {
  return further && !further.places ? 'CONSOLATION' : 'MAIN';
}

function matchUp(
  { stageId }: PlayedStage,
  { eventId, ties }: Around,
  match: PlayedMatch,
  drawPositions: readonly (number | undefined)[],
) {
  const { player1, player2, winner, status, sets } = match;
  const format = match.scoreFormat && formatOf(match.scoreFormat);
  const tie = ties.get(`${stageId} ${match.matchId}`);
  return {
    matchUpId: `${stageId}-${match.matchId}`,
    roundNumber: match.round,
    roundPosition: match.position,
    drawPositions: drawPositions.filter((position) => position !== undefined),
    ...(format && { matchUpFormat: todsFormat(format) }),
    matchUpStatus: TODS_STATUS[status],
    ...(winner && { winningSide: winner === 'player1' ? 1 : 2 }),
    sides: [player1, player2].map((id, at) => ({
      sideNumber: at + 1,
      ...(id !== null && { participantId: participantId(eventId, id) }),
    })),
    ...(sets.length > 0 && { score: todsScore(sets, format) }),
    ...(tie &&
      tieOf(tie, { stageId, eventId, isPlayed: status === 'finished' || status === 'retired' })),
  };
}
