import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import type { Home } from '../home.queries.ts';
import { useText } from '../home.text.ts';
import css from './announcements.module.css';

// They come with the data, after the first picture.
const Items = lazyComponent(() =>
  import('./announcement-items.tsx').then((late) => late.AnnouncementItems),
);

interface Props {
  readonly announcements: Home['announcements'] | undefined;
}

/** The provider's announcements to everybody; each opens to its whole text. */
export function Announcements({ announcements }: Props) {
  const t = useText();
  const places = <Places />;
  return (
    <Section heading={t.announcements}>
      {announcements?.length === 0 ? (
        <p className={css.none}>{t.noAnnouncements}</p>
      ) : (
        <UnmarkedList className={css.list}>
          {announcements ? (
            <Items announcements={announcements} fallback={places} errorFallback={() => places} />
          ) : (
            places
          )}
        </UnmarkedList>
      )}
    </Section>
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
