import FileJson from 'lucide-react/icons/file-json';
import Sheet from 'lucide-react/icons/sheet';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../export.text.ts';
import { type FileKind, type ReadData, useDownload } from '../hooks/use-download.ts';
import css from './download-section.module.css';

/** All data of the person, as files to save; `read` loads them where nobody is signed in. */
export function DownloadSection({ read }: { readonly read?: ReadData }) {
  const t = useText();
  const { download, pending } = useDownload(read);
  const button = (kind: FileKind, icon: React.ReactNode) => (
    <Button
      name={kind}
      variant="secondary"
      full
      icon={icon}
      busy={pending === kind}
      busyLabel={t.preparing}
      aria-disabled={pending !== null}
      onClick={() => download(kind)}
    >
      {t[kind]}
    </Button>
  );
  return (
    <Section heading={t.heading} text={t.text}>
      <div className={css.choices}>
        {button('csv', <Sheet />)}
        {button('json', <FileJson />)}
        <p className={css.hint}>{t.hint}</p>
      </div>
    </Section>
  );
}
