import BellRing from 'lucide-react/icons/bell-ring';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import ChartLine from 'lucide-react/icons/chart-line';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestion from 'lucide-react/icons/circle-question-mark';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import GitFork from 'lucide-react/icons/git-fork';
import Hourglass from 'lucide-react/icons/hourglass';
import MailX from 'lucide-react/icons/mail-x';
import Megaphone from 'lucide-react/icons/megaphone';
import School from 'lucide-react/icons/school';
import Ticket from 'lucide-react/icons/ticket';
import Undo from 'lucide-react/icons/undo-2';
import UserCheck from 'lucide-react/icons/user-check';
import UserPlus from 'lucide-react/icons/user-plus';
import UserSearch from 'lucide-react/icons/user-search';
import UserX from 'lucide-react/icons/user-x';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { ListedKind } from '../../notifications.vocabulary.ts';

const ICONS = {
  welcome: BellRing,
  'entry-confirmed': CircleCheck,
  'entry-withdrawn': Undo,
  'entry-lapsed': Hourglass,
  'refund-granted': Wallet,
  'refund-done': Wallet,
  'pay-at-store': Wallet,
  'pay-by-transfer': Wallet,
  'transfers-due': Wallet,
  'transfer-account-changed': Wallet,
  'payment-disputed': Wallet,
  'dispute-ended': Wallet,
  'refund-needs-account': Wallet,
  'refund-payer-asked': Wallet,
  'payout-ready': Wallet,
  'tournament-cancelled': CalendarX,
  'tournament-changed': CalendarClock,
  'place-offered': Ticket,
  'offer-lapsed': Hourglass,
  'pair-invited': Users,
  'pair-accepted': UserCheck,
  'pair-declined': UserX,
  'pair-lapsed': Hourglass,
  'pair-left': UserX,
  'pair-ended': UserX,
  'pair-changed': Users,
  'pair-half-paid': Users,
  'pair-unpaid': Hourglass,
  'team-renamed': Users,
  'entered-by-school': School,
  'school-entry-ended': Hourglass,
  'application-paid': School,
  'application-due': Wallet,
  'application-lapsed': Hourglass,
  'application-line-withdrawn': Undo,
  'result-entered': ClipboardCheck,
  'result-denied': CircleQuestion,
  'result-disputed': CircleQuestion,
  'results-held': CircleQuestion,
  'match-called': Megaphone,
  'court-called': Megaphone,
  'court-called-again': Megaphone,
  'court-next': Hourglass,
  'court-waiting': Hourglass,
  'umpire-called': Megaphone,
  'umpire-released': Undo,
  'match-earlier': CalendarClock,
  'pupils-called': Megaphone,
  'pupils-waiting': Hourglass,
  'orders-due': Hourglass,
  'orders-revealed': ClipboardCheck,
  'season-proposal': CalendarClock,
  'season-agreed': CircleCheck,
  'season-declined': CalendarX,
  'season-moved': CalendarClock,
  'season-result': ClipboardCheck,
  'season-disputed': CircleQuestion,
  'season-decided': ClipboardCheck,
  'season-order': ClipboardCheck,
  'season-order-due': CalendarClock,
  'season-orders-out': ClipboardCheck,
  'season-left': CalendarX,
  'season-back': UserCheck,
  'draw-published': GitFork,
  'draw-amended': GitFork,
  'draw-withdrawn': CalendarX,
  'mails-ended': MailX,
  'rate-changed': ChartLine,
  'rate-corrected': ChartLine,
  'member-joined': UserPlus,
  'join-asked': UserSearch,
  'join-accepted': UserCheck,
  'join-refused': UserX,
  'member-merged': UserCheck,
  'guardian-confirmed': UserCheck,
  'guardian-declined': UserX,
  'guardian-stopped': UserX,
  'withdrawn-by-guardian': Undo,
  'withdrawal-asked': Undo,
  'withdrawal-asked-by-school': Undo,
  'pair-withdrawal-asked': Undo,
  'withdrawal-declined': UserX,
  'withdrawal-granted': Undo,
  'withdrawal-requested': Undo,
  'withdrawn-by-organizer': Undo,
  'withdrawn-by-school': Undo,
  'entry-reinstated': UserCheck,
  'referee-accepted': UserCheck,
  'referee-declined': UserX,
  'referee-left': UserX,
  'desk-cancelled': CalendarX,
  'desk-moved': CalendarClock,
  'desk-now-referee': UserCheck,
  'desk-now-helper': UserCheck,
  'desk-removed': UserX,
  newer: BellRing,
} satisfies Record<ListedKind, unknown>;

/** The icon for a kind of news. */
export function NotificationIcon({ kind }: { readonly kind: ListedKind }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden="true" />;
}
