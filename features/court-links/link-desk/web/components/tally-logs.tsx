import { useCourtName } from '#features/day/web/hooks/use-court-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import type { History } from '../link-desk.queries.ts';
import { useText } from '../link-desk.text.ts';
import css from './link-desk.module.css';

type Tally = History['tallies'][number];
type Score = Tally['log'][number]['score'];

/** The running scores of a match as each device has counted them: the last one, and those before it on a tap. */
export function TallyLogs({ history: { sport, tallies } }: { readonly history: History }) {
  const t = useText();
  const format = useFormat();
  const courtName = useCourtName(sport);
  if (tallies.length === 0) return <p>{t.noTally}</p>;
  return (
    <UnmarkedList className={css.list}>
      {tallies.map((tally) => (
        <li
          key={`${tally.courtName} ${tally.deviceName} ${tally.log[0]?.at}`}
          className={css.stack}
        >
          <h3 className={css.court}>
            <bdi>
              {format.facts([
                tally.courtName === null ? t.deviceOfSlip : t.deviceOf(courtName(tally.courtName)),
                tally.deviceName,
              ])}
            </bdi>
          </h3>
          <Log log={tally.log} />
        </li>
      ))}
    </UnmarkedList>
  );
}

function Log({ log }: Pick<Tally, 'log'>) {
  const t = useText();
  const format = useFormat();
  const last = log.at(-1);
  if (!last) return null;
  return (
    <>
      <p className={css.score}>{t.lastScore(scoreText(last.score), format.clockTime(last.at))}</p>
      <details>
        <summary>{t.entries(log.length)}</summary>
        <ol className={css.log}>
          {log.map(({ at, score }) => (
            <li key={at}>
              <time dateTime={at}>{format.clockTime(at)}</time> {scoreText(score)}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** "11–7 3–5", and the running game where a set has games. */
function scoreText({ sets, game }: Score): string {
  const finished = sets.map(({ player1Score, player2Score }) => `${player1Score}–${player2Score}`);
  return [...finished, ...(game ? [`(${game.player1}–${game.player2})`] : [])].join(' ');
}
