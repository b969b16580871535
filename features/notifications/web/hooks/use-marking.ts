import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { readAfterNews } from '#platform/web/api/read-again.ts';
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

  const change = (turn: (pages: readonly NotificationPage[]) => NotificationPage[]) =>
    client.setQueryData<Pages>(
      notificationsQuery.queryKey,
      (shown) => shown && { ...shown, pages: turn(shown.pages) },
    );
  /** Shows a mark, and gives what takes it back when the request fails: that mark alone, since others may have followed. */
  const show = (read: boolean, id?: string) => {
    void client.cancelQueries(notificationsQuery);
    const before = client.getQueryData<Pages>(notificationsQuery.queryKey)?.pages ?? [];
    const turned = turnedBy(before, read, id);
    change((pages) => marked(pages, read, turned));
    return () => change((pages) => marked(pages, !read, turned));
  };
  const send = async (takeBack: () => unknown, mark: Mark) => {
    if (!(await submit(mark))) takeBack();
  };
  return {
    isPending,
    mark: (id: string, read: boolean) => void send(show(read, id), { id, read }),
    markAll: (until: string) => void send(show(true), { until }),
    /**
     * Opening a notification marks it as read; without a connection it stays unread, without an error. The screen that it leads to may
     * have been read before it came.
     */
    opened(id: string) {
      show(true, id);
      readAfterNews(client);
      markOne({ params: { id }, body: { read: true } })
        .then(() => client.invalidateQueries({ queryKey: ['home'] }))
        .catch(() => {});
    },
  };
}
export type Marking = ReturnType<typeof useMarking>;

/** What a mark of one notification, or of all, changes: those on the pages, and how many count as unread or not any more. */
interface Turned {
  readonly ids: ReadonlySet<string>;
  readonly count: number;
}

function turnedBy(pages: readonly NotificationPage[], read: boolean, id?: string): Turned {
  const ids = pages
    .flatMap(({ notifications }) => notifications)
    .filter((one) => (id === undefined || one.id === id) && one.read !== read)
    .map((one) => one.id);
  // All are also those that were not loaded.
  const unread = Math.max(0, ...pages.map((page) => page.unread));
  const count = id === undefined ? unread : ids.length;
  return { ids: new Set(ids), count };
}

/** The pages with these notifications marked; every page carries the count of unread ones. */
function marked(
  pages: readonly NotificationPage[],
  read: boolean,
  { ids, count }: Turned,
): NotificationPage[] {
  const isTurned = (one: NotificationPage['notifications'][number]) =>
    ids.has(one.id) && one.read !== read;
  // Read again since: the server's pages show it already.
  if (ids.size > 0 && !pages.some((page) => page.notifications.some(isTurned))) return [...pages];
  return pages.map((page) => ({
    ...page,
    unread: Math.max(0, page.unread + (read ? -count : count)),
    notifications: page.notifications.map((one) => (ids.has(one.id) ? { ...one, read } : one)),
  }));
}
