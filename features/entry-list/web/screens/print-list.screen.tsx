import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useParams } from 'react-router';
import { Reading } from '#features/players/web/components/reading.tsx';
import { EventName } from '#features/tournaments/web/components/event-name.tsx';
import { now } from '#platform/web/clock.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ScrollRegion } from '#platform/web/ui/scroll-region.tsx';
import { HOLDING } from '../../entry-list.vocabulary.ts';
import css from '../components/entry-list.module.css';
import { OrganizerFrame } from '../components/own-frame.tsx';
import { entriesQuery, type ListedEntry } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';
import { useEvents } from '../hooks/use-events.ts';

/** The participants on paper, with a box to tick at the entrance. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(entriesQuery(id));
  return (
    <OrganizerFrame title={t.printTitle} query={query}>
      {(entries) => {
        const holding = entries.filter(({ state }) => HOLDING.includes(state));
        if (holding.length === 0) return <EmptyState title={t.nobody} text={t.nobodyText} />;
        return <Paper id={id} entries={holding} />;
      }}
    </OrganizerFrame>
  );
}

interface Props {
  readonly id: number;
  readonly entries: readonly ListedEntry[];
}

function Paper({ id, entries }: Props) {
  const t = useText();
  const format = useFormat();
  const events = useEvents(id);
  const { number, name, state, phone, note } = t.columns;
  const isDoubles = entries.some(({ partner }) => partner !== null);
  const known = KNOWN.filter((column) => entries.some((one) => one[column] !== ''));
  const heads = [
    number,
    t.present,
    name,
    ...known.map((column) => t.columns[column]),
    ...(isDoubles ? [t.columns.partner] : []),
    ...(events.length > 0 ? [t.columns.event] : []),
  ];
  return (
    <>
      <div className={css.actions}>
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
      <p className={css.small}>{t.printedAt(format.dateTime(now().toISOString()))}</p>
      <ScrollRegion label={t.printTitle}>
        <table className={classNames(css.table, css.dense)}>
          <thead>
            <tr>
              {[...heads, state, phone, note].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byEvent(entries, events).map((one, at) => (
              <tr key={one.id}>
                <td>{at + 1}</td>
                <td>
                  <span className={css.box} />
                </td>
                <td>
                  {one.contactName ? t.teamOf(one.name, one.contactName) : one.name}{' '}
                  <Reading reading={one.reading} />
                </td>
                <KnownCells entry={one} known={known} />
                {isDoubles ? <PartnerCell entry={one} /> : null}
                <EventCell events={events} eventId={one.eventId} />
                <td className={css.whole}>{t.states[one.state]}</td>
                <td className={css.whole}>{one.phone}</td>
                <td>{one.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

/** What lists may say of a player; each has a column where somebody has it. */
const KNOWN = ['club', 'grade', 'gender'] as const;

interface KnownProps {
  readonly entry: ListedEntry;
  readonly known: readonly (typeof KNOWN)[number][];
}

function KnownCells({ entry: { club, grade, gender }, known }: KnownProps) {
  const t = useText();
  const texts = { club, grade: t.gradeOf(grade), gender: t.genders[gender] };
  return known.map((column) => (
    <td key={column} className={column === 'club' ? css.long : undefined}>
      {texts[column]}
    </td>
  ));
}

/** The other player; without a sign where the pair is complete. */
function PartnerCell({ entry: { partner } }: { readonly entry: ListedEntry }) {
  const t = useText();
  const format = useFormat();
  if (!partner) return <td />;
  const state = partner.state === 'accepted' ? '' : t.pairStates[partner.state];
  const { name, reading, club, grade, gender } = partner;
  const known = [name, reading, club, t.gradeOf(grade), t.genders[gender]];
  return <td className={css.long}>{format.facts([...known, state])}</td>;
}

type Events = ReturnType<typeof useEvents>;

/** The people of each event together, in the order of the events. */
function byEvent(entries: readonly ListedEntry[], events: Events): readonly ListedEntry[] {
  if (events.length === 0) return entries;
  return events.flatMap(({ id }) => entries.filter(({ eventId }) => eventId === id));
}

function EventCell({ events, eventId }: { readonly events: Events; readonly eventId: number }) {
  const event = events.find(({ id }) => id === eventId);
  if (!event) return null;
  return (
    <td className={css.event}>
      <EventName event={event} />
    </td>
  );
}
