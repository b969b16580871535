import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { useText } from '../queue.text.ts';
import css from './queue.module.css';
import { WalkoverItem } from './walkover-item.tsx';

const MissingPeople = lazyComponent(
  async () => (await import('../../../check-in/web/components/missing-people.tsx')).MissingPeople,
);

/** What needs the desk: proposed walkovers, and people who are not there yet. */
export function ToDo({ view }: { readonly view: QueueView }) {
  const t = useText();
  const { queue, tournamentId } = view;
  const { notPresent, open } = queue.counts;
  const isMissing = notPresent > 0 && open > 0;
  if (queue.isClosed || (queue.walkovers.length === 0 && !isMissing)) return null;
  return (
    <Section heading={t.toDo}>
      <div className={css.stack}>
        {queue.walkovers.map((walkover) => {
          const match = view.match(walkover.key);
          return match ? (
            <WalkoverItem key={walkover.key} view={view} walkover={walkover} match={match} />
          ) : null;
        })}
        {isMissing ? <NotPresent {...{ tournamentId, view }} count={notPresent} /> : null}
      </div>
    </Section>
  );
}

interface NotPresentProps {
  readonly tournamentId: number;
  readonly view: QueueView;
  readonly count: number;
}

function NotPresent({ tournamentId, view, count }: NotPresentProps) {
  const t = useText();
  const [isCalling, setCalling] = useState(false);
  return (
    <InlineNotice
      tone="warning"
      title={t.notPresent(count)}
      action={
        <Button
          variant="secondary"
          icon={<Phone aria-hidden="true" />}
          onClick={() => setCalling(true)}
        >
          {t.phones}
        </Button>
      }
    >
      {isCalling ? (
        <MissingPeople
          tournamentId={tournamentId}
          eventName={view.eventName}
          onClose={() => setCalling(false)}
        />
      ) : null}
    </InlineNotice>
  );
}
