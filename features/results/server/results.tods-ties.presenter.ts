import { SIDES } from '#domain/scorecard/side.ts';
import { formatOf } from '#domain/scoring/chosen-format.ts';
import { TODS_STATUS, todsFormat } from '#domain/scoring/tods.ts';
import { PAIR_JOINT } from '#features/entries/partners/partners.vocabulary.ts';
import { squadNumbersOf, teamOf } from '#features/matches/ties/ties.sides.policy.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import type { Language } from '#platform/shared/language.ts';
import type { PlayedRubber, PlayedTie } from '../results.ties.policy.ts';
import type { PlayedEvent } from './results.commands.ts';
import type { TeamsOfEvent } from './results.ties.commands.ts';
import {
  individual,
  participant,
  participantId,
  todsScore,
} from './results.tods-parts.presenter.ts';

/** Ties in TODS: a tie is a match of teams, and its rubbers are its `tieMatchUps`, each of a collection of its own. */

const TYPE = { single: 'SINGLES', double: 'DOUBLES' } as const;

/** The player of a team under a number of its squad. */
const personId = (team: string, number: number) => `${team}-${number}`;

/** Who plays in the rubbers that are out, each once. */
export function peopleOfTies(teams: TeamsOfEvent | null) {
  const people = sidesOf(teams).flatMap(({ id, names }) =>
    squadNumbersOf(id).map((number, at) => {
      const team = teamOf(id);
      return { team, personId: personId(team, number), name: names[at] ?? '' };
    }),
  );
  return [...new Map(people.map((one) => [one.personId, one])).values()];
}

/** Those who play in the rubbers of an event for teams: each player, and each pair. */
export function lineUpsOf({ event, teams }: PlayedEvent, language: Language) {
  const own = (id: string) => participantId(event.id, id);
  const pairs = new Map(
    sidesOf(teams).flatMap((side) => (squadNumbersOf(side.id).length > 1 ? [[side.id, side]] : [])),
  );
  return [
    ...peopleOfTies(teams).map((one) => individual(own(one.personId), nameIn(one.name, language))),
    ...[...pairs.values()].map(({ id, names }) =>
      participant(own(id), names.map((name) => nameIn(name, language)).join(PAIR_JOINT), {
        participantType: 'PAIR',
        individualParticipantIds: squadNumbersOf(id).map((number) =>
          own(personId(teamOf(id), number)),
        ),
      }),
    ),
  ];
}

function sidesOf(teams: TeamsOfEvent | null) {
  return (teams?.ties ?? []).flatMap(({ rubbers }) =>
    rubbers.flatMap((rubber) =>
      SIDES.flatMap((side) => {
        const id = rubber[`${side}Id`];
        return id === null ? [] : { id, names: rubber[side].split(PAIR_JOINT) };
      }),
    ),
  );
}

interface Of {
  readonly stageId: string;
  readonly eventId: number;
  readonly isPlayed: boolean;
}

/** What a match between teams has besides: its format, its score in rubbers, and the rubbers. */
export function tieOf({ score, wins, rubbers }: PlayedTie, { stageId, eventId, isPlayed }: Of) {
  const [first = '', second = ''] = score.split('-');
  const written = {
    scoreStringSide1: `${first}-${second}`,
    scoreStringSide2: `${second}-${first}`,
  };
  const sets = [{ setNumber: 1, side1Score: Number(first), side2Score: Number(second) }];
  return {
    matchUpType: 'TEAM',
    ...(isPlayed && score !== '' && { score: { ...written, sets } }),
    ...(rubbers.length > 0 && {
      tieFormat: {
        winCriteria: { valueGoal: wins },
        collectionDefinitions: rubbers.map(({ matchId, name, kind, number }) => ({
          collectionId: `${stageId}-${matchId}`,
          collectionName: name,
          collectionOrder: number,
          matchUpType: TYPE[kind],
          matchUpCount: 1,
          matchUpValue: 1,
        })),
      },
      tieMatchUps: rubbers.map((rubber) => asTieMatchUp(rubber, { stageId, eventId })),
    }),
  };
}

function asTieMatchUp(
  { matchId, kind, winner, status, sets, scoreFormat, ...rubber }: PlayedRubber,
  { stageId, eventId }: Pick<Of, 'stageId' | 'eventId'>,
) {
  const format = scoreFormat && formatOf(scoreFormat);
  return {
    matchUpId: `${stageId}-${matchId}`,
    collectionId: `${stageId}-${matchId}`,
    collectionPosition: 1,
    matchUpType: TYPE[kind],
    ...(format && { matchUpFormat: todsFormat(format) }),
    matchUpStatus: TODS_STATUS[status],
    ...(winner && { winningSide: winner === 'player1' ? 1 : 2 }),
    sides: SIDES.map((side, at) => {
      const id = rubber[`${side}Id`];
      return {
        sideNumber: at + 1,
        ...(id !== null && { participantId: participantId(eventId, sideIdOf(id)) }),
      };
    }),
    ...(sets.length > 0 && { score: todsScore(sets, format) }),
  };
}

/** One player is named alone, two as a pair. */
function sideIdOf(id: string): string {
  const [first = 0, ...others] = squadNumbersOf(id);
  return others.length > 0 ? id : personId(teamOf(id), first);
}
