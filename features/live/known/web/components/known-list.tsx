import { List } from '#platform/web/ui/list.tsx';
import { FollowRow } from '../../../web/components/follow-row.tsx';
import css from '../../../web/components/live.module.css';
import type { LiveWords } from '../../../web/hooks/use-live-words.ts';
import type { SideRef } from '../../../web/lib/live-view.ts';
import { useText } from '../../../web/live.text.ts';
import type { KnownSide } from '../known.queries.ts';
import { followable } from '../lib/followable.ts';

interface Props {
  readonly words: LiveWords;
  readonly known: readonly KnownSide[];
  readonly isStarred: (side: SideRef) => boolean;
  readonly onStar: (side: SideRef) => void;
}

/** The members of the reader's clubs who play here, each with a star; nothing where none does. */
export function KnownList({ words, known, isStarred, onStar }: Props) {
  const t = useText();
  const fellows = followable(known, 'club').filter((side) => words.side(side));
  if (fellows.length === 0) return null;
  return (
    <details className={css.known}>
      <summary>{t.fromClubs(fellows.length)}</summary>
      <List label={t.fromClubs(fellows.length)}>
        {fellows.map((side) => (
          <FollowRow
            key={`${side.eventId} ${side.id}`}
            words={words}
            side={side}
            isStarred={isStarred(side)}
            onStar={() => onStar(side)}
          />
        ))}
      </List>
    </details>
  );
}
