import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { copyText } from '#platform/web/copy-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { focusOnce } from '../lib/focus-once.ts';
import { useText } from '../second-factor.text.ts';
import css from './recovery-codes.module.css';

interface Props {
  readonly codes: readonly string[];
  readonly onStored: () => void;
}

/** Recovery codes, once: to copy, to download, to print. */
export function RecoveryCodes({ codes, onStored }: Props) {
  const t = useText();
  const text = `${codes.join('\n')}\n`;
  const download = () => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = t.fileName;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div ref={focusOnce} tabIndex={-1} className={css.section}>
      <Section heading={t.codesTitle} text={t.codesText}>
        <ol className={css.codes} aria-label={t.codesLabel}>
          {codes.map((code) => (
            <li key={code} className={css.code}>
              {code}
            </li>
          ))}
        </ol>
        <div className={css.actions}>
          <Button
            variant="secondary"
            icon={<Copy />}
            onClick={() => void copyText(text, t.copied, t.copyFailed)}
          >
            {t.copy}
          </Button>
          <Button variant="secondary" icon={<Download />} onClick={download}>
            {t.download}
          </Button>
        </div>
        <Button full onClick={onStored}>
          {t.done}
        </Button>
      </Section>
    </div>
  );
}
