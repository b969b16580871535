import { useState } from 'react';
import type { Refusal } from '#platform/web/api/call.ts';
import type { Topic } from '#platform/web/api/topics.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CONSOLE_READS } from '../operator.queries.ts';
import { useText } from '../operator.text.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export type Write = Promise<{ readonly ok: true; readonly data: unknown } | Refusal>;

interface Props {
  /** It is taken out already: the button takes it back. */
  readonly isOut: boolean;
  readonly words: {
    readonly out: string;
    readonly back: string;
    readonly title: string;
    readonly text: string;
    readonly stay: string;
    /** The notice afterwards. */
    readonly done: string;
  };
  /** Takes it out with the reason, or back. */
  readonly send: (reason: string) => Write;
  /** What is read again besides the console. */
  readonly reads?: readonly Topic[];
}

/** Takes something out, after a confirmation that explains the effect and asks for a reason, or takes it back without one. */
export function ReasonedChoice({ isOut, words, send, reads = [] }: Props) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { submit, isPending } = useSubmit({
    send: () => send(reason),
    ...CONSOLE_READS,
    reads: [...CONSOLE_READS.reads, ...reads],
    words: t,
    onSuccess: () => {
      setAsking(false);
      setReason('');
      notify({ title: words.done });
    },
  });
  if (isOut) {
    return (
      <Button variant="secondary" busy={isPending} onClick={() => void submit()}>
        {words.back}
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {words.out}
      </Button>
      <ReasonDialog
        open={asking}
        words={{ ...words, confirm: words.out }}
        reason={reason}
        busy={isPending}
        onReason={setReason}
        onConfirm={() => void submit()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
