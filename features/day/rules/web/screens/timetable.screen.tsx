import Printer from 'lucide-react/icons/printer';
import { courtKind } from '#features/sports/sports.policy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { QueueFrame } from '../../../queue/web/components/queue-frame.tsx';
import { QueueState } from '../../../queue/web/components/queue-state.tsx';
import type { QueueView } from '../../../queue/web/hooks/use-queue-view.ts';
import { useText as useQueueText } from '../../../queue/web/queue.text.ts';
import { TimetableSheet } from '../components/timetable-sheet.tsx';
import { useText } from '../rules.text.ts';

/** The timetable of a day, to be printed on A4. */
export function Screen() {
  const t = useText();
  return (
    <QueueFrame title={t.timetable} back={(day) => ({ to: `${day}/rules`, label: t.rulesTitle })}>
      {(view, isOld) => <Timetable view={view} isOld={isOld} />}
    </QueueFrame>
  );
}

interface Props {
  readonly view: QueueView;
  readonly isOld: boolean;
}

function Timetable({ view, isOld }: Props) {
  const t = useText();
  const words = useQueueText();
  if (view.queue.matches.length === 0)
    return <EmptyState title={words.noDraw} text={words.noDrawText} />;
  return (
    <>
      <QueueState view={view} isOld={isOld} />
      <p>{t.timetableText[courtKind(view.queue.sport)]}</p>
      <Button full icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        {t.print}
      </Button>
      <TimetableSheet view={view} />
    </>
  );
}
