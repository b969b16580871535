import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import { formatsOf, type ScoreFormat, type Sport } from '#domain/scoring/formats.ts';

/** The first day on which badminton is played to 15 or 21, without a default (competition.md, "Score formats"). */
const BADMINTON_TO_15 = '2027-01-04';

/**
 * The format that is marked when somebody chooses a sport: their last one of this sport. Without one it is badminton's
 * game to 21 for what is played before 4 January 2027; from then on, and in the other sports, none is marked.
 */
export function markedFormat(
  sport: Sport,
  { playedOn, last }: { readonly playedOn: string; readonly last: ChosenFormat | null },
): ScoreFormat | null {
  const before = last && formatOf(last);
  if (before?.sport === sport) return before;
  if (sport !== 'badminton' || playedOn >= BADMINTON_TO_15) return null;
  return formatsOf('badminton').find(({ id }) => id === 'badminton-21') ?? null;
}
