import LogOut from 'lucide-react/icons/log-out';
import { useNavigate } from 'react-router';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type Group, groupGone, leaveGroup } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';
import { useSend } from './use-send.ts';

/** Takes the person off the group's list, after asking. */
export function LeaveGroup({ group: { id, name } }: { readonly group: Group }) {
  const t = useText();
  const navigate = useNavigate();
  const { busy, send } = useSend();
  const leave = async () => {
    if (!window.confirm(t.leaveQuestion(name))) return;
    const answer = await send(() => leaveGroup({ params: { id } }));
    if (!answer) return;
    notify({ title: t.leftTitle, description: t.leftText(name) });
    navigate('/group-registered');
    await groupGone(id);
  };
  return (
    <Button variant="secondary" icon={<LogOut />} onClick={leave} busy={busy} busyLabel={t.leaving}>
      {t.leave}
    </Button>
  );
}
