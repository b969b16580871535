import BellRing from 'lucide-react/icons/bell-ring';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import Ticket from 'lucide-react/icons/ticket';
import Undo from 'lucide-react/icons/undo-2';
import Wallet from 'lucide-react/icons/wallet';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { Notice } from '../notices.queries.ts';
import { useText } from '../notices.text.ts';
import css from './notice-row.module.css';
import { useNoticeText } from './use-notice-text.ts';

const ICONS = {
  welcome: BellRing,
  'entry-confirmed': CircleCheck,
  'entry-withdrawn': Undo,
  'entry-lapsed': Hourglass,
  'refund-done': Wallet,
  'tournament-cancelled': CalendarX,
  'tournament-changed': CalendarClock,
  'place-offered': Ticket,
  'offer-lapsed': Hourglass,
};

/** One notification: what happened, about which tournament, when, and where to go from here. */
export function NoticeRow({ notice }: { readonly notice: Notice }) {
  const t = useText();
  const format = useFormat();
  const { about, text } = useNoticeText(notice);
  const Icon = ICONS[notice.kind];
  return (
    <ListRow
      to={destination(notice)}
      start={<Icon aria-hidden="true" />}
      title={
        <span className={css.title}>
          {t.titles[notice.kind]}
          {notice.read ? null : <Badge tone="green">{t.new}</Badge>}
        </span>
      }
      text={
        <span className={css.words}>
          {about ? <span className={css.about}>{about}</span> : null}
          <span>{text}</span>
          <time dateTime={notice.createdAt} className={css.time}>
            {format.dateTime(notice.createdAt)}
          </time>
        </span>
      }
    />
  );
}

/** What one can answer by applying. */
const APPLY_AGAIN = new Set<string>(['entry-lapsed', 'place-offered', 'offer-lapsed']);

/** Where one can do something about it. */
function destination({ kind, facts }: Notice): string {
  if (kind === 'welcome') return '/my-page';
  if (APPLY_AGAIN.has(kind) && facts.tournamentId) {
    return `/confirm-tournament-application/${facts.tournamentId}`;
  }
  return '/my-tournaments';
}
