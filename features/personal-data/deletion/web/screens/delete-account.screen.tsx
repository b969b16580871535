import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { DeletionForm } from '../components/deletion-form.tsx';
import { DeletionPreview } from '../components/deletion-preview.tsx';
import { isBlocked, Obstacles } from '../components/obstacles.tsx';
import { previewQuery } from '../deletion.queries.ts';
import { useText } from '../deletion.text.ts';

/** Deleting the account: what happens, what prevents it, and the password. */
export function Screen() {
  const t = useText();
  const query = useQuery(previewQuery);
  return (
    <Frame title={t.title} subtitle={t.subtitle} back={{ to: '/account/data', label: t.back }}>
      <Loaded query={query} shape="line" count={6}>
        {(preview) => (
          <>
            <Obstacles preview={preview} />
            <DeletionPreview preview={preview} />
            <LinkButton to="/account/data" variant="secondary" full>
              {t.takeAlong}
            </LinkButton>
            {isBlocked(preview) ? null : <DeletionForm />}
          </>
        )}
      </Loaded>
    </Frame>
  );
}
