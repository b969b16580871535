import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { DeletionForm } from '../components/deletion-form.tsx';
import { DeletionPreview } from '../components/deletion-preview.tsx';
import { isBlocked, Obstacles } from '../components/obstacles.tsx';
import { previewQuery } from '../deletion.queries.ts';
import { useText } from '../deletion.text.ts';

/** Deleting the account: what happens, what prevents it, and the password. */
export function Screen() {
  const t = useText();
  const { data, error, fetchStatus, refetch } = useQuery(previewQuery);
  const failed = !data && (error || fetchStatus === 'paused');
  return (
    <Frame title={t.title} subtitle={t.subtitle} back={{ to: '/account/data', label: t.back }}>
      {data ? (
        <>
          <Obstacles preview={data} />
          <DeletionPreview preview={data} />
          <LinkButton to="/account/data" variant="secondary" full>
            {t.takeAlong}
          </LinkButton>
          {isBlocked(data) ? null : <DeletionForm />}
        </>
      ) : failed ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton count={6} />
      )}
    </Frame>
  );
}
