import { useState } from 'react';
import { courtKind } from '#features/sports/sports.policy.ts';
import { instantInJapan } from '#platform/shared/format.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { now } from '#platform/web/clock.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TimeField } from '#platform/web/ui/time-field.tsx';
import { TableUse } from '../../../open-tables/web/components/table-practice.tsx';
import { isBreakOf } from '../../../rules/rules.breaks.policy.ts';
import { addBreak, deleteBreak, type NewBreak } from '../../../rules/web/rules.queries.ts';
import { changeCourt } from '../../../web/day.queries.ts';
import { useText as useDayText } from '../../../web/day.text.ts';
import { useDeskWrite } from '../hooks/use-desk-write.ts';
import type { QueueView } from '../hooks/use-queue-view.ts';
import type { QueueCourt } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import { ProblemNotice } from './problem-notice.tsx';
import css from './queue.module.css';

interface Props {
  readonly view: QueueView;
  readonly court: QueueCourt;
}

/** A break of the court, and closing or opening it. */
export function CourtUse({ view, court }: Props) {
  const t = useText();
  const word = courtKind(view.queue.sport);
  return (
    <section className={css.part}>
      <h3>{t.courtAction[word]}</h3>
      {court.isClosed ? null : <CourtBreak view={view} court={court} />}
      {court.isClosed || court.current !== null ? null : <TableUse view={view} court={court} />}
      <CloseCourt view={view} court={court} />
    </section>
  );
}

/** A break from now until a time, or the end of the one that the court has. */
function CourtBreak({ view: { tournamentId, queue }, court }: Props) {
  const t = useText();
  const format = useFormat();
  const [until, setUntil] = useState('');
  // A second try after a lost answer sends the same break, also in the next minute.
  const [made, setMade] = useState<NewBreak | null>(null);
  const adding = useDeskWrite(
    { tournamentId, queue },
    (added: NewBreak, id) => addBreak({ params: { id: tournamentId }, body: { id, break: added } }),
    () => setMade(null),
  );
  const ending = useDeskWrite({ tournamentId, queue }, (breakId: string) =>
    deleteBreak({ params: { id: tournamentId, breakId } }),
  );
  const running = queue.breaks.find(
    (one) => isBreakOf(court.id, one) && isNow(queue.eventDate, one.from, one.until, now()),
  );
  if (running) {
    return (
      <>
        <div className={css.actions}>
          <Button
            variant="secondary"
            busy={ending.isPending}
            onClick={() => void ending.submit(running.id)}
          >
            {running.courtId === null ? t.endBreakOfAll[courtKind(queue.sport)] : t.endBreak}
          </Button>
        </div>
        <ProblemNotice problem={ending.problem} onDismiss={ending.dismiss} />
      </>
    );
  }
  const add = () => {
    const from = format.clockTime(now().toISOString());
    const added = made ?? { kind: 'court', courtId: court.id, from, until };
    setMade(added);
    void adding.submit(added);
  };
  return (
    <>
      <div className={css.withButton}>
        <TimeField
          name="break-until"
          label={t.breakUntil}
          value={until}
          onChange={({ target }) => {
            setUntil(target.value);
            setMade(null);
          }}
        />
        <Button variant="secondary" busy={adding.isPending} disabled={until === ''} onClick={add}>
          {t.addBreak}
        </Button>
      </div>
      <ProblemNotice problem={adding.problem} onDismiss={adding.dismiss} />
    </>
  );
}

function isNow(day: string, from: string, until: string, at: Date): boolean {
  return instantInJapan(day, from) <= at && at < instantInJapan(day, until);
}

/** Nothing is played on a closed court; the server refuses to close one with a match. */
function CloseCourt({ view: { tournamentId, queue }, court }: Props) {
  const t = useText();
  const words = useDayText();
  const word = courtKind(queue.sport);
  const { name, isClosed } = court;
  const { submit, isPending, failure, reset } = useSubmit({
    send: () =>
      changeCourt({
        params: { id: tournamentId, courtId: court.id },
        body: { seen: { name, isClosed }, next: { name, isClosed: !isClosed } },
      }),
    reads: ['organizer'],
  });
  const { failures } = words;
  const text = failure && (failures[failure.code as keyof typeof failures] ?? failures.OTHER);
  return (
    <>
      <div>
        <Button variant="secondary" busy={isPending} onClick={() => void submit()}>
          {isClosed ? t.reopen[word] : t.close[word]}
        </Button>
      </div>
      <ProblemNotice problem={text ? { text, isOverridable: false } : null} onDismiss={reset} />
    </>
  );
}
