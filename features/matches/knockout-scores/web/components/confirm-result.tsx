import Trophy from 'lucide-react/icons/trophy';
import type { PlayedResult } from '#domain/bracket/vocabulary.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { useDrawWords } from '../../../draws/web/hooks/use-draw-words.ts';
import { useRoundName } from '../../../draws/web/hooks/use-round-name.ts';
import { useCardUnit } from '../../../web/hooks/use-card-unit.ts';
import { useText } from '../knockout-scores.text.ts';
import { consequenceTexts } from '../lib/consequence-words.ts';
import { reasonText, winsText } from '../lib/result-words.ts';
import type { Pending, ScoredMatch } from '../lib/scored-match.ts';
import { ClearedMatches } from './cleared-matches.tsx';
import css from './confirm-result.module.css';

interface Props extends ScoredMatch {
  readonly pending: Pending | null;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: (pending: Pending) => Promise<void>;
}

/** "Confirm Match Result": who wins, by how much, why, and with what consequences. */
export function ConfirmResult(props: Props) {
  const t = useText();
  const { pending, busy, onCancel, onConfirm } = props;
  return (
    <ConfirmDialog
      open={pending !== null}
      title={t.confirmTitle}
      confirmLabel={t.confirm}
      busy={busy}
      onCancel={onCancel}
      onConfirm={() => {
        if (pending) void onConfirm(pending);
      }}
    >
      {pending ? <Summary {...props} result={pending.played} /> : null}
    </ConfirmDialog>
  );
}

function Summary({
  view,
  match,
  player1,
  player2,
  result,
}: ScoredMatch & { readonly result: PlayedResult }) {
  const t = useText();
  const draws = useDrawWords();
  const roundName = useRoundName();
  const [winner, loser] = result.winner === player1.id ? [player1, player2] : [player2, player1];
  const reason = reasonText(result, { loser: loser.name, unit: useCardUnit() }, t);
  return (
    <div className={css.summary}>
      <p>{t.confirmText}</p>
      <ul className={css.players}>
        {[player1, player2].map((player) => (
          <li
            key={player.id}
            className={classNames(css.player, player.id === result.winner && css.winner)}
          >
            {player.name}
            {player === winner && result.winner ? (
              <Trophy role="img" aria-label={draws.wonMatch} />
            ) : null}
          </li>
        ))}
      </ul>
      <p className={css.wins}>{winsText(result, winner.name, t)}</p>
      {reason ? <p>{reason}</p> : null}
      <ul className={css.follows}>
        {consequenceTexts(view, match, result, { t, roundName }).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <ClearedMatches view={view} match={match} result={result} />
    </div>
  );
}
