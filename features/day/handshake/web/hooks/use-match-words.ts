import { roundKind } from '#domain/bracket/rounds.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { useRoundName } from '#features/matches/draws/web/hooks/use-round-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { DayMatch, DayPlayer } from '../handshake.queries.ts';
import { useText } from '../handshake.text.ts';

/** A match in words: where it is in its event, and what its sides are called. */
export function useMatchWords() {
  const t = useText();
  const format = useFormat();
  const roundName = useRoundName();
  const nameOf = (player: DayPlayer | null) => (player ? format.name(player.name) : t.notKnown);
  const roundOf = (place: DayMatch['place']) => {
    if (place.kind === 'group') return t.inGroup(place.group, place.number);
    const { round, rounds, position } = place;
    const isThird = round === rounds && position === 1;
    return roundName(isThird ? { kind: 'third-place' } : roundKind(rounds, round));
  };
  return {
    place: ({ place }: Pick<DayMatch, 'place'>): string => {
      const { rubber } = place;
      return rubber ? [roundOf(place), rubber.name].join(t.dot) : roundOf(place);
    },
    nameOf,
    names: ({
      player1,
      player2,
    }: Pick<DayMatch, 'player1' | 'player2'>): Readonly<Record<Side, string>> => ({
      player1: nameOf(player1),
      player2: nameOf(player2),
    }),
  };
}
