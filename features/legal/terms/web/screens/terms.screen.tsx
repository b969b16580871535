import { Document } from '../../../web/components/document.tsx';
import { useText } from '../terms.text.ts';

const SINCE = '2026-11-20';

/** The terms of use. */
export function Screen() {
  const t = useText();
  return (
    <Document title={t.title} intro={t.intro} since={SINCE} headings={t.headings} texts={t.texts} />
  );
}
