import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import ListChecks from 'lucide-react/icons/list-checks';
import Monitor from 'lucide-react/icons/monitor';
import QrCode from 'lucide-react/icons/qr-code';
import Radio from 'lucide-react/icons/radio';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Swords from 'lucide-react/icons/swords';
import Trophy from 'lucide-react/icons/trophy';
import { useState } from 'react';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { CopyButton } from '#platform/web/ui/link-to-share.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { StatCard } from '#platform/web/ui/stat-card.tsx';
import type { Day, DayEvent } from '../day.queries.ts';
import { useText } from '../day.text.ts';
import { useEventLabel } from '../hooks/use-event-label.ts';
import { HowChecked } from './check-in-fields.tsx';
import css from './day.module.css';
import { EditCheckIn } from './edit-check-in.tsx';

interface Props {
  readonly id: number;
  readonly day: Day;
  readonly opened: NonNullable<Day['opened']>;
}

/** The desk's home: who is there, and the ways to check-in and courts. */
export function DayHome({ id, day }: Props) {
  const t = useText();
  const format = useFormat();
  const here = `/organizer/tournaments/${id}/day`;
  const checked = day.events.filter(({ hasCheckIn }) => hasCheckIn);
  const sum = (state: 'expected' | 'present' | 'absent') =>
    checked.reduce((total, event) => total + event[state], 0);
  const closed = day.courts.filter(({ isClosed }) => isClosed).length;
  return (
    <>
      {checked.length === 0 ? null : (
        <Section heading={t.checkIn}>
          <div className={css.stats}>
            {(['present', 'expected', 'absent'] as const).map((state) => (
              <StatCard key={state} label={t[state]} value={format.number(sum(state))} />
            ))}
          </div>
          <div className={css.links}>
            <CardLink
              to={`${here}/check-in`}
              icon={<ClipboardCheck />}
              title={t.toList}
              text={t.toListText(sum('expected'))}
            />
            <CardLink
              to={`${here}/code`}
              icon={<QrCode />}
              title={t.toCode}
              text={t.toCodeText(format.clockTime(day.checkInOpensAt))}
            />
          </div>
        </Section>
      )}
      <Section heading={t.results}>
        {day.events.some(({ eventType }) => eventType === 'Team') ? (
          <CardLink to={`/ties/${id}`} icon={<Swords />} title={t.toTies} text={t.toTiesText} />
        ) : null}
        <CardLink
          to={`${here}/results`}
          icon={<ListChecks />}
          title={t.toResults}
          text={t.toResultsText}
        />
        {day.mayReferee ? (
          <CardLink
            to={`/organizer/tournaments/${id}/results`}
            icon={<Trophy />}
            title={t.toEnd}
            text={t.toEndText}
          />
        ) : null}
      </Section>
      <Section heading={t.settings}>
        <div className={css.links}>
          <CardLink
            to={`${here}/rules`}
            icon={<SlidersHorizontal />}
            title={t.toRules}
            text={t.toRulesText}
          />
          <CardLink
            to={`${here}/courts`}
            icon={<LayoutGrid />}
            title={t.toCourts[courtKind(day.sport)]}
            text={
              day.courts.length === 0
                ? t.noCourts[courtKind(day.sport)]
                : t.courtsOpen(day.courts.length - closed, closed)
            }
          />
          <CardLink
            to={`${here}/links`}
            icon={<ScanQrCode />}
            title={t.toLinks[courtKind(day.sport)]}
            text={t.toLinksText}
          />
        </div>
      </Section>
      <Public id={id} day={day} />
      <EventList id={id} day={day} />
    </>
  );
}

/** What everybody sees of the day, to share. */
function Public({ id, day }: Pick<Props, 'id' | 'day'>) {
  const t = useText();
  const word = courtKind(day.sport);
  return (
    <Section heading={t.live}>
      <div className={css.links}>
        <CardLink to={`/live/${id}`} icon={<Radio />} title={t.toLive} text={t.toLiveText[word]} />
        <CardLink
          to={`/live/${id}/board`}
          icon={<Monitor />}
          title={t.toBoard}
          text={t.toBoardText[word]}
        />
        <CopyButton full text={`${location.origin}/live/${id}`} copied={t.copiedLive}>
          {t.copyLive}
        </CopyButton>
      </div>
    </Section>
  );
}

function EventList({ id, day }: Pick<Props, 'id' | 'day'>) {
  const t = useText();
  const eventLabel = useEventLabel(day.events);
  const [edited, setEdited] = useState<number | null>(null);
  const event = day.events.find((one) => one.id === edited);
  const isFixed = day.isOver || day.isCancelled;
  return (
    <Section heading={t.events}>
      <List label={t.events}>
        {day.events.map((one) => (
          <ListRow
            key={one.id}
            title={<bdi>{eventLabel(one)}</bdi>}
            text={<HowChecked event={one} />}
            end={one.hasCheckIn ? <Counts event={one} /> : null}
            {...(!isFixed && { onClick: () => setEdited(one.id) })}
          />
        ))}
      </List>
      {event ? (
        <EditCheckIn
          key={event.id}
          id={id}
          event={event}
          label={eventLabel(event)}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Section>
  );
}

function Counts({ event }: { readonly event: DayEvent }) {
  const t = useText();
  const { expected, present, absent } = event;
  const all = expected + present + absent;
  return (
    <>
      <span aria-hidden="true">{t.counts(present, all)}</span>
      <span className="visually-hidden">{t.countsLabel(present, all)}</span>
    </>
  );
}
