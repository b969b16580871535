import { TieTeams } from '#features/matches/ties/web/components/tie-teams.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type { useTieWords } from '../hooks/use-tie-words.ts';
import { stateOf, TONES } from '../lib/tie-state.ts';
import type { Tie } from '../ties.queries.ts';
import { useText } from '../ties.text.ts';
import css from './tie.module.css';

interface Props {
  readonly tie: Tie;
  readonly words: ReturnType<typeof useTieWords>;
}

/** The two teams of a tie with the score, and before the reveal who has filed an order. */
export function TieHead({ tie, words }: Props) {
  const t = useText();
  const playsAll = tie.stop === 'all' || (tie.stop === 'first-tie-all' && tie.isFirstTie);
  return (
    <>
      <section className={css.head} aria-label={words.versus(tie)}>
        <p className={css.place}>
          <bdi>{words.place(tie)}</bdi>
        </p>
        <TieTeams
          player1={<bdi>{words.teamName(tie.team1)}</bdi>}
          player2={<bdi>{words.teamName(tie.team2)}</bdi>}
          score={words.score(tie)}
          winner={tie.winner}
        />
        <p className={css.state}>
          <Badge tone={TONES[stateOf(tie)]}>{words.state(tie)}</Badge> {words.outcome(tie)}
        </p>
        {tie.isOver ? null : (
          <p className={css.note}>{playsAll ? t.playsAll : t.stopsAt(tie.wins)}</p>
        )}
      </section>
      {stateOf(tie) === 'orders' ? (
        <InlineNotice title={t.hidden}>
          {t.hiddenText}
          <br />
          {(tie.filed.player1 ? t.filed : t.missing)(words.teamName(tie.team1))}
          <br />
          {(tie.filed.player2 ? t.filed : t.missing)(words.teamName(tie.team2))}
        </InlineNotice>
      ) : null}
    </>
  );
}
