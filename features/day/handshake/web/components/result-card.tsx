import { formatOf } from '#domain/scoring/chosen-format.ts';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { PlainResult } from './plain-result.tsx';
import type { ResultCardProps } from './result-form.tsx';

const FormatResult = lazyComponent(() =>
  import('./format-result.tsx').then((late) => late.FormatResult),
);

/** The card of a match of the day, by its format. Another winner than the points let expect is asked for once more. */
export function ResultCard(props: ResultCardProps) {
  const { scoreFormat } = props.match;
  if (!scoreFormat || !formatOf(scoreFormat)) return <PlainResult {...props} />;
  return (
    <FormatResult
      {...props}
      fallback={<Skeleton shape="card" count={3} />}
      errorFallback={(retry) => <LoadFailure error={null} onRetry={retry} />}
    />
  );
}
