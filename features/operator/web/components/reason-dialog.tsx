import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { LONGEST_REASON } from '../../operator.vocabulary.ts';
import { useText } from '../operator.text.ts';
import css from './console.module.css';

interface Props {
  readonly open: boolean;
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly stay: string;
    readonly confirm: string;
  };
  readonly reason: string;
  readonly busy: boolean;
  readonly onReason: (reason: string) => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a decision, explains its effect, and takes the reason that the log keeps. */
export function ReasonDialog({ open, words, reason, busy, onReason, onConfirm, onClose }: Props) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {words.stay}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p>{words.text}</p>
        <TextAreaField
          name="reason"
          label={t.reasonForLog}
          value={reason}
          maxLength={LONGEST_REASON}
          rows={2}
          onChange={(event) => onReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
