import X from 'lucide-react/icons/x';
import { LONGEST_TEAM_NAME } from '#features/entries/teams/teams.vocabulary.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { OrderedRows } from '#platform/web/ui/ordered-rows.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useEventNames } from '../hooks/use-event-names.ts';
import { type Choice, moveLine, movePupil, nameTeam, withoutPupil } from '../lib/choice.ts';
import type { Sheet, SheetEvent } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';
import css from './strength-order.module.css';

interface Props {
  readonly sheet: Sheet;
  readonly lines: Choice;
  readonly onChange: (lines: Choice) => void;
}

/** The order of strength in each chosen event, and the squads of teams with their names. */
export function StrengthOrder({ sheet, lines, onChange }: Props) {
  const t = useText();
  const events = sheet.events.filter(({ id }) => lines.some(({ eventId }) => eventId === id));
  if (events.length === 0) return null;
  return (
    <Section heading={t.orderTitle} text={t.orderText}>
      {events.map((event) => (
        <EventOrder key={event.id} sheet={sheet} lines={lines} onChange={onChange} event={event} />
      ))}
    </Section>
  );
}

interface Row {
  readonly key: string;
  /** One, or a pair. */
  readonly pupils: readonly string[];
  readonly name: string;
}

const idOf = ({ key }: Row) => key;
const nameOf = ({ name }: Row) => name;
const content = ({ name }: Row) => <bdi className={css.who}>{name}</bdi>;

function EventOrder({ sheet, lines, onChange, event }: Props & { readonly event: SheetEvent }) {
  const joined = useJoined();
  const t = useText();
  const eventName = useEventNames(sheet.events)(event.id);
  const ofEvent = lines.filter(({ eventId }) => eventId === event.id);
  const [team] = event.eventType === 'Team' ? ofEvent : [];
  const shown = (team ? team.pupils.map((id) => [id]) : ofEvent.map(({ pupils }) => pupils)).map(
    (pupils): Row => ({
      key: pupils.join(' '),
      pupils,
      name: pupils.map((id) => sheet.pupils.find((one) => one.id === id)?.name ?? '').join(' / '),
    }),
  );
  const move = (key: string, to: number) => {
    const from = shown.findIndex((row) => row.key === key);
    onChange((team ? movePupil : moveLine)(lines, event.id, from, to));
  };
  return (
    <div className={css.event}>
      <h3 className={css.name}>{eventName}</h3>
      {team ? (
        <TextField
          name={`team-${event.id}`}
          label={t.teamName(eventName)}
          value={team.team ?? ''}
          maxLength={LONGEST_TEAM_NAME}
          onChange={(change) => onChange(nameTeam(lines, event.id, change.target.value))}
        />
      ) : null}
      <OrderedRows
        label={joined.labelled(t.orderTitle, eventName)}
        drag={t.drag}
        up={t.up}
        down={t.down}
        moved={t.moved}
        items={shown}
        idOf={idOf}
        nameOf={nameOf}
        content={content}
        end={({ name, pupils: [first = ''] }) => (
          <IconButton
            label={t.remove(name)}
            icon={<X aria-hidden="true" />}
            onClick={() => onChange(withoutPupil(lines, event.id, first))}
          />
        )}
        onMove={move}
        rowClass={css.row}
      />
    </div>
  );
}
