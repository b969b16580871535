import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { LONGEST_TEAM_NAME } from '#features/entries/teams/teams.vocabulary.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import rows from '#platform/web/ui/dragged-rows.module.css';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { useRowDrag } from '#platform/web/ui/use-row-drag.ts';
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
        <EventOrder key={event.id} {...{ sheet, lines, onChange, event }} />
      ))}
    </Section>
  );
}

function EventOrder({ sheet, lines, onChange, event }: Props & { readonly event: SheetEvent }) {
  const t = useText();
  const eventName = useEventNames(sheet.events)(event.id);
  const [moved, setMoved] = useState('');
  const ofEvent = lines.filter(({ eventId }) => eventId === event.id);
  const [team] = event.eventType === 'Team' ? ofEvent : [];
  const shown = team
    ? team.pupils.map((id) => ({ key: id, pupils: [id] }))
    : ofEvent.map(({ pupils }) => ({ key: pupils.join(' '), pupils }));
  const nameOf = (pupils: readonly string[]) =>
    pupils.map((id) => sheet.pupils.find((one) => one.id === id)?.name ?? '').join(' / ');
  const move = (from: number, to: number) =>
    onChange((team ? movePupil : moveLine)(lines, event.id, from, to));
  const { dragged, grab, list } = useRowDrag<string>((key, to) => {
    move(
      shown.findIndex((row) => row.key === key),
      to,
    );
  });
  const step = (at: number, to: number) => {
    if (to < 0 || to >= shown.length) return;
    move(at, to);
    setMoved(t.moved(nameOf(shown[at]?.pupils ?? []), to + 1, shown.length));
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
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      <UnmarkedList className={rows.list} aria-label={`${t.orderTitle}: ${eventName}`} {...list}>
        {shown.map(({ key, pupils }, at) => {
          const name = nameOf(pupils);
          return (
            <li
              key={key}
              data-place={at}
              className={classNames(rows.row, css.row, dragged === key && rows.dragged)}
            >
              <span
                className={classNames(rows.handle, css.handle)}
                title={t.drag}
                onPointerDown={(pressed) => grab(key, pressed)}
              >
                <GripVertical aria-hidden="true" />
              </span>
              <span className={rows.number}>{at + 1}</span>
              <bdi className={css.who}>{name}</bdi>
              <IconButton
                label={t.up(name)}
                icon={<ArrowUp aria-hidden="true" />}
                aria-disabled={at === 0}
                onClick={() => step(at, at - 1)}
              />
              <IconButton
                label={t.down(name)}
                icon={<ArrowDown aria-hidden="true" />}
                aria-disabled={at === shown.length - 1}
                onClick={() => step(at, at + 1)}
              />
              <IconButton
                label={t.remove(name)}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(withoutPupil(lines, event.id, pupils[0] ?? ''))}
              />
            </li>
          );
        })}
      </UnmarkedList>
    </div>
  );
}
