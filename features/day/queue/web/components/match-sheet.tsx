import { FROM_DAY } from '#features/event-draws/results/web/hooks/use-return-to.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { useReasons } from '../hooks/use-reasons.ts';
import { addressOfResult } from '../lib/result-address.ts';
import type { QueueMatch } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import { MatchCall } from './match-call.tsx';
import { MatchOrder } from './match-order.tsx';
import { MatchSides } from './match-sides.tsx';
import css from './queue.module.css';

interface Props {
  readonly view: QueueView;
  readonly match: QueueMatch;
  readonly onClose: () => void;
}

/** A match that is not on a court: why it is where it is, calling it, its result, and its place in the queue. */
export function MatchSheet({ view, match, onClose }: Props) {
  const t = useText();
  const isQueued = match.state === 'waiting' || match.state === 'next';
  return (
    <Dialog open onClose={onClose} title={<bdi>{view.place(match)}</bdi>}>
      <div className={css.stack}>
        <MatchSides view={view} match={match} isPlaced />
        <Why view={view} match={match} />
        {isQueued ? null : <InlineNotice title={t.changedMeanwhile} />}
        {isQueued && !view.queue.isClosed ? (
          <>
            <MatchCall view={view} match={match} onCalled={onClose} />
            <ToResult view={view} match={match} />
            <MatchOrder key={match.key} view={view} match={match} />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

/** A result without a call: a walkover of somebody who does not come, or one that is typed from paper. */
function ToResult({ view, match }: Pick<Props, 'view' | 'match'>) {
  const t = useText();
  const { labelled } = useJoined();
  const address = addressOfResult(view.tournamentId, match);
  if (address === null) return null;
  return (
    <LinkButton
      full
      to={address}
      state={FROM_DAY}
      variant="secondary"
      aria-label={labelled(t.resultWithoutCall, view.versus(match))}
    >
      {t.resultWithoutCall}
    </LinkButton>
  );
}

/** Why the match goes when it goes, or what it waits for. */
function Why({ view, match }: Pick<Props, 'view' | 'match'>) {
  const t = useText();
  const { reason, obstacle, expected } = useReasons(view);
  const waiting = view.queue.waiting.find(({ key }) => key === match.key);
  const notReady = view.queue.notReady.find(({ key }) => key === match.key);
  const time = expected(match);
  return (
    <>
      {waiting ? (
        <section className={css.part}>
          <h3>{t.reason}</h3>
          <ul className={css.why}>
            <li>{reason(waiting.reason)}</li>
            <li>{t.wayToGo(waiting.criticalPathMinutes)}</li>
            <li>{t.waitingFor(waiting.waitingMinutes)}</li>
          </ul>
        </section>
      ) : null}
      {notReady ? (
        <section className={css.part}>
          <h3>{t.waitsFor}</h3>
          <ul className={css.why}>
            {[...new Set(notReady.obstacles.map(obstacle))].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {time === null ? null : <p>{time}</p>}
    </>
  );
}
