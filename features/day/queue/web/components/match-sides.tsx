import { Reading } from '#features/players/web/components/reading.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { QueueView } from '../hooks/use-queue-view.ts';
import type { QueueMatch, QueueSide } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import css from './queue.module.css';

interface Props {
  readonly view: QueueView;
  readonly match: QueueMatch;
  /** The place in the event is written elsewhere. */
  readonly isPlaced?: boolean;
}

/** A match with its place in the event, both sides with their clubs, and its umpire. */
export function MatchSides({ view, match, isPlaced = false }: Props) {
  const t = useText();
  const format = useFormat();
  const { umpire } = match;
  return (
    <div className={css.match}>
      {isPlaced ? null : (
        <p className={css.place}>
          <bdi>{view.place(match)}</bdi>
        </p>
      )}
      <Side view={view} side={match.player1} />
      <span className="visually-hidden">{t.versus}</span>
      <Side view={view} side={match.player2} />
      {umpire ? <p className={css.small}>{t.umpire(format.name(umpire.name))}</p> : null}
    </div>
  );
}

function Side({ view, side }: { readonly view: QueueView; readonly side: QueueSide | null }) {
  const format = useFormat();
  return (
    <p className={css.side}>
      <bdi className={side ? css.name : css.unknown}>{view.sideName(side)}</bdi>
      {side ? (
        <Reading
          reading={side.people
            .map(({ reading }) => reading)
            .filter(Boolean)
            .join(' / ')}
        />
      ) : null}
      {side?.club ? <bdi className={css.club}>{format.name(side.club)}</bdi> : null}
    </p>
  );
}
