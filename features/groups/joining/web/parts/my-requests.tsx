import { useQuery } from '@tanstack/react-query';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { myRequestsQuery, withdrawRequest } from '../joining.queries.ts';
import { useText } from '../joining.text.ts';
import css from './joining.module.css';
import { useChange } from './use-change.ts';

/** The groups that have not answered yet whether one is the person on their list; for lists of one's groups. */
export function MyRequests() {
  const { data } = useQuery(myRequestsQuery);
  if (!data || data.length === 0) return null;
  return (
    <div className={css.waiting}>
      {data.map(({ groupId, groupName }) => (
        <MyRequest key={groupId} groupId={groupId} groupName={groupName} />
      ))}
    </div>
  );
}

function MyRequest({
  groupId,
  groupName,
}: {
  readonly groupId: number;
  readonly groupName: string;
}) {
  const t = useText();
  const { change, busy } = useChange();
  const withdraw = async () => {
    if (!(await change(() => withdrawRequest({ params: { id: groupId } })))) return;
    notify({ title: t.withdrawn, description: t.withdrawnText(groupName) });
  };
  return (
    <InlineNotice
      title={t.waitingTitle(groupName)}
      action={
        <Button
          variant="secondary"
          aria-label={t.withdrawOf(groupName)}
          onClick={() => void withdraw()}
          busy={busy}
        >
          {t.withdraw}
        </Button>
      }
    >
      {t.waitingText}
    </InlineNotice>
  );
}
