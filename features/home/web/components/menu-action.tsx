import Calendar from 'lucide-react/icons/calendar';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Flag from 'lucide-react/icons/flag';
import ListIcon from 'lucide-react/icons/list';
import Search from 'lucide-react/icons/search';
import Trophy from 'lucide-react/icons/trophy';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router';
import { classNames } from '#platform/web/ui/class-names.ts';
import css from './menu-action.module.css';

type IconName = 'trophy' | 'search' | 'users' | 'flag' | 'list' | 'calendar';

const ICONS: Readonly<Record<IconName, typeof Trophy>> = {
  trophy: Trophy,
  search: Search,
  users: Users,
  flag: Flag,
  list: ListIcon,
  calendar: Calendar,
};

interface Props {
  readonly to: string;
  readonly label: string;
  readonly icon?: IconName;
  /** A compact tile of a grid, or a row of its full width. */
  readonly look?: 'tile' | 'row';
  readonly highlighted?: boolean;
  /** Less prominent than the others beside it. */
  readonly quiet?: boolean;
}

/** One action of a menu: an icon and where it leads. */
export function MenuAction({
  to,
  label,
  icon = 'trophy',
  look = 'tile',
  highlighted,
  quiet,
}: Props) {
  const Icon = ICONS[icon];
  return (
    <Link
      to={to}
      className={classNames(
        css.action,
        css[look],
        highlighted && css.highlighted,
        quiet && css.quiet,
      )}
    >
      <span className={css.icon}>
        <Icon aria-hidden="true" />
      </span>
      <span className={css.label}>{label}</span>
      {look === 'row' ? <ChevronRight className={css.arrow} aria-hidden="true" /> : null}
    </Link>
  );
}
