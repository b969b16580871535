import MapPin from 'lucide-react/icons/map-pin';
import { Link } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { DateBlock } from '#platform/web/ui/date-block.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import type { Home } from '../home.queries.ts';
import { useText } from '../home.text.ts';
import css from './upcoming.module.css';

interface Props {
  readonly tournaments: Home['upcoming'] | undefined;
}

/** The next tournaments side by side: scrolled by swiping or by Tab, which brings each into view. */
export function Upcoming({ tournaments }: Props) {
  const t = useText();
  return (
    <Section heading={t.upcoming} action={<Link to="/open-tournaments">{t.viewAll}</Link>}>
      {tournaments?.length === 0 ? (
        <p className={css.none}>{t.noUpcoming}</p>
      ) : (
        <UnmarkedList className={css.carousel}>
          {tournaments?.map((one) => <Slide key={one.id} tournament={one} />) ?? <Places />}
        </UnmarkedList>
      )}
    </Section>
  );
}

function Slide({ tournament }: { tournament: Home['upcoming'][number] }) {
  const t = useText();
  const format = useFormat();
  const { id, name, eventDate, venue, prefecture } = tournament;
  return (
    <li className={css.slide}>
      <Link to={`/confirm-tournament-application/${id}`} className={css.card}>
        <span className={css.head}>
          <DateBlock day={eventDate} />
          <span className={css.name}>{format.name(name)}</span>
        </span>
        <span className={css.fact}>
          <MapPin aria-hidden="true" />
          <span>{t.place(prefecture, format.name(venue))}</span>
        </span>
      </Link>
    </li>
  );
}

function Places() {
  return [1, 2, 3].map((at) => (
    <li key={at} className={css.slide} aria-hidden="true">
      <Skeleton shape="card" className={css.placeholder} />
    </li>
  ));
}
