import Trash2 from 'lucide-react/icons/trash-2';
import { useNavigate } from 'react-router';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type Group, groupGone, removeGroup } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';
import css from './group-form.module.css';
import { useSend } from './use-send.ts';

/** Deletes for everybody, after the browser's own confirmation (spec section 2.8). */
export function DeleteGroup({ group: { id, name } }: { readonly group: Group }) {
  const t = useText();
  const navigate = useNavigate();
  const { busy, send } = useSend();
  const remove = async () => {
    if (!window.confirm(t.deleteQuestion(name))) return;
    const answer = await send(() => removeGroup({ params: { id } }));
    if (!answer) return;
    if (answer.ok) notify({ title: t.deletedTitle, description: t.deletedText(name) });
    else notify({ title: t.notFoundTitle, description: t.notFoundText, variant: 'destructive' });
    navigate('/group-registered');
    await groupGone(id);
  };
  return (
    <Button
      variant="danger"
      className={css.apart}
      icon={<Trash2 />}
      onClick={remove}
      busy={busy}
      busyLabel={t.deleting}
    >
      {t.deleteGroup}
    </Button>
  );
}
