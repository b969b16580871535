import { Document } from '../../../web/components/document.tsx';
import { RetentionTable } from '../components/retention-table.tsx';
import { useText } from '../privacy.text.ts';

const SINCE = '2026-11-20';

/** Which data are stored, why, how long, and who sees them. */
export function Screen() {
  const t = useText();
  return (
    <Document
      title={t.title}
      intro={t.intro}
      since={SINCE}
      headings={t.headings}
      texts={t.texts}
      more={{ keep: <RetentionTable /> }}
    />
  );
}
