import { roundKind } from '#domain/bracket/rounds.ts';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import { serialise } from '#domain/scorecard/score-text.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import { useRoundName } from '#features/matches/draws/web/hooks/use-round-name.ts';
import { useEarlyWords } from '#features/matches/web/hooks/use-early-words.ts';
import { useSideNames } from '#features/matches/web/hooks/use-side-names.ts';
import { earlyWord } from '#features/matches/web/lib/early-word.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import type { DayMatch, DayPlayer } from '../handshake.queries.ts';
import { useText } from '../handshake.text.ts';
import { resultAs } from '../lib/typed-score.ts';

type Sides = Pick<DayMatch, 'player1' | 'player2'>;
type Score = Pick<NonNullable<DayMatch['result']>, 'result' | 'status' | 'winner'>;

/** A match in words: where it is in its event, what its sides are called, and how it ended. */
export function useMatchWords() {
  const t = useText();
  const format = useFormat();
  const roundName = useRoundName();
  const early = useEarlyWords();
  const { aside } = useJoined();
  const sideNames = useSideNames();
  const nameOf = (player: DayPlayer | null) => (player ? format.name(player.name) : t.notKnown);
  const roundOf = (place: DayMatch['place']) => {
    if (place.kind === 'group') return t.inGroup(place.group, place.number);
    const { round, rounds, position } = place;
    const isThird = round === rounds && position === 1;
    return roundName(isThird ? { kind: 'third-place' } : roundKind(rounds, round));
  };
  const names = ({ player1, player2 }: Sides): Readonly<Record<Side, string>> =>
    player1 && player2
      ? sideNames({ player1, player2 })
      : { player1: nameOf(player1), player2: nameOf(player2) };
  const ending = (match: Sides, { status, winner }: Pick<Score, 'status' | 'winner'>) =>
    status === 'retired' && winner
      ? t.retired(names(match)[opponent(winner)])
      : earlyWord(status, early);
  return {
    place: ({ place }: Pick<DayMatch, 'place'>): string => {
      const { rubber } = place;
      return rubber ? format.facts([roundOf(place), rubber.name]) : roundOf(place);
    },
    nameOf,
    names,
    /** "Sato retired", "W.O."; null for a match that was played to its end. */
    ending,
    /** The sets of a result, stored or still on the device: "11–7 9–11"; empty where none were entered. */
    sets: (sets: string | readonly CardSet[]): string =>
      (typeof sets === 'string' ? sets : serialise(sets)).replaceAll('-', '–'),
    /** "0–1 (Sato retired)", as `side` says it: the numbers alone may name another winner. */
    result: (match: Sides, score: Score, side: Side = 'player1'): string => {
      const counted = resultAs(side, score.result);
      const ended = ending(match, score);
      return ended ? aside(counted, ended) : counted;
    },
  };
}
