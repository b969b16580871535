import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { totalOf } from '../../team-applications.policy.ts';
import { useEventNames } from '../hooks/use-event-names.ts';
import type { Choice } from '../lib/choice.ts';
import type { Sheet } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';
import css from './summary.module.css';

/** What is applied for: by event, in order of strength, with the total. */
export function Summary({ sheet, lines }: { readonly sheet: Sheet; readonly lines: Choice }) {
  const t = useText();
  const format = useFormat();
  const { labelled, aside } = useJoined();
  const eventName = useEventNames(sheet.events);
  const nameOf = (id: string) => sheet.pupils.find((pupil) => pupil.id === id)?.name ?? '';
  const events = sheet.events.filter(({ id }) => lines.some(({ eventId }) => eventId === id));
  return (
    <div className={css.list}>
      {events.map(({ id, feeYen }) => {
        const ofEvent = lines.filter(({ eventId }) => eventId === id);
        const fee = feeYen === 0 ? t.free : format.yen(feeYen);
        return (
          <div key={id} className={css.event}>
            <div className={css.head}>
              <h3 className={css.name}>{eventName(id)}</h3>
              <span>{t.perEvent(ofEvent.length, fee)}</span>
            </div>
            <ol className={css.names}>
              {ofEvent.map((line) => (
                <li key={line.pupils.join(' ')}>
                  {line.team === undefined ? null : <strong>{labelled(line.team, '')}</strong>}
                  <bdi>{line.pupils.map(nameOf).join(' / ')}</bdi>
                </li>
              ))}
            </ol>
          </div>
        );
      })}
      <p className={css.total}>
        <span>{aside(t.total, t.lines(lines.length))}</span>
        <strong>{format.yen(totalOf(lines, sheet.events))}</strong>
      </p>
    </div>
  );
}
