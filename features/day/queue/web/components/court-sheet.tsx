import { useState } from 'react';
import { courtKind } from '#features/sports/sports.policy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { useSteps } from '../hooks/use-steps.ts';
import type { QueueCourt, QueueMatch } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import { AloudWords } from './aloud.tsx';
import { ChangeUmpire } from './change-umpire.tsx';
import { CourtUse } from './court-use.tsx';
import { MatchSides } from './match-sides.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import css from './queue.module.css';

interface Props {
  readonly view: QueueView;
  readonly court: QueueCourt;
  readonly onClose: () => void;
}

/** Everything about one court: its match, what is next, and breaks (next.md, C9 screen 2). */
export function CourtSheet({ view, court, onClose }: Props) {
  const t = useText();
  const current = court.current === null ? undefined : view.match(court.current);
  const next = court.next ? view.match(court.next.key) : undefined;
  return (
    <Dialog open onClose={onClose} title={<bdi>{view.courtName(court.id)}</bdi>}>
      <div className={css.stack}>
        {current ? (
          <OnCourt key={current.key} view={view} court={court} match={current} />
        ) : (
          <p className={css.small}>{t.noMatchNow}</p>
        )}
        {court.next && next ? (
          <NextMatch view={view} match={next} isReserved={court.next.isReserved} />
        ) : null}
        {current || court.isClosed || court.isOpenTable ? null : (
          <CallAnother view={view} court={court} />
        )}
        <CourtUse view={view} court={court} />
        <LinkButton
          full
          variant="quiet"
          to={`/organizer/tournaments/${view.tournamentId}/day/links`}
        >
          {t.toLinks}
        </LinkButton>
      </div>
    </Dialog>
  );
}

interface MatchProps extends Pick<Props, 'view' | 'court'> {
  readonly match: QueueMatch;
}

/** The match on the court: the words to read out, and what can be done with it. */
function OnCourt({ view, court, match }: MatchProps) {
  const t = useText();
  const steps = useSteps(view);
  const { step, isPending } = steps;
  return (
    <>
      <MatchSides view={view} match={match} />
      {match.state === 'called' ? (
        <>
          <section className={css.part}>
            <h3>{t.aloud}</h3>
            <AloudWords view={view} court={court} match={match} />
          </section>
          <div className={css.actions}>
            <Button busy={isPending} onClick={() => step(match, { kind: 'start' })}>
              {t.start}
            </Button>
            {match.calledAgainAt === null ? (
              <Button
                variant="secondary"
                aria-disabled={isPending}
                onClick={() => step(match, { kind: 'call-again' })}
              >
                {t.callAgain}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
      <div className={css.actions}>
        <Button
          variant="secondary"
          aria-disabled={isPending}
          onClick={() => step(match, { kind: 'back' })}
        >
          {t.back}
        </Button>
      </div>
      <ChangeUmpire key={match.umpire?.id ?? ''} view={view} match={match} steps={steps} />
      <MoveMatch view={view} court={court} match={match} steps={steps} />
      <ProblemNotice problem={steps.problem} onDismiss={steps.dismiss} />
    </>
  );
}

/** Another court for a match that is called or played. */
function MoveMatch({
  view,
  court,
  match,
  steps,
}: MatchProps & { steps: ReturnType<typeof useSteps> }) {
  const t = useText();
  const word = courtKind(view.queue.sport);
  const others = view.queue.courts.filter(
    ({ id, isClosed, isOpenTable, breakUntil, current }) =>
      id !== court.id && !isClosed && !isOpenTable && breakUntil === null && current === null,
  );
  // A choice that is gone leaves none, and not another one that the desk has not made.
  const [chosen, setChosen] = useState(others[0]?.id ?? '');
  const courtId = others.find(({ id }) => id === chosen)?.id ?? '';
  if (others.length === 0) return <p className={css.small}>{t.noOther[word]}</p>;
  return (
    <div className={css.withButton}>
      <SelectField
        name="move-to"
        label={t.moveTo[word]}
        placeholder={t.choose}
        value={courtId}
        onChange={({ target }) => setChosen(target.value)}
        options={others.map(({ id }) => ({ value: id, label: view.courtName(id) }))}
      />
      <Button
        variant="secondary"
        disabled={courtId === ''}
        aria-disabled={steps.isPending}
        onClick={() => steps.step(match, { kind: 'move', courtId })}
      >
        {t.move}
      </Button>
    </div>
  );
}

interface NextProps extends Pick<Props, 'view'> {
  readonly match: QueueMatch;
  readonly isReserved: boolean;
}

/** What is played next there; what the desk has reserved goes back into the queue. */
function NextMatch({ view, match, isReserved }: NextProps) {
  const t = useText();
  const steps = useSteps(view);
  return (
    <section className={css.part}>
      <h3>{isReserved ? t.reservedNext : t.nextMatch}</h3>
      <MatchSides view={view} match={match} />
      {isReserved ? (
        <div className={css.actions}>
          <Button
            variant="secondary"
            aria-label={t.backOf(view.versus(match))}
            busy={steps.isPending}
            onClick={() => steps.step(match, { kind: 'back' })}
          >
            {t.back}
          </Button>
        </div>
      ) : null}
      <ProblemNotice problem={steps.problem} onDismiss={steps.dismiss} />
    </section>
  );
}

/** Any match that can be called, to this court. */
function CallAnother({ view, court }: Pick<Props, 'view' | 'court'>) {
  const t = useText();
  const steps = useSteps(view);
  const { waiting } = view.queue;
  // A choice that is gone leaves none, and not another one that the desk has not made.
  const [chosen, setChosen] = useState(waiting[0]?.key ?? '');
  const match = waiting.some((one) => one.key === chosen) ? view.match(chosen) : undefined;
  if (court.breakUntil !== null || waiting.length === 0) return null;
  const call = { kind: 'call', courtId: court.id, umpireId: null, isAnyway: false } as const;
  return (
    <section className={css.part}>
      <div className={css.withButton}>
        <SelectField
          name="call"
          label={t.callSomething}
          placeholder={t.choose}
          value={match?.key ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          options={waiting.flatMap((one) => {
            const ready = view.match(one.key);
            return ready ? [{ value: one.key, label: view.versus(ready) }] : [];
          })}
        />
        <Button
          busy={steps.isPending}
          disabled={!match}
          onClick={() => match && steps.step(match, call)}
        >
          {t.call}
        </Button>
      </div>
      <ProblemNotice problem={steps.problem} onDismiss={steps.dismiss} />
    </section>
  );
}
