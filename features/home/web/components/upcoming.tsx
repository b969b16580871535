import { Link } from 'react-router';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import type { Home } from '../home.queries.ts';
import { useText } from '../home.text.ts';
import css from './upcoming.module.css';

// They come with the data, after the first picture.
const Slides = lazyComponent(() => import('./slides.tsx').then((late) => late.Slides));

interface Props {
  readonly tournaments: Home['upcoming'] | undefined;
}

/** The next tournaments side by side: scrolled by swiping or by Tab, which brings each into view. */
export function Upcoming({ tournaments }: Props) {
  const t = useText();
  const places = <Places />;
  return (
    <Section heading={t.upcoming} action={<Link to="/open-tournaments">{t.viewAll}</Link>}>
      {tournaments?.length === 0 ? (
        <p className={css.none}>{t.noUpcoming}</p>
      ) : (
        <UnmarkedList className={css.carousel}>
          {tournaments ? (
            <Slides tournaments={tournaments} fallback={places} errorFallback={() => places} />
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
    <li key={at} className={css.slide} aria-hidden="true">
      <Skeleton shape="card" className={css.placeholder} />
    </li>
  ));
}
