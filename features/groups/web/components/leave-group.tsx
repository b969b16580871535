import LogOut from 'lucide-react/icons/log-out';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { freshGroup, type Group, groupGone, leaveGroup } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';

/** Removes the person from the group's list, after a confirmation. */
export function LeaveGroup({ group: { id, name } }: { readonly group: Group }) {
  const t = useText();
  const leadOn = useLeadOn();
  const goOn = () => {
    notify({ title: t.leftTitle, description: t.leftText(name) });
    void leadOn('/group-registered');
    return groupGone(id);
  };
  const { submit, isPending } = useSubmit({
    send: () => leaveGroup({ params: { id } }),
    words: t,
    onSuccess: goOn,
    onRefusal: async ({ code }) => {
      // The person has already left, or was removed from the list.
      if (code === 'GROUP_NOT_FOUND') return goOn();
      // Who has created it deleted the account, and the group went to this person.
      notify({ title: t.inheritedTitle, description: t.inheritedText });
      await freshGroup(id);
    },
  });
  const leave = () => {
    if (window.confirm(t.leaveQuestion(name))) void submit();
  };
  return (
    <Button
      variant="secondary"
      icon={<LogOut />}
      onClick={leave}
      busy={isPending}
      busyLabel={t.leaving}
    >
      {t.leave}
    </Button>
  );
}
