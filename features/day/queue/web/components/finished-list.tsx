import { SIDES } from '#domain/scorecard/side.ts';
import { FROM_DAY } from '#features/event-draws/results/web/hooks/use-return-to.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { addressOfResult } from '../lib/result-address.ts';
import type { QueueMatch } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';

/** What was played today, the newest first; a tap corrects its result. */
export function FinishedList({ view }: { readonly view: QueueView }) {
  const t = useText();
  const format = useFormat();
  const { finished, isClosed } = view.queue;
  if (finished.length === 0) return <EmptyState title={t.noneOver} />;
  return (
    <List label={t.states.done}>
      {finished.map((key) => {
        const match = view.match(key);
        if (!match) return null;
        const address = isClosed ? null : addressOfResult(view.tournamentId, match);
        const facts = [
          view.place(match),
          match.endedAt && format.clockTime(match.endedAt),
          view.courtName(match.courtId),
        ];
        return (
          <ListRow
            key={key}
            title={<bdi>{view.shownVersus(match)}</bdi>}
            text={
              <>
                <bdi>{format.facts(facts)}</bdi>
                <br />
                <Outcome view={view} match={match} />
              </>
            }
            {...(address !== null && { to: address, state: FROM_DAY })}
          />
        );
      })}
    </List>
  );
}

/** "Aoki Ren wins 11-9 11-7", "Walkover for Aoki Ren". */
function Outcome({ view, match }: { readonly view: QueueView; readonly match: QueueMatch }) {
  const t = useText();
  const { result } = match;
  if (!result) return null;
  const winner = SIDES.find((side) => match[side]?.id === result.winnerId);
  const name = winner ? view.names(match)[winner] : '';
  return (
    <bdi>
      {[winner ? t.wins(name) : null, t.outcomes[result.kind], result.score]
        .filter(Boolean)
        .join(' ')}
    </bdi>
  );
}
