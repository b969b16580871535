import { useParams } from 'react-router';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { OwnCard } from '../components/own-card.tsx';

const PracticeResult = lazyComponent(
  async () =>
    (await import('../../../open-tables/web/components/practice-result.tsx')).PracticeResult,
);

/** The card of one of my matches; in the place of a stage, "practice" is a match on an open table. */
export function Screen() {
  return useParams().stageId === 'practice' ? <PracticeResult /> : <OwnCard />;
}
