import { useQuery } from '@tanstack/react-query';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { MEMBER_READS, myRequestsQuery, withdrawRequest } from '../joining.queries.ts';
import { useText } from '../joining.text.ts';
import css from './joining.module.css';

/** The groups that have not answered the person's request yet; for lists of the person's groups. */
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
  const { submit, isPending } = useSubmit({
    send: () => withdrawRequest({ params: { id: groupId } }),
    reads: MEMBER_READS,
    words: t,
    readsAfter: 'attempt',
    onSuccess: ({ outcome }) =>
      notify(
        outcome === 'answered'
          ? { title: t.answeredTitle, description: t.answeredText(groupName) }
          : { title: t.withdrawn, description: t.withdrawnText(groupName) },
      ),
  });
  return (
    <InlineNotice
      title={t.waitingTitle(groupName)}
      action={
        <Button
          variant="secondary"
          aria-label={t.withdrawOf(groupName)}
          onClick={() => void submit()}
          busy={isPending}
        >
          {t.withdraw}
        </Button>
      }
    >
      {t.waitingText}
    </InlineNotice>
  );
}
