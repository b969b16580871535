import Bell from 'lucide-react/icons/bell';
import Trophy from 'lucide-react/icons/trophy';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { StatCard } from '#platform/web/ui/stat-card.tsx';
import type { Home } from '../home.queries.ts';
import { useText } from '../home.text.ts';
import css from './overview.module.css';

interface Props {
  /** null for a visitor, undefined while it loads. */
  readonly person: Home['person'] | undefined;
}

/** The person's two numbers; a visitor has none. */
export function Overview({ person }: Props) {
  const t = useText();
  const format = useFormat();
  if (person === null) return null;
  return (
    <section className={css.overview} aria-label={t.overview}>
      <StatCard
        to="/my-tournaments"
        label={t.joined}
        icon={<Trophy />}
        value={person && format.number(person.tournamentsJoined)}
      />
      <StatCard
        to="/notifications"
        label={t.newNotifications}
        icon={<Bell />}
        value={person && format.number(person.newNotifications)}
      />
    </section>
  );
}
