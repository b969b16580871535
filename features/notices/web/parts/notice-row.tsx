import { Link } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { destinationOf } from '../../notices.destinations.vocabulary.ts';
import type { Notice } from '../notices.queries.ts';
import { useText } from '../notices.text.ts';
import { NoticeIcon } from './notice-icon.tsx';
import css from './notice-row.module.css';
import type { Marking } from './use-marking.ts';
import { useNoticeText } from './use-notice-text.ts';

interface Props {
  readonly notice: Notice;
  readonly marking: Marking;
}

/** One notification: what happened, about which tournament, when, where to go from here; read or not. */
export function NoticeRow({ notice, marking }: Props) {
  const t = useText();
  const { about, text } = useNoticeText(notice);
  return (
    <li className={classNames(css.row, !notice.read && css.unread)}>
      <Link
        to={destinationOf(notice)}
        onClick={() => marking.opened(notice.id)}
        className={css.link}
      >
        <span className={css.icon}>
          <NoticeIcon kind={notice.kind} />
        </span>
        <span className={css.words}>
          <span className={css.title}>
            {t.titles[notice.kind]}
            {notice.read ? null : <Badge tone="green">{t.new}</Badge>}
          </span>
          {about ? <span className={css.about}>{about}</span> : null}
          <span className={css.text}>{text}</span>
        </span>
      </Link>
      <Foot notice={notice} marking={marking} />
    </li>
  );
}

function Foot({ notice, marking }: Props) {
  const t = useText();
  const format = useFormat();
  const { id, kind, read, createdAt } = notice;
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
