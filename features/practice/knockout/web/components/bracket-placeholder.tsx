import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useText } from '../knockout.text.ts';

/** In the place of a bracket (spec section 2.26). */
export function BracketPlaceholder() {
  const t = useText();
  return (
    <>
      <Spinner label={t.loadingBracket} large />
      <Skeleton shape="card" count={3} />
    </>
  );
}
