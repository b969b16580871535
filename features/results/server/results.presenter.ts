import { text } from '#domain/scoring/text.ts';
import { isEventFinished } from '#features/day/queue/queue.finished.policy.ts';
import type { DayMatch } from '#features/day/queue/queue.matches.policy.ts';
import type { NotedResult } from '#features/event-draws/corrections/corrections.policy.ts';
import type { StoredCorrection } from '#features/event-draws/corrections/server/corrections.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import type { Progress } from '../closing/server/closing.commands.ts';
import { resultsState } from '../results.policy.ts';
import { type PlayedStage, placesOf } from '../results.stages.policy.ts';
import type { PlayedTie } from '../results.ties.policy.ts';
import type { Names } from '../results.vocabulary.ts';
import type { PlayedEvent } from './results.commands.ts';

interface Facts {
  readonly tournament: StoredTournament;
  readonly played: readonly PlayedEvent[];
  readonly names: Names;
  readonly progress: Progress;
  readonly corrections: readonly StoredCorrection[];
  /** Of the published draws, rubbers and ties. */
  readonly matches: readonly DayMatch[];
  /** In Japan. */
  readonly today: string;
}

/** Who came where in a tournament. */
export function asResults({
  tournament,
  played,
  names,
  progress,
  corrections,
  matches,
  today,
}: Facts) {
  const { id, name, eventDate, venue, organizerName, sport, applicationDeadline } = tournament;
  const { endedEarlyAt, endedEarlyFor, finalizedAt } = tournament;
  const isOver = endedEarlyAt !== null;
  return {
    tournament: { id, name, eventDate, venue, organizerName, sport, applicationDeadline },
    state: resultsState({ ...progress, eventDate, endedEarlyAt, finalizedAt, today }),
    endedEarly:
      endedEarlyAt && endedEarlyFor ? { at: endedEarlyAt.toISOString(), why: endedEarlyFor } : null,
    finalizedAt: finalizedAt?.toISOString() ?? null,
    events: played.map(({ event, drawn, stages, teams }) => ({
      id: event.id,
      name: event.name,
      eventType: event.discipline,
      level: event.level,
      isPublished: drawn.draw !== null,
      isFinished: progress.events.some((one) => one.eventId === event.id && isEventFinished(one)),
      stages: stages.map((stage) => asStage(stage, isOver, names === 'full' ? teams : null)),
    })),
    corrections: corrections
      .filter(({ changes }) => changes.length > 0)
      .map((one) => asCorrection(one, played, matches)),
  };
}

function asStage(stage: PlayedStage, isOver: boolean, teams: PlayedEvent['teams']) {
  const { stageId, kind, further, hasNext, people } = stage;
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    stageId,
    kind,
    further,
    hasNext,
    places: placesOf(stage, isOver).map(({ group, from, to, players }) => ({
      group,
      from,
      to,
      sides: players.map((id) => {
        const { name = FORMER_PLAYER, club = null } = byId.get(id) ?? {};
        const members = teams?.squads.get(id)?.map((one) => one.name) ?? [];
        return { id, name, club, ...(members.length > 0 && { members }) };
      }),
    })),
  };
}

function asCorrection(
  { id, eventId, openedAt, by, reason, changes }: StoredCorrection,
  played: readonly PlayedEvent[],
  matches: readonly DayMatch[],
) {
  const own = played.find(({ event }) => event.id === eventId);
  const names = new Map(
    (own?.stages ?? []).flatMap(({ people }) => people.map((one) => [one.id, one.name] as const)),
  );
  const nameOf = (side: string | null) =>
    side === null ? null : (names.get(side) ?? FORMER_PLAYER);
  const noted = (result: NotedResult | null) =>
    result && {
      player1: nameOf(result.player1Id),
      player2: nameOf(result.player2Id),
      winner: nameOf(result.winnerId),
      kind: result.kind,
      score: result.score,
    };
  return {
    id,
    eventId,
    at: openedAt.toISOString(),
    by,
    reason,
    changes: changes.map(({ key, before, after }) => {
      const match = matches.find((one) => one.key === key);
      const stage = own?.stages.find(({ stageId }) => key.startsWith(`${stageId} `));
      return {
        key,
        further: stage?.further ?? null,
        place: match?.place ?? null,
        before: noted(before),
        after: noted(after),
      };
    }),
  };
}

/** A tie as the report prints it. */
export function asReportedTie({ stageId, matchId, score, rubbers }: PlayedTie) {
  return {
    stageId,
    matchId,
    score,
    rubbers: rubbers.map(({ number, name, player1, player2, winner, status, sets }) => ({
      number,
      name,
      player1,
      player2,
      winner,
      status,
      sets: text(sets),
    })),
  };
}
