import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useText } from '../practice.text.ts';

/** While no group is loaded (spec section 2.12). */
export function GroupPlaceholder() {
  const t = useText();
  return (
    <>
      <Spinner label={t.loadingGroup} />
      <Skeleton shape="row" count={5} />
    </>
  );
}
