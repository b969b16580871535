import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { useStart } from '../hooks/use-start.ts';
import type { ScoredMatch } from '../lib/scored-match.ts';
import { FiveSetForm } from './five-set-form.tsx';

/** Few brackets have a format: its code and words come with the first one. */
const FormatForm = lazyComponent(async () => (await import('./format-form.tsx')).FormatForm);

/** The score of a match, by the format of the bracket or as five sets. Corrects when there is a result already. */
export function ScoreForm(scored: ScoredMatch) {
  const start = useStart(scored);
  const { format } = start;
  if (!format) return <FiveSetForm {...scored} start={start} />;
  return (
    <FormatForm
      {...scored}
      start={start}
      chosen={format}
      fallback={<Placeholder shape="card" count={3} />}
      errorFallback={(retry) => <LoadFailure error={null} onRetry={retry} />}
    />
  );
}
