import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { ScrollRegion } from '#platform/web/ui/scroll-region.tsx';
import { useEventNames } from '../hooks/use-event-names.ts';
import { type Choice, openPair, placeOf, tap } from '../lib/choice.ts';
import type { Sheet, SheetEvent, SheetPupil } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';
import css from './matrix.module.css';

interface Props {
  readonly sheet: Sheet;
  readonly lines: Choice;
  readonly onChange: (lines: Choice) => void;
}

/** Pupils x events: a tap enters, two taps pair. */
export function Matrix({ sheet, lines, onChange }: Props) {
  const t = useText();
  const help = useId();
  const { events, pupils } = sheet;
  return (
    <>
      <p id={help}>{t.matrixHelp}</p>
      <ScrollRegion className={css.box} label={t.matrix} describedBy={help}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.pupil}>
                {t.pupil}
              </th>
              {events.map((event) => (
                <EventHead key={event.id} event={event} sheet={sheet} lines={lines} />
              ))}
            </tr>
          </thead>
          <tbody>
            {pupils.map((pupil) => (
              <tr key={pupil.id}>
                <th scope="row" className={css.pupil}>
                  <bdi>{pupil.name}</bdi>
                  <span className={css.small}>
                    {[t.gradeOf(pupil.grade), pupil.kana].filter(Boolean).join(' ')}
                  </span>
                </th>
                {events.map((event) => (
                  <td key={event.id}>
                    <Cell
                      sheet={sheet}
                      lines={lines}
                      onChange={onChange}
                      event={event}
                      pupil={pupil}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <OpenPairs sheet={sheet} lines={lines} />
    </>
  );
}

function EventHead({ event, sheet, lines }: Omit<Props, 'onChange'> & { event: SheetEvent }) {
  const t = useText();
  const format = useFormat();
  const name = useEventNames(sheet.events)(event.id);
  const chosen = lines.filter(({ eventId }) => eventId === event.id).length;
  return (
    <th scope="col" className={css.event}>
      {name}
      <span className={css.facts}>{event.feeYen === 0 ? t.free : format.yen(event.feeYen)}</span>
      <span className={css.facts}>
        {isOpen(event) ? t.left(Math.max(0, event.placesLeft - chosen)) : t.eventClosed}
      </span>
    </th>
  );
}

function isOpen({ availability }: SheetEvent): boolean {
  return availability === 'open' || availability === 'full';
}

interface CellProps extends Props {
  readonly event: SheetEvent;
  readonly pupil: SheetPupil;
}

function Cell({ sheet, lines, onChange, event, pupil }: CellProps) {
  const t = useText();
  const eventName = useEventNames(sheet.events)(event.id);
  const label = (event.eventType === 'Team' ? t.cellOfTeam : t.cellOf)(pupil.name, eventName);
  const isThere = pupil.enteredIn.includes(event.id);
  if (isThere || !isOpen(event)) {
    const why = isThere ? t.cellEntered : t.eventClosed;
    return (
      <button type="button" className={css.cell} disabled aria-label={`${label}, ${why}`}>
        {isThere ? t.entered : '–'}
      </button>
    );
  }
  const place = placeOf(lines, event, pupil.id);
  const partner = sheet.pupils.find(({ id }) => id === place.partnerId)?.name ?? '';
  const state = {
    out: t.cellOut,
    waits: t.cellWaits,
    pair: t.cellPair(place.number, partner),
    in: t.cellIn,
  }[place.kind];
  const look = { out: undefined, waits: css.waits, pair: css.in, in: css.in }[place.kind];
  const sign = { out: null, waits: t.waits, pair: place.number, in: <Check aria-hidden="true" /> };
  const tapped = () => {
    const { teamName } = sheet.group;
    const roster = sheet.pupils.map(({ id }) => id);
    onChange(tap(lines, { event, pupilId: pupil.id, teamName, roster }));
  };
  return (
    <button
      type="button"
      className={classNames(css.cell, look)}
      aria-pressed={place.kind !== 'out'}
      aria-label={`${label}, ${state}`}
      onClick={tapped}
    >
      {sign[place.kind]}
    </button>
  );
}

function isDoubles({ eventType }: SheetEvent): boolean {
  return eventType === 'Doubles';
}

/** Which pupil waits for a partner, read aloud as well. */
function OpenPairs({ sheet, lines }: Omit<Props, 'onChange'>) {
  const t = useText();
  const waiting = sheet.events
    .filter(isDoubles)
    .flatMap(({ id }) => openPair(lines, id)?.pupils[0] ?? []);
  const names = waiting.flatMap((id) => sheet.pupils.find((pupil) => pupil.id === id)?.name ?? []);
  return <p role="status">{names.map((name) => t.choosePartner(name)).join(' ')}</p>;
}
