import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useState } from 'react';
import { FROM_DAY } from '#features/event-draws/results/web/hooks/use-return-to.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import {
  PracticeBadge,
  TablePractice,
} from '../../../open-tables/web/components/table-practice.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { useReasons } from '../hooks/use-reasons.ts';
import { useSteps } from '../hooks/use-steps.ts';
import { firstInOrder } from '../lib/first-in-order.ts';
import { minutesBetween } from '../lib/minutes.ts';
import { addressOfResult } from '../lib/result-address.ts';
import type { QueueCourt, QueueMatch } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import { Aloud } from './aloud.tsx';
import css from './court-card.module.css';
import { MatchSides } from './match-sides.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import own from './queue.module.css';

interface Props {
  readonly view: QueueView;
  readonly court: QueueCourt;
  readonly now: Date;
  readonly onMore: (courtId: string) => void;
}

/** One court: the match on it with its next step, or the match to call now. */
export function CourtCard({ view, court, now, onMore }: Props) {
  const t = useText();
  // What was called here is read out next.
  const [isAloud, setAloud] = useState(false);
  const steps = useSteps(view, () => setAloud(true));
  const name = view.courtName(court.id);
  const current = court.current === null ? undefined : view.match(court.current);
  const proposed = court.proposal ? view.match(court.proposal.key) : undefined;
  return (
    <section className={css.card} aria-label={name} data-court={court.name}>
      <div className={css.head}>
        <h3 className={css.court}>
          <bdi>{name}</bdi>
        </h3>
        <CourtState view={view} court={court} match={current} now={now} />
        {view.queue.isClosed ? null : (
          <IconButton
            label={t.more(name)}
            icon={<EllipsisVertical aria-hidden="true" />}
            onClick={() => onMore(court.id)}
          />
        )}
      </div>
      {court.labels.length > 0 ? (
        <p className={own.small}>
          <bdi>{t.joined([...court.labels])}</bdi>
        </p>
      ) : null}
      {current ? <OnCourt view={view} now={now} steps={steps} match={current} /> : null}
      {current?.state === 'called' ? (
        <Aloud view={view} court={court} match={current} isOpen={isAloud} onOpen={setAloud} />
      ) : null}
      {!current && proposed ? (
        <Proposed view={view} court={court} steps={steps} match={proposed} />
      ) : null}
      {court.isOpenTable ? <TablePractice view={view} court={court} now={now} /> : null}
      {!current &&
      !proposed &&
      !court.isClosed &&
      !court.isOpenTable &&
      court.breakUntil === null ? (
        <NothingToCall view={view} court={court} />
      ) : null}
      <ProblemNotice
        problem={steps.problem}
        onDismiss={steps.dismiss}
        isPending={steps.isPending}
        onAnyway={againOf(steps, view)}
      />
      <Next view={view} court={court} />
    </section>
  );
}

/** In the order of play, what the next match of a free court waits for: all others there wait behind it. */
function NothingToCall({ view, court }: Pick<Props, 'view' | 'court'>) {
  const t = useText();
  const { obstacle } = useReasons(view);
  const first = firstInOrder(view, court.id);
  const match = first && view.match(first.key);
  if (!first || !match) return <p className={own.small}>{t.nothingToCall}</p>;
  const why = [...new Set(first.obstacles.map(obstacle))];
  return (
    <p className={own.small}>
      <bdi>{t.courtWaits(view.shownVersus(match), t.joined(why))}</bdi>
    </p>
  );
}

type Steps = ReturnType<typeof useSteps>;

/** Calls the refused match once more, as it is now. */
function againOf({ callAnyway, refused }: Steps, view: QueueView): (() => void) | null {
  const match = refused ? view.match(refused.match.key) : undefined;
  return callAnyway && match ? () => callAnyway(match) : null;
}

interface StateProps extends Pick<Props, 'view' | 'court' | 'now'> {
  readonly match: QueueMatch | undefined;
}

