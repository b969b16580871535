import { useQuery } from '@tanstack/react-query';
import { groupBy } from '#domain/common/grouped.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { ProblemNotice } from '../../../queue/web/components/problem-notice.tsx';
import css from '../../../queue/web/components/queue.module.css';
import { useDeskWrite } from '../../../queue/web/hooks/use-desk-write.ts';
import type { QueueView } from '../../../queue/web/hooks/use-queue-view.ts';
import type { QueueEvent } from '../../../queue/web/queue.queries.ts';
import { type PlannedMatch, planQuery, publishPlan } from '../rules.queries.ts';
import { useText } from '../rules.text.ts';

interface Props {
  readonly view: QueueView;
  readonly event: QueueEvent;
  readonly label: string;
  readonly onClose: () => void;
}

/** The order of play as the forecast makes it, court by court; publishing stores it. */
export function PlanDialog({ view, event, label, onClose }: Props) {
  const t = useText();
  const query = useQuery(planQuery(view.tournamentId, event.id));
  const write = useDeskWrite(
    view,
    () =>
      publishPlan({
        params: { id: view.tournamentId, eventId: event.id },
        body: { seen: event.rules },
      }),
    () => {
      notify({ title: t.planPublished });
      onClose();
    },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{label}</bdi>}
      actions={
        query.data?.length ? (
          <Button busy={write.isPending} onClick={() => void write.submit(null)}>
            {t.publishPlan}
          </Button>
        ) : null
      }
    >
      <div className={css.stack}>
        <Loaded query={query} shape="card" count={2}>
          {(plan) =>
            plan.length > 0 ? (
              <Plan view={view} plan={plan} />
            ) : (
              <EmptyState title={t.planEmpty} text={t.planEmptyText[courtKind(view.queue.sport)]} />
            )
          }
        </Loaded>
        <ProblemNotice problem={write.problem} onDismiss={write.dismiss} />
      </div>
    </Dialog>
  );
}

function Plan({
  view,
  plan,
}: {
  readonly view: QueueView;
  readonly plan: readonly PlannedMatch[];
}) {
  const t = useText();
  const format = useFormat();
  const byCourt = groupBy(plan, ({ courtId }) => courtId);
  const courts = view.queue.courts.filter(({ id }) => byCourt.has(id));
  return (
    <>
      <p>{t.planText[courtKind(view.queue.sport)]}</p>
      {courts.map(({ id }) => (
        <section key={id} className={css.part}>
          <h3>
            <bdi>{view.courtName(id)}</bdi> <span>{t.planOf(byCourt.get(id)?.length ?? 0)}</span>
          </h3>
          <ol className={css.plan}>
            {(byCourt.get(id) ?? []).map(({ key, notBefore, about }) => {
              const match = view.match(key);
              return match ? (
                <li key={key}>
                  <span className={css.time}>{t.planTime(notBefore, format.clockTime(about))}</span>
                  <bdi>{view.shownVersus(match)}</bdi>
                  <bdi className={css.small}>{view.place(match)}</bdi>
                </li>
              ) : null;
            })}
          </ol>
        </section>
      ))}
    </>
  );
}
