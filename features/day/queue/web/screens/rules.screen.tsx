import Printer from 'lucide-react/icons/printer';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { BreakList } from '../components/break-list.tsx';
import { PlanSection } from '../components/plan-section.tsx';
import { QueueFrame } from '../components/queue-frame.tsx';
import { QueueState } from '../components/queue-state.tsx';
import { RuleList } from '../components/rule-list.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { useText } from '../queue.text.ts';

/** The rules by which matches are called, by event, and the breaks of the day. */
export function Screen() {
  const t = useText();
  return (
    <QueueFrame title={t.rulesTitle} back={(day) => ({ to: day, label: t.backToDay })}>
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
