import type { formatOf } from '#domain/scoring/chosen-format.ts';
import type { SetScore } from '#domain/scoring/formats.ts';
import { toTods } from '#domain/scoring/tods.ts';

/** Parts of a record in TODS. */

export function participantId(eventId: number, id: string): string {
  return `${eventId}-${id}`;
}

export function individual(id: string, name: string) {
  return participant(id, name, {
    participantType: 'INDIVIDUAL',
    person: { personId: id, standardFamilyName: name, standardGivenName: '' },
  });
}

export function participant<More extends object>(id: string, participantName: string, more: More) {
  return { participantId: id, participantRole: 'COMPETITOR', participantName, ...more };
}

/** The score of a match, by its format where it follows one. */
export function todsScore(sets: readonly SetScore[], format: ReturnType<typeof formatOf>) {
  return format ? toTods(sets, format) : plainScore(sets);
}

/** The sets of a card that follows no format. */
function plainScore(sets: readonly SetScore[]) {
  const written = (one: 'player1' | 'player2', other: 'player1' | 'player2') =>
    sets.map((set) => `${set[one]}-${set[other]}`).join(' ');
  return {
    sets: sets.map(({ player1, player2 }, at) => ({
      setNumber: at + 1,
      side1Score: player1,
      side2Score: player2,
      ...(player1 !== player2 && { winningSide: player1 > player2 ? 1 : 2 }),
    })),
    scoreStringSide1: written('player1', 'player2'),
    scoreStringSide2: written('player2', 'player1'),
  };
}
