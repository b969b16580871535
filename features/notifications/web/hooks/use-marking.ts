import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import {
  markAllRead,
  markOne,
  type NotificationPage,
  notificationsQuery,
} from '../notifications.queries.ts';
import { useText } from '../notifications.text.ts';

type Pages = InfiniteData<NotificationPage, string | null>;

/** One notification to mark, or all that had come by a moment. */
type Mark = { readonly id: string; readonly read: boolean } | { readonly until: string };

/** Marks notifications on this screen immediately; the server, and with it every other phone, follows. */
export function useMarking() {
  const t = useText();
  const client = useQueryClient();
  const { submit, isPending } = useSubmit({
    send: (mark: Mark) =>
      'until' in mark
        ? markAllRead({ body: mark })
        : markOne({ params: { id: mark.id }, body: { read: mark.read } }),
    reads: ['notifications', 'home'],
    words: { failedTitle: t.markFailed, failures: t.markFailures },
    queue: 'marks',
  });

  /** Gives what was shown before, to restore it when the request fails. */
  const show = (read: boolean, id?: string): Pages | undefined => {
    void client.cancelQueries(notificationsQuery);
    const before = client.getQueryData<Pages>(notificationsQuery.queryKey);
    client.setQueryData<Pages>(
      notificationsQuery.queryKey,
      before && { ...before, pages: marked(before.pages, read, id) },
    );
    return before;
  };
  const send = async (before: Pages | undefined, mark: Mark) => {
    if (!(await submit(mark))) client.setQueryData<Pages>(notificationsQuery.queryKey, before);
  };
  return {
    isPending,
    mark: (id: string, read: boolean) => void send(show(read, id), { id, read }),
    markAll: (until: string) => void send(show(true), { until }),
    /** Opening a notification marks it as read; without a connection it stays unread, without an error. */
    opened(id: string) {
      show(true, id);
      markOne({ params: { id }, body: { read: true } })
        .then(() => client.invalidateQueries({ queryKey: ['home'] }))
        .catch(() => {});
    },
  };
}
export type Marking = ReturnType<typeof useMarking>;

/** The pages with one notification, or all, marked; every page carries the count of unread ones. */
function marked(
  pages: readonly NotificationPage[],
  read: boolean,
  id?: string,
): NotificationPage[] {
  const turned = pages
    .flatMap(({ notifications }) => notifications)
    .filter((one) => one.id === id && one.read !== read).length;
  return pages.map((page) => ({
    ...page,
    unread: id === undefined ? 0 : Math.max(0, page.unread + (read ? -turned : turned)),
    notifications: page.notifications.map((one) =>
      id === undefined || one.id === id ? { ...one, read } : one,
    ),
  }));
}
