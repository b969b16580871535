import { FROM_DAY } from '#features/event-draws/results/web/hooks/use-return-to.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { useReasons } from '../hooks/use-reasons.ts';
import { addressOfResult } from '../lib/result-address.ts';
import type { NotReady, Queue } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import css from './queue.module.css';

interface Props {
  readonly view: QueueView;
  /** As `absentMatches` gives them. */
  readonly matches: readonly NotReady[];
}

/** The matches of people who do not come, each with the way to its result: nobody calls them, so no court leads there. */
export function AbsentMatches({ view, matches }: Props) {
  const t = useText();
  const { obstacle } = useReasons(view);
  return (
    <InlineNotice tone="warning" title={t.absentMatches(matches.length)}>
      <div className={css.stack}>
        <p>{t.absentText}</p>
        <List label={t.absentMatches(matches.length)}>
          {matches.map(({ key, obstacles }) => {
            const match = view.match(key);
            const address = match && addressOfResult(view.tournamentId, match);
            if (!match || !address) return null;
            const why = obstacles.filter(isAbsence).map(obstacle);
            return (
              <ListRow
                key={key}
                title={<bdi>{view.shownVersus(match)}</bdi>}
                text={t.joined([view.place(match), ...new Set(why)])}
                to={address}
                state={FROM_DAY}
              />
            );
          })}
        </List>
      </div>
    </InlineNotice>
  );
}

/** The matches whose sides are known, and of which somebody is marked as absent or has withdrawn. */
export function absentMatches({ notReady }: Pick<Queue, 'notReady'>): readonly NotReady[] {
  return notReady.filter(({ obstacles }) => obstacles.some(isAbsence));
}

function isAbsence({ code }: NotReady['obstacles'][number]): boolean {
  return code === 'absent' || code === 'withdrawn';
}
