import { useState } from 'react';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { FinishedList } from '../components/finished-list.tsx';
import { MatchSheet } from '../components/match-sheet.tsx';
import { NotReadyList } from '../components/not-ready-list.tsx';
import { QueueFrame } from '../components/queue-frame.tsx';
import { QueueState } from '../components/queue-state.tsx';
import { WaitingRows } from '../components/waiting-rows.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { useText } from '../queue.text.ts';

/** The order of the matches of a day: who goes next and why, and what the others wait for (next.md, C9 screen 3). */
export function Screen() {
  const t = useText();
  return (
    <QueueFrame title={t.queueTitle} back={(day) => ({ to: day, label: t.backToDay })}>
      {(view, isOld) => <Lists view={view} isOld={isOld} />}
    </QueueFrame>
  );
}

type View = 'ready' | 'not-ready' | 'over';

interface Props {
  readonly view: QueueView;
  readonly isOld: boolean;
}

function Lists({ view, isOld }: Props) {
  const t = useText();
  const [shown, setShown] = useState<View>('ready');
  const [opened, setOpened] = useState<string | null>(null);
  const match = opened === null ? undefined : view.match(opened);
  const { waiting, notReady, finished } = view.queue;
  return (
    <>
      <QueueState view={view} isOld={isOld} hasReason />
      <SegmentedTabs
        label={t.views}
        value={shown}
        onChange={setShown}
        tabs={[
          { value: 'ready', label: t.ready(waiting.length) },
          { value: 'not-ready', label: t.notReady(notReady.length) },
          { value: 'over', label: t.over(finished.length) },
        ]}
      >
        {shown === 'ready' && waiting.length === 0 ? (
          <EmptyState title={t.noneReady} text={t.noneReadyText} />
        ) : null}
        {shown === 'ready' ? <WaitingRows view={view} onOpen={setOpened} /> : null}
        {shown === 'not-ready' ? <NotReadyList view={view} onOpen={setOpened} /> : null}
        {shown === 'over' ? <FinishedList view={view} /> : null}
      </SegmentedTabs>
      {match ? <MatchSheet view={view} match={match} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
