import { useCourtName } from '#features/day/web/hooks/use-court-name.ts';
import { RubberLine } from '#features/matches/ties/web/components/rubber-line.tsx';
import { EarlyMark } from '#features/matches/web/components/early-mark.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { useTieWords } from '../hooks/use-tie-words.ts';
import type { Rubber, Tie, Ties } from '../ties.queries.ts';
import { useText } from '../ties.text.ts';
import css from './tie.module.css';

interface Props {
  readonly tie: Tie;
  readonly rubber: Rubber;
  readonly words: ReturnType<typeof useTieWords>;
  readonly sport: Ties['sport'];
  /** Where the desk enters its result; missing where it cannot. */
  readonly to: string | undefined;
}

/** A rubber with its players and its score; for the desk a link to its scorecard. */
export function RubberRow({ tie, rubber, words, sport, to }: Props) {
  const t = useText();
  const { name, result } = rubber;
  const side = (one: 'player1' | 'player2') =>
    tie.isRevealed ? words.sideName(rubber[one]) : t.hiddenLine;
  return (
    <RubberLine
      name={name}
      player1={side('player1')}
      player2={side('player2')}
      winner={rubber.forfeit ?? result?.winner ?? null}
      link={to ? { to, label: (result ? t.correctRubber : t.enterRubber)(name) } : undefined}
    >
      <Outcome rubber={rubber} sport={sport} />
    </RubberLine>
  );
}

function Outcome({ rubber, sport }: Pick<Props, 'rubber' | 'sport'>) {
  const t = useText();
  const format = useFormat();
  const courtName = useCourtName(sport);
  const { result, forfeit, isOff, state } = rubber;
  if (result) {
    return (
      <>
        <b>{result.result.replace('-', '–')}</b>
        {result.sets === '' ? null : <span className={css.small}>{result.sets}</span>}
        <EarlyMark status={result.status} />
      </>
    );
  }
  if (forfeit !== undefined) return <span className={css.small}>{t.forfeit}</span>;
  if (isOff) return <span className={css.small}>{t.notPlayed}</span>;
  if (state !== 'called' && state !== 'playing') {
    return <span className={css.small}>{t.open}</span>;
  }
  const court = rubber.courtName === null ? null : courtName(rubber.courtName);
  return format.facts([t.onCourt[state], court]);
}
