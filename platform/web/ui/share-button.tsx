import Share2 from 'lucide-react/icons/share-2';
import { useTakenOver } from '../navigation/taken-over.ts';
import { notify } from '../notify/notify.ts';
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
  const isTakenOver = useTakenOver();
  if (isTakenOver && !navigator.share && !navigator.clipboard) return null;
  const share = async () => {
    const url = window.location.href;
    if (!navigator.share) {
      await navigator.clipboard.writeText(url);
      notify({ title: copied });
      return;
    }
    // Closing the sheet is not an error.
    await navigator.share({ title, url }).catch(() => {});
  };
  return (
    <Button variant="secondary" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
      {label}
    </Button>
  );
}
