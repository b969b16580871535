import { type ReactNode, useEffect, useRef } from 'react';
import { usePlatformText } from '../i18n/platform-text.ts';
import { Button } from './button.tsx';
import css from './infinite-list.module.css';

interface Props {
  readonly children: ReactNode;
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly onMore: () => void;
  /** The last page failed: only the button asks again. */
  readonly failed?: boolean;
}

/** Loads more when its end comes near; a button does the same, for keyboards and after failures. */
export function InfiniteList({ children, hasMore, loading, onMore, failed }: Props) {
  const t = usePlatformText();
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  const wanted = hasMore && !loading && !failed;
  useEffect(() => {
    if (!wanted || !end.current) return;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) more.current();
      },
      { rootMargin: '600px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [wanted]);
  return (
    <>
      {children}
      <div ref={end} className={css.end}>
        {hasMore ? (
          <Button variant="secondary" busy={loading} busyLabel={t.loading} onClick={onMore}>
            {failed ? t.tryAgain : t.loadMore}
          </Button>
        ) : null}
      </div>
    </>
  );
}
