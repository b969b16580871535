import { PrintFrame } from '#features/matches/draws/web/components/print-frame.tsx';
import { PrintedTable } from '#features/matches/draws/web/components/printed-table.tsx';
import { RunningHead } from '#features/matches/draws/web/components/running-head.tsx';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import type { QueueView } from '../../../queue/web/hooks/use-queue-view.ts';
import type { QueueSide } from '../../../queue/web/queue.queries.ts';
import { useText as useQueueText } from '../../../queue/web/queue.text.ts';
import { type TimetableLine, timetableOf } from '../lib/timetable.ts';
import { useText } from '../rules.text.ts';
import css from './timetable-sheet.module.css';

/** The matches of a day on A4, each with its time, its court, its name and its sides (next.md, section 3). */
export function TimetableSheet({ view }: { readonly view: QueueView }) {
  const t = useText();
  const format = useFormat();
  const { queue } = view;
  return (
    <PrintFrame>
      <RunningHead
        head={
          <header className={css.head}>
            <h1 className={css.title}>{t.timetable}</h1>
            <p className={css.name}>{format.name(queue.tournamentName)}</p>
            <p className={css.facts}>
              <span>{format.longDate(queue.eventDate)}</span>
              <span>{t.timetableAt(format.clockTime(queue.at))}</span>
            </p>
          </header>
        }
      >
        <PrintedTable className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t.timeColumn}</th>
              <th scope="col">{t.courtColumn[courtKind(queue.sport)]}</th>
              <th scope="col">{t.matchColumn}</th>
              <th scope="col" colSpan={2}>
                {t.sidesColumn}
              </th>
            </tr>
          </thead>
          <tbody>
            {timetableOf(queue).map((line) => (
              <Line key={line.match.key} view={view} line={line} />
            ))}
          </tbody>
        </PrintedTable>
      </RunningHead>
    </PrintFrame>
  );
}

interface LineProps {
  readonly view: QueueView;
  readonly line: TimetableLine;
}

function Line({ view, line }: LineProps) {
  const t = useText();
  const words = useQueueText();
  const format = useFormat();
  const { aside } = useJoined();
  const { match, at, about, courtId } = line;
  const sideText = (side: QueueSide | null) =>
    side?.club ? aside(format.name(side.name), format.name(side.club)) : view.sideName(side);
  const from = at === null ? words.none : format.clockTime(at);
  const isBegun = match.state !== 'waiting' && match.state !== 'next';
  const isOpen = at !== null && !isBegun;
  const time =
    about === null ? words.isTooEarly(from) : words.expected(from, format.clockTime(about));
  const label = match.courtLabel === null ? t.freeCourt : words.labelOnly(match.courtLabel);
  return (
    <tr>
      <th scope="row">{isOpen ? time : from}</th>
      <td>{view.courtName(courtId) || (isBegun ? words.none : label)}</td>
      <td>{view.place(match)}</td>
      <td>{sideText(match.player1)}</td>
      <td>{sideText(match.player2)}</td>
    </tr>
  );
}
