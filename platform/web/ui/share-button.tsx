import Share2 from 'lucide-react/icons/share-2';
import { copyText } from '../copy-text.ts';
import { usePlatformText } from '../i18n/platform-text.ts';
import { useTakenOver } from '../navigation/taken-over.ts';
import { Button } from './button.tsx';

interface Props {
  /** What is shared: the page that is open. */
  readonly title: string;
  readonly label: string;
  /** Where the address was copied instead. */
  readonly copied: string;
}

/** Shares the address of this page by the phone's own sheet; where there is none it copies it. Nothing where neither is allowed. */
export function ShareButton({ title, label, copied }: Props) {
  const t = usePlatformText();
  const isTakenOver = useTakenOver();
  if (isTakenOver && !navigator.share && !navigator.clipboard) return null;
  const share = async () => {
    const url = window.location.href;
    if (!navigator.share) return copyText(url, copied, t.copyFailed);
    // Closing the sheet is not an error.
    await navigator.share({ title, url }).catch(() => {});
  };
  return (
    <Button variant="secondary" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
      {label}
    </Button>
  );
}
