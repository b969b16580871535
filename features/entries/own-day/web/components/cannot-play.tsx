import { useQuery } from '@tanstack/react-query';
import { Withdraw } from '../../../web/components/withdraw.tsx';
import { entryQuery } from '../../../web/entries.queries.ts';
import { useText } from '../own-day.text.ts';

/**
 * Who cannot play asks to withdraw from the event, as on any other day: the desk decides, and the match stays until then. Nothing
 * while the entry cannot be withdrawn.
 */
export function CannotPlay({ entryId }: { readonly entryId: string }) {
  const t = useText();
  const { data: entry } = useQuery(entryQuery(entryId));
  if (entry?.request?.state === 'asked') return <p>{t.cannotPlayDone}</p>;
  return entry?.canWithdraw ? <Withdraw entry={entry} label={t.cannotPlay} /> : null;
}
