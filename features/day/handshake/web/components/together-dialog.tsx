import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { SIDES, type Side } from '#domain/scorecard/side.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useText } from '../handshake.text.ts';
import css from './handshake.module.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** The points of the result, for both sides to compare with theirs; empty where only sets were entered. */
  readonly sets: string;
  readonly names: Readonly<Record<Side, string>>;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The handshake on one device: both sides tap their own name (next.md, C5). */
export function TogetherDialog({ open, title, onClose, ...names }: Props) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Names {...names} />
    </Dialog>
  );
}

/** Who has tapped; an open dialog shows it, so that closing the dialog in any way forgets it. */
function Names({ sets, names, isPending, onConfirm }: Omit<Props, 'open' | 'title' | 'onClose'>) {
  const t = useText();
  const [agreed, setAgreed] = useState<readonly Side[]>([]);
  const tap = (side: Side) => {
    const next = [...agreed.filter((one) => one !== side), side];
    setAgreed(next);
    if (next.length === SIDES.length) onConfirm();
  };
  return (
    <div className={css.stack}>
      {sets === '' ? null : <p className={css.points}>{sets}</p>}
      <p>{t.togetherText}</p>
      {SIDES.map((side) => (
        <Button
          key={side}
          full
          variant={agreed.includes(side) ? 'primary' : 'secondary'}
          aria-pressed={agreed.includes(side)}
          icon={agreed.includes(side) ? <Check aria-hidden="true" /> : null}
          busy={isPending}
          onClick={() => tap(side)}
        >
          <bdi>{agreed.includes(side) ? t.togetherDone(names[side]) : names[side]}</bdi>
        </Button>
      ))}
    </div>
  );
}
