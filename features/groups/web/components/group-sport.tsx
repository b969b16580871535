import { SportRow } from '#features/sports/web/components/sport-row.tsx';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { chooseSport, type Group, groupSaved } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';

/** The sport of a group, in a closed row that saves by itself: no part of the specified form. */
export function GroupSport({ group }: { readonly group: Group }) {
  const t = useText();
  const { submit } = useSubmit({
    send: chooseSport,
    words: { failedTitle: t.sportFailed },
    onSuccess: (saved) => {
      groupSaved(saved);
      notify({ title: t.sportSaved });
    },
  });
  return (
    <SportRow
      sport={group.sport}
      onChoose={(sport) => void submit({ params: { id: group.id }, body: { sport } })}
    />
  );
}
