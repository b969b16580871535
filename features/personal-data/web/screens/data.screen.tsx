import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { DeletionLink } from '../../deletion/web/components/deletion-link.tsx';
import { DownloadSection } from '../../export/web/components/download-section.tsx';
import { useText } from '../personal-data.text.ts';

/** What is stored about the person: to download, or to delete. */
export function Screen() {
  const t = useText();
  return (
    <Frame
      title={t.title}
      subtitle={t.subtitle}
      back={{ to: '/my-page?tab=settings', label: t.back }}
    >
      <DownloadSection />
      <DeletionLink />
    </Frame>
  );
}
