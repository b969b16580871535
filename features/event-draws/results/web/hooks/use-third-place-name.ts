import { isEntered } from '#domain/bracket/results.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { useDrawWords } from '#features/matches/draws/web/hooks/use-draw-words.ts';
import { useRoundName } from '#features/matches/draws/web/hooks/use-round-name.ts';
import { endingText } from '#features/matches/draws/web/lib/ending-text.ts';
import { type People, playersOf } from '#features/matches/draws/web/lib/people.ts';
import { scoreOf } from '#features/matches/draws/web/lib/result-scores.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';

/** The match for third place on paper: "Third place: Aoki Ren vs Baba Yui 3-1"; null until both are known. */
export function useThirdPlaceName(people: People): (draw: Pick<Draw, 'third'>) => string | null {
  const words = useDrawWords();
  const roundName = useRoundName();
  const joined = useJoined();
  return ({ third }) => {
    if (!third) return null;
    const { player1, player2 } = playersOf(third, people);
    if (!player1 || !player2) return null;
    const { result } = third;
    const score = (isEntered(result) && endingText(result, words)) || scoreOf(result);
    const match = `${player1.name} ${words.vs} ${player2.name}`;
    return [joined.labelled(roundName({ kind: 'third-place' }), match), score]
      .filter(Boolean)
      .join(' ');
  };
}
