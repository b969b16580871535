import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { useReasons } from '../hooks/use-reasons.ts';
import type { NotReady } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import css from './queue.module.css';

interface Props {
  readonly view: QueueView;
  readonly onOpen: (key: string) => void;
}

/** The matches that cannot be called, and why: those that wait, those that are held, and those without sides. */
export function NotReadyList({ view, onOpen }: Props) {
  const t = useText();
  const { notReady } = view.queue;
  if (notReady.length === 0) return <EmptyState title={t.noneNotReady} />;
  const has = ({ obstacles }: NotReady, code: 'held' | 'sides-unknown') =>
    obstacles.some((one) => one.code === code);
  const later = notReady.filter((one) => has(one, 'sides-unknown'));
  const held = notReady.filter((one) => !later.includes(one) && has(one, 'held'));
  const waiting = notReady.filter((one) => !later.includes(one) && !held.includes(one));
  return (
    <div className={css.parts}>
      <Part heading={t.held} view={view} onOpen={onOpen} matches={held} />
      <Part heading={t.waitsFor} view={view} onOpen={onOpen} matches={waiting} />
      <Part heading={t.laterRounds} view={view} onOpen={onOpen} matches={later} />
    </div>
  );
}

interface PartProps extends Props {
  readonly heading: string;
  readonly matches: readonly NotReady[];
}

function Part({ view, heading, matches, onOpen }: PartProps) {
  const t = useText();
  const format = useFormat();
  const { obstacle, expected } = useReasons(view);
  if (matches.length === 0) return null;
  return (
    <Section heading={heading}>
      <List label={heading}>
        {matches.map(({ key, obstacles }) => {
          const match = view.match(key);
          if (!match) return null;
          const why = t.joined([...new Set(obstacles.map(obstacle))]);
          return (
            <ListRow
              key={key}
              title={<bdi>{view.shownVersus(match)}</bdi>}
              text={
                <>
                  <bdi>{format.facts([view.place(match), expected(match)])}</bdi>
                  <br />
                  <bdi>{why}</bdi>
                </>
              }
              onClick={() => onOpen(key)}
            />
          );
        })}
      </List>
    </Section>
  );
}
