import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { endPair, type Pair, type Partner } from '../pairs.queries.ts';
import { useText } from '../pairs.text.ts';

interface Props {
  readonly pair: Pair;
  readonly partner: Partner;
}

/** The end of a pair or of an open invitation, after a question; nothing where there is neither. */
export function Parting({ pair, partner }: Props) {
  const leadOn = useLeadOn();
  const [asking, setAsking] = useState(false);
  const words = useWords(pair, partner);
  const t = useText();
  const { submit, isPending } = useSubmit({
    send: () => {
      const seen = { id: partner.id, state: partner.state };
      return endPair({ params: { id: pair.entryId }, body: { seen } });
    },
    reads: TOURNAMENT_READS,
    inBackground: pair.role === 'partner',
    words: t,
    onSuccess: async () => {
      // The pair is no longer the partner's to see.
      if (pair.role === 'partner') await leadOn('/my-tournaments', { replace: true });
      if (words) notify({ title: words.done });
    },
  });
  if (!words) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.title}
        confirmLabel={words.button}
        danger
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {words.text}
      </ConfirmDialog>
    </>
  );
}

function useWords({ role, entrant }: Pair, { state, name }: Partner) {
  const t = useText();
  if (role === 'partner' && state === 'accepting') return null;
  if (role === 'partner') {
    return { button: t.leave, title: t.leaveTitle, text: t.leaveText(entrant), done: t.left };
  }
  if (state === 'invited' || state === 'accepting') {
    return { button: t.withdraw, title: t.withdrawTitle, text: t.withdrawText, done: t.withdrawn };
  }
  if (state !== 'accepted' && state !== 'named') return null;
  return { button: t.part, title: t.partTitle(name), text: t.partText, done: t.parted };
}
