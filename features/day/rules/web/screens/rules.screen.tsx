import Printer from 'lucide-react/icons/printer';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { QueueFrame } from '../../../queue/web/components/queue-frame.tsx';
import { QueueState } from '../../../queue/web/components/queue-state.tsx';
import type { QueueView } from '../../../queue/web/hooks/use-queue-view.ts';
import { useText as useQueueText } from '../../../queue/web/queue.text.ts';
import { BreakList } from '../components/break-list.tsx';
import { PlanSection } from '../components/plan-section.tsx';
import { RuleList } from '../components/rule-list.tsx';
import { useText } from '../rules.text.ts';

/** The rules by which matches are called, by event, and the breaks of the day. */
export function Screen() {
  const t = useText();
  const words = useQueueText();
  return (
    <QueueFrame title={t.rulesTitle} back={(day) => ({ to: day, label: words.backToDay })}>
      {(view, isOld) => <Rules view={view} isOld={isOld} />}
    </QueueFrame>
  );
}

interface Props {
  readonly view: QueueView;
  readonly isOld: boolean;
}

function Rules({ view, isOld }: Props) {
  const t = useText();
  return (
    <>
      <QueueState view={view} isOld={isOld} hasReason />
      <RuleList view={view} />
      {view.queue.mayReferee ? <PlanSection view={view} /> : null}
      <LinkButton
        variant="secondary"
        icon={<Printer aria-hidden="true" />}
        to={`/organizer/tournaments/${view.tournamentId}/day/timetable`}
      >
        {t.printTimetable}
      </LinkButton>
      <BreakList view={view} />
    </>
  );
}
