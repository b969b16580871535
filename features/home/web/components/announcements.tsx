import ChevronDown from 'lucide-react/icons/chevron-down';
import { dayInJapan } from '#platform/shared/format.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import type { Home } from '../home.queries.ts';
import { useText } from '../home.text.ts';
import css from './announcements.module.css';

interface Props {
  readonly announcements: Home['announcements'] | undefined;
}

/** The provider's announcements to everybody; each opens to its whole text. */
export function Announcements({ announcements }: Props) {
  const t = useText();
  return (
    <Section heading={t.announcements}>
      {announcements?.length === 0 ? (
        <p className={css.none}>{t.noAnnouncements}</p>
      ) : (
        <UnmarkedList className={css.list}>
          {announcements?.map((one) => (
            <li key={one.id}>
              <Announcement announcement={one} />
            </li>
          )) ?? <Places />}
        </UnmarkedList>
      )}
    </Section>
  );
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

function Places() {
  return [1, 2, 3].map((at) => (
    <li key={at} className={css.place} aria-hidden="true">
      <Skeleton />
      <Skeleton shape="short" />
    </li>
  ));
}
