import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { ProblemNotice } from '../../../queue/web/components/problem-notice.tsx';
import css from '../../../queue/web/components/queue.module.css';
import { useDeskWrite } from '../../../queue/web/hooks/use-desk-write.ts';
import type { QueueView } from '../../../queue/web/hooks/use-queue-view.ts';
import type { DayBreak } from '../../../queue/web/queue.queries.ts';
import { useText as useQueueText } from '../../../queue/web/queue.text.ts';
import { deleteBreak } from '../rules.queries.ts';
import { useText } from '../rules.text.ts';
import { BreakForm } from './break-form.tsx';

/** Lunch and the breaks of courts. */
export function BreakList({ view }: { readonly view: QueueView }) {
  const t = useText();
  const words = useQueueText();
  const format = useFormat();
  const { tournamentId, queue } = view;
  const [isAdding, setAdding] = useState(false);
  const write = useDeskWrite(view, (breakId: string) =>
    deleteBreak({ params: { id: tournamentId, breakId } }),
  );
  const nameOf = ({ kind, eventId, courtId, minutes }: DayBreak) => {
    if (kind === 'court') {
      const word = courtKind(queue.sport);
      const which = courtId === null ? t.allCourts[word] : view.courtName(courtId);
      return format.facts([t.courtBreak[word], which]);
    }
    const who = eventId === null ? t.everybody : (view.eventName(eventId) ?? t.everybody);
    return format.facts([t.lunch, t.lunchOf(who, minutes ?? 0)]);
  };
  return (
    <Section heading={words.breaks}>
      <div className={css.stack}>
        {queue.breaks.length === 0 ? (
          <p className={css.small}>{t.noBreaks}</p>
        ) : (
          <List label={words.breaks}>
            {queue.breaks.map((one) => (
              <ListRow
                key={one.id}
                title={<bdi>{nameOf(one)}</bdi>}
                text={format.hours(one.from, one.until)}
                end={
                  queue.isClosed ? null : (
                    <IconButton
                      label={t.deleteBreak(nameOf(one))}
                      icon={<Trash2 aria-hidden="true" />}
                      aria-disabled={write.isPending}
                      onClick={() => void write.submit(one.id)}
                    />
                  )
                }
              />
            ))}
          </List>
        )}
        <ProblemNotice problem={write.problem} onDismiss={write.dismiss} />
        {queue.isClosed ? null : (
          <Button full variant="secondary" onClick={() => setAdding(true)}>
            {t.newBreak}
          </Button>
        )}
      </div>
      {isAdding ? <BreakForm view={view} onClose={() => setAdding(false)} /> : null}
    </Section>
  );
}