function CourtState({ view, court, match, now }: StateProps) {
  const t = useText();
  const format = useFormat();
  if (match) {
    const since = match.startedAt ?? match.calledAt;
    return (
      <span className={css.state}>
        <Badge tone={match.state === 'playing' ? 'green' : 'amber'}>{t.states[match.state]}</Badge>
        {since === null ? null : (
          <span className={css.since}>{t.since(minutesBetween(since, now))}</span>
        )}
      </span>
    );
  }
  if (court.isOpenTable) return <PracticeBadge />;
  if (court.isClosed) return <Badge>{t.courtClosed}</Badge>;
  if (court.breakUntil !== null) {
    return <Badge>{t.onBreak(format.clockTime(court.breakUntil))}</Badge>;
  }
  return <Badge tone="blue">{t.free[courtKind(view.queue.sport)]}</Badge>;
}

interface MatchProps extends Pick<Props, 'view'> {
  readonly match: QueueMatch;
  readonly steps: Steps;
}

function OnCourt({ view, match, steps, now }: MatchProps & Pick<Props, 'now'>) {
  const t = useText();
  const format = useFormat();
  const versus = view.versus(match);
  const isCalled = match.state === 'called';
  const due = match.secondCallDueAt;
  const isDue = isCalled && due !== null && Date.parse(due) <= now.getTime();
  const address = addressOfResult(view.tournamentId, match);
  return (
    <>
      <MatchSides view={view} match={match} />
      {match.coming.map((side) => (
        <p key={side} className={own.small}>
          <bdi>{t.comes(format.name(match[side]?.name ?? ''))}</bdi>
        </p>
      ))}
      {match.calledAgainAt === null || !isCalled ? null : (
        <p className={own.small}>{t.calledAgain(format.clockTime(match.calledAgainAt))}</p>
      )}
      {view.queue.isClosed ? null : (
        <div className={css.actions}>
          {isCalled ? (
            <Button
              aria-label={t.startOf(versus)}
              busy={steps.isPending}
              onClick={() => steps.step(match, { kind: 'start' })}
            >
              {t.start}
            </Button>
          ) : null}
          {isDue ? (
            <Button
              variant="danger"
              aria-label={t.callAgainOf(versus)}
              aria-disabled={steps.isPending}
              onClick={() => steps.step(match, { kind: 'call-again' })}
            >
              {t.callAgain}
            </Button>
          ) : null}
          {address ? (
            <LinkButton
              to={address}
              state={FROM_DAY}
              variant="secondary"
              aria-label={t.finishedOf(versus)}
            >
              {t.finished}
            </LinkButton>
          ) : null}
        </div>
      )}
    </>
  );
}

function Proposed({ view, court, match, steps }: MatchProps & Pick<Props, 'court'>) {
  const t = useText();
  const { reason } = useReasons(view);
  const call = { kind: 'call', courtId: court.id, umpireId: null, isAnyway: false } as const;
  return (
    <>
      <MatchSides view={view} match={match} />
      {court.proposal ? <p className={own.small}>{reason(court.proposal.reason)}</p> : null}
      {view.queue.isClosed ? null : (
        <div className={css.actions}>
          <Button
            aria-label={t.callOf(view.versus(match), view.courtName(court.id))}
            busy={steps.isPending}
            onClick={() => steps.step(match, call)}
          >
            {t.call}
          </Button>
        </div>
      )}
    </>
  );
}

/** What is played there next; a free court shows it as the match to call. */
function Next({ view, court }: Pick<Props, 'view' | 'court'>) {
  const t = useText();
  const { next } = court;
  const match = next && next.key !== court.proposal?.key ? view.match(next.key) : undefined;
  if (!next || !match) return null;
  return (
    <p className={css.next}>
      <span className={css.nextLabel}>{next.isReserved ? t.reservedNext : t.nextMatch}</span>{' '}
      <bdi>{view.shownVersus(match)}</bdi>
    </p>
  );
}
