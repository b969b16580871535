import type { ReplacementChoice } from '#domain/stage-draw/replacement.ts';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { useMoveNames } from '../../../public-draws/web/hooks/use-change-names.ts';
import { useText } from '../withdrawing.text.ts';

interface Props {
  readonly effects: ReplacementChoice['effects'];
  readonly people: People;
  /** A lucky loser takes the line, and no alternate. */
  readonly isLucky: boolean;
  /** Players know already when they play: the desk has to reach them. */
  readonly isOut: boolean;
}

/** Who moves to which line, who meets first then, where club-mates do, and whom it concerns. */
export function LineEffects({ effects, people, isLucky, isOut }: Props) {
  const t = useText();
  const movesIn = useMoveNames(people);
  const name = (id: string | null) => (id === null ? t.nobody : (people.get(id)?.name ?? ''));
  const meets = ([one, other]: readonly [string | null, string | null]) =>
    t.meets(name(one), name(other));
  const { moves, pairs, clashes } = effects;
  const concerned = new Set([
    ...moves.flatMap(({ player, to }) => (to === null ? [] : [player])),
    ...pairs.flatMap(({ after }) => after.flatMap((id) => id ?? [])),
  ]);
  return (
    <>
      <span>{t.linesMoved(movesIn({ moves, isLucky }).join(t.joint))}</span>
      {pairs.length === 0 ? null : (
        <span>{t.newPairs(pairs.map(({ after }) => meets(after)).join(t.joint))}</span>
      )}
      {clashes.length === 0 ? null : (
        <strong>{t.clashes(clashes.map(({ players }) => meets(players)).join(t.joint))}</strong>
      )}
      {isOut ? <span>{t.concerned([...concerned].map(name).join(t.joint))}</span> : null}
    </>
  );
}
