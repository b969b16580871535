import { TogetherDialog } from '#features/day/handshake/web/components/together-dialog.tsx';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { useText } from '../court-links.text.ts';
import { useCourtWords } from '../hooks/use-court-words.ts';
import { submitConfirm } from '../lib/court-outbox.ts';
import type { CourtMatch, EnteredScore } from '../lib/court-view.ts';
import type { Device } from '../lib/device.ts';

interface Props {
  readonly device: Device;
  readonly entered: CourtMatch;
  readonly score: EnteredScore;
  readonly onClose: () => void;
}

/**
 * The handshake on one device: the umpire hands it over, and both sides tap their own name. It belongs to the match and not to the card
 * of its result, which is another one once the server has the result: a first tap stays.
 */
export function Together({ device, entered, score, onClose }: Props) {
  const t = useText();
  const words = useCourtWords(device);
  const { submit, isPending } = useSubmit({
    send: async () => ({ ok: true, data: await submitConfirm(device.linkId, entered.match) }),
    onSuccess: ({ kind }) => {
      notify(
        kind === 'refused'
          ? { title: t.failedTitle, description: t.failures.OTHER, variant: 'destructive' }
          : { title: kind === 'accepted' ? t.agreedNotice : t.stored },
      );
      onClose();
    },
  });
  return (
    <TogetherDialog
      open
      title={t.togetherTitle(words.result(entered.match, score))}
      sets={words.sets(score.sets)}
      names={words.names(entered.match)}
      isPending={isPending}
      onConfirm={() => void submit()}
      onClose={onClose}
    />
  );
}
