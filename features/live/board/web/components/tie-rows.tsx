import type { TieInPlay } from '../../../live.ties.policy.ts';
import type { LiveWords } from '../../../web/hooks/use-live-words.ts';
import { useTieState } from '../../../web/hooks/use-tie-state.ts';
import { useText as useLiveText } from '../../../web/live.text.ts';
import css from './tie-rows.module.css';

interface Props {
  readonly words: LiveWords;
  readonly ties: readonly TieInPlay[];
}

/** Ties below each other: both teams with the score between them, and which rubber is played where. */
export function TieRows({ words, ties }: Props) {
  return (
    <ul className={css.rows}>
      {ties.map((one) => (
        <TieRow key={one.tie.key} words={words} inPlay={one} />
      ))}
    </ul>
  );
}

function TieRow({ words, inPlay }: Pick<Props, 'words'> & { readonly inPlay: TieInPlay }) {
  const t = useLiveText();
  const stateOf = useTieState(words);
  const { tie, score } = inPlay;
  return (
    <li className={css.row} data-tie={tie.key}>
      <bdi className={css.team}>{words.sideName(tie.eventId, tie.player1Id)}</bdi>
      <b className={css.score}>{t.tieScore(...score)}</b>
      <bdi className={css.team}>{words.sideName(tie.eventId, tie.player2Id)}</bdi>
      <p className={css.state}>
        {stateOf(inPlay).map(({ key, state, text, court }) => (
          <span key={key} className={css.rubber} data-state={state}>
            {text}
            {court === '' ? null : <bdi className={css.court}>{court}</bdi>}
          </span>
        ))}
      </p>
    </li>
  );
}
