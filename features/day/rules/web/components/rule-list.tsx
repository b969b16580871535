import { useState } from 'react';
import { useFormatWords } from '#features/matches/score-formats/web/hooks/use-format-words.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { QueueView } from '../../../queue/web/hooks/use-queue-view.ts';
import type { QueueEvent } from '../../../queue/web/queue.queries.ts';
import { useText as useQueueText } from '../../../queue/web/queue.text.ts';
import { useEventLabel } from '../../../web/hooks/use-event-label.ts';
import { useText } from '../rules.text.ts';
import { RulesForm } from './rules-form.tsx';

/** The rules of each event in a line; for a referee a tap changes them. */
export function RuleList({ view }: { readonly view: QueueView }) {
  const t = useText();
  const words = useQueueText();
  const format = useFormat();
  const { events, isClosed, mayReferee } = view.queue;
  const label = useEventLabel(events);
  const formats = useFormatWords();
  const [edited, setEdited] = useState<number | null>(null);
  const event = events.find(({ id }) => id === edited);
  const summary = ({ rules, minutes, isMedian }: QueueEvent) =>
    format.facts([
      rules.notBefore === null ? null : words.isTooEarly(rules.notBefore),
      t.rulesSummary(rules.restMinutes, minutes),
      isMedian ? t.median : null,
      t.modes[rules.mode],
      rules.courtLabel === null ? null : words.labelOnly(rules.courtLabel),
      rules.lastCourts &&
        t.labelFrom(formats.finalFrom(rules.lastCourts.from), rules.lastCourts.label),
    ]);
  return (
    <Section heading={t.rulesOfEvents}>
      <List label={t.rulesOfEvents}>
        {events.map((one) => (
          <ListRow
            key={one.id}
            title={<bdi>{label(one)}</bdi>}
            text={summary(one)}
            {...(!isClosed && mayReferee && { onClick: () => setEdited(one.id) })}
          />
        ))}
      </List>
      {event ? (
        <RulesForm
          key={event.id}
          view={view}
          event={event}
          label={label(event)}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Section>
  );
}
