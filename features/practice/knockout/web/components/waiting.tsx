import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useText } from '../knockout.text.ts';

interface Props {
  readonly error?: unknown;
  readonly onRetry: () => void;
}

/** A placeholder for the bracket, or the reason why it cannot be loaded. */
export function Waiting({ error, onRetry }: Props) {
  const t = useText();
  if (error) return <LoadFailure error={error} onRetry={onRetry} />;
  return (
    <>
      <Spinner label={t.loadingBracket} large />
      <Skeleton shape="card" count={3} />
    </>
  );
}
