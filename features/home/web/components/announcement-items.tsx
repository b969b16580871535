import ChevronDown from 'lucide-react/icons/chevron-down';
import { dayInJapan } from '#platform/shared/format.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { Home } from '../home.queries.ts';
import css from './announcements.module.css';

type Announcements = Home['announcements'];

/** Each announcement opens to its whole text. */
export function AnnouncementItems({ announcements }: { readonly announcements: Announcements }) {
  return announcements.map((one) => (
    <li key={one.id}>
      <Announcement announcement={one} />
    </li>
  ));
}

function Announcement({ announcement }: { announcement: Home['announcements'][number] }) {
  const { language } = useLanguage();
  const format = useFormat();
  const { title, body, publishedAt } = announcement;
  return (
    <details className={css.announcement}>
      <summary className={css.summary}>
        <span className={css.words}>
          <span className={css.title}>{title[language]}</span>
          <time dateTime={publishedAt} className={css.date}>
            {format.longDate(dayInJapan(new Date(publishedAt)))}
          </time>
        </span>
        <ChevronDown className={css.arrow} aria-hidden="true" />
      </summary>
      <p className={css.body}>{body[language]}</p>
    </details>
  );
}
