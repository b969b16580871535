import CheckCheck from 'lucide-react/icons/check-check';
import { Button } from '#platform/web/ui/button.tsx';
import type { Marking } from '../hooks/use-marking.ts';
import type { NotificationPage } from '../notifications.queries.ts';
import { useText } from '../notifications.text.ts';
import css from './list-head.module.css';

/** How many are unread, and the button that marks all as read. */
export function ListHead({
  first,
  marking,
}: {
  readonly first: NotificationPage;
  readonly marking: Marking;
}) {
  const t = useText();
  const newest = first.notifications[0]?.createdAt;
  return (
    <div className={css.head}>
      <p className={css.count} aria-live="polite">
        {first.unread > 0 ? t.unread(first.unread) : t.allReadNow}
      </p>
      {first.unread > 0 && newest ? (
        <Button
          variant="secondary"
          name="mark-all-read"
          icon={<CheckCheck aria-hidden="true" />}
          aria-disabled={marking.isPending}
          onClick={() => marking.markAll(newest)}
        >
          {t.markAllRead}
        </Button>
      ) : null}
    </div>
  );
}
