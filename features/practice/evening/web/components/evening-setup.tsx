import { type Board, eveningOf } from '#domain/practice-evening/board.ts';
import { isHere, sideSize } from '#domain/practice-evening/evening.ts';
import { nextPairing } from '#domain/practice-evening/pairing.ts';
import { resume, setCourts } from '#domain/practice-evening/steps.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { StickyBar } from '#platform/web/ui/sticky-bar.tsx';
import type { useGroup } from '../../../web/hooks/use-group.ts';
import { useText } from '../evening.text.ts';
import { andFill } from '../hooks/use-evening.ts';
import type { ShownEvening } from '../lib/shown-evening.ts';
import { CourtsForm } from './courts-form.tsx';
import css from './evening-setup.module.css';
import { PartsForm } from './parts-form.tsx';
import { PeopleForm } from './people-form.tsx';

interface Props extends ShownEvening {
  readonly practice: ReturnType<typeof useGroup>;
  readonly isCutOff?: boolean;
  readonly onBegun: () => void;
}

/** Who is here, and on how many courts; both may change at any moment of the evening. */
export function EveningSetup({ practice, isCutOff, onBegun, ...shown }: Props) {
  const t = useText();
  const { board, basis, act } = shown.evening;
  const missing = useMissing(shown.evening);
  const hasBegun = board.matches.length > 0 && !board.end.isEnded;
  const begin = () => {
    act(andFill(opened, basis, true));
    onBegun();
  };
  return (
    <div className={css.parts}>
      <PeopleForm {...shown} practice={practice} isCutOff={isCutOff} />
      <CourtsForm {...shown} />
      <PartsForm {...shown} />
      <StickyBar edge="bottom" className={css.bar}>
        <p className={css.state}>
          <span className={css.count} role="status">
            {t.hereCount(board.people.filter(isHere).length)}
          </span>
          {hasBegun ? null : missing}
        </p>
        {hasBegun ? (
          <Button full onClick={onBegun}>
            {t.toMatches}
          </Button>
        ) : (
          <Button full disabled={missing !== null} onClick={begin}>
            {t.start}
          </Button>
        )}
      </StickyBar>
    </div>
  );
}

/** The board as the first match finds it: two courts of singles, unless somebody has chosen others. */
function opened(before: Board, at: number): Board {
  const open = before.end.isEnded ? resume(before, at) : before;
  return open.courts.length > 0 ? open : setCourts(open, { count: 2, rule: 'singles' }, at);
}

/** Why no match can begin yet, in words; null when one can. */
function useMissing({ board, basis }: ShownEvening['evening']): string | null {
  const t = useText();
  const evening = eveningOf(opened(board, 0), basis);
  const [court] = evening.courts;
  if (!court) return null;
  const pairing = nextPairing(evening, court.id);
  if (pairing.ok) return null;
  return pairing.code === 'NO_MIXED_PAIRS' ? t.tooFewMixed : t.tooFew(2 * sideSize(court.rule));
}
