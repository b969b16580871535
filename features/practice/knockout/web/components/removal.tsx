import { RemoveSession } from '../../../web/components/remove-session.tsx';
import {
  cacheKnockout,
  type Knockout,
  removeKnockout,
  restoreKnockout,
} from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';

/** Takes a bracket out of the records. */
export function Removal({ knockout: { id, groupId } }: { readonly knockout: Knockout }) {
  const t = useText();
  return (
    <RemoveSession
      format="knockout"
      words={t}
      remove={(writeId) => removeKnockout({ params: { id }, query: { writeId } })}
      restore={(writeId) => restoreKnockout({ params: { id }, body: { writeId } })}
      onRestored={({ knockout }) => cacheKnockout(knockout)}
      away={`/select-tournament-members/${groupId}`}
      back={`/tournament-bracket/${groupId}?session=${id}`}
    />
  );
}
