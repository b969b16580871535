import { Link } from 'react-router';
import { knownWord, NEWER } from '#platform/shared/known-word.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { destinationOf } from '../../notifications.destinations.vocabulary.ts';
import { LISTED_KINDS } from '../../notifications.vocabulary.ts';
import type { Marking } from '../hooks/use-marking.ts';
import { useNotificationText } from '../hooks/use-notification-text.ts';
import type { Notification } from '../notifications.queries.ts';
import { useText } from '../notifications.text.ts';
import { NotificationIcon } from './notification-icon.tsx';
import css from './notification-row.module.css';

interface Props {
  readonly notification: Notification;
  readonly marking: Marking;
}

/** One notification: what happened, about which tournament, when, where to go from here; read or not. */
export function NotificationRow({ notification: answered, marking }: Props) {
  const t = useText();
  // The page may be older than the server that has answered.
  const notification = { ...answered, kind: knownWord(LISTED_KINDS, answered.kind) };
  const isNewer = notification.kind === NEWER;
  const { about, text } = useNotificationText(notification);
  return (
    <li className={classNames(css.row, !notification.read && css.unread)}>
      <Link
        to={destinationOf(notification)}
        reloadDocument={isNewer}
        onClick={() => isNewer || marking.opened(notification.id)}
        className={css.link}
      >
        <span className={css.icon}>
          <NotificationIcon kind={notification.kind} />
        </span>
        <span className={css.words}>
          <span className={css.title}>
            {t.titles[notification.kind]}
            {notification.read ? null : <Badge tone="green">{t.new}</Badge>}
          </span>
          {about ? <span className={css.about}>{about}</span> : null}
          <span className={css.text}>{text}</span>
        </span>
      </Link>
      <Foot notification={notification} marking={marking} />
    </li>
  );
}

function Foot({ notification, marking }: Props) {
  const t = useText();
  const format = useFormat();
  const { id, kind, read, createdAt } = notification;
  const title = t.titles[kind];
  return (
    <div className={css.foot}>
      <time dateTime={createdAt} className={css.time}>
        {format.dateTime(createdAt)}
      </time>
      <Button
        variant="quiet"
        name={read ? 'mark-unread' : 'mark-read'}
        className={css.mark ?? ''}
        aria-label={read ? t.markUnreadOf(title) : t.markReadOf(title)}
        onClick={() => marking.mark(id, !read)}
      >
        {read ? t.markUnread : t.markRead}
      </Button>
    </div>
  );
}
