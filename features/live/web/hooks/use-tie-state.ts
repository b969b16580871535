import { useRubberName } from '#features/matches/rubber-names/web/hooks/use-rubber-name.ts';
import type { TieInPlay } from '../../live.ties.policy.ts';
import type { LiveMatch } from '../live.queries.ts';
import { useText } from '../live.text.ts';
import type { LiveWords } from './use-live-words.ts';

/** What a tie is at, with the court of each of its rubbers: "D3 playing", "Table 4". */
export function useTieState(words: LiveWords) {
  const t = useText();
  const rubberName = useRubberName();
  const nameOf = ({ place }: LiveMatch) => rubberName(place.rubber?.name ?? '');
  return ({ onCourt, next }: TieInPlay): readonly RubberAt[] => {
    if (onCourt.length > 0) {
      return onCourt.map((match) => {
        const state = match.state === 'playing' ? 'playing' : 'called';
        const text = (state === 'playing' ? t.rubberPlaying : t.rubberCalled)(nameOf(match));
        return { key: match.key, state, text, court: words.courtName(match.courtId) };
      });
    }
    return next
      ? [{ key: next.key, state: 'next', text: t.rubberNext(nameOf(next)), court: '' }]
      : [];
  };
}

interface RubberAt {
  readonly key: string;
  readonly state: 'playing' | 'called' | 'next';
  readonly text: string;
  /** Empty for none. */
  readonly court: string;
}
