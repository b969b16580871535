import MapPin from 'lucide-react/icons/map-pin';
import { Link } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { DateBlock } from '#platform/web/ui/date-block.tsx';
import type { Home } from '../home.queries.ts';
import { useText } from '../home.text.ts';
import css from './upcoming.module.css';

type Tournaments = Home['upcoming'];

/** The next tournaments, each a link to its page. */
export function Slides({ tournaments }: { readonly tournaments: Tournaments }) {
  return tournaments.map((one) => <Slide key={one.id} tournament={one} />);
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
