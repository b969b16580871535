import ClipboardPen from 'lucide-react/icons/clipboard-pen';
import Trash2 from 'lucide-react/icons/trash-2';
import { useNavigate } from 'react-router';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { EarlyMark } from '#features/matches/web/components/early-mark.tsx';
import { isEarly } from '#features/matches/web/lib/early-word.ts';
import { FREE_PRACTICE, toScorecard } from '#features/matches/web/lib/scorecard-address.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { UnsentMark } from '../../../records/web/components/unsent-mark.tsx';
import { useText } from '../free-practice.text.ts';
import type { DraftRow } from '../lib/draft-rows.ts';
import css from './draft-table.module.css';

interface Props {
  readonly rows: readonly DraftRow[];
  /** Of matches without a score. */
  readonly scoreFormat: ChosenFormat | null;
  readonly onDelete: (row: DraftRow) => void;
}

/** The matches that were added, with their scores so far. */
export function DraftTable({ rows, scoreFormat, onDelete }: Props) {
  const t = useText();
  return (
    <table className={css.table} aria-label={t.matches}>
      <thead>
        <tr>
          <th scope="col">{t.players}</th>
          <th scope="col" className={css.score}>
            {t.score}
          </th>
          <th scope="col" className={css.actions}>
            {t.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.id} row={row} scoreFormat={scoreFormat} onDelete={() => onDelete(row)} />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps extends Pick<Props, 'scoreFormat'> {
  readonly row: DraftRow;
  readonly onDelete: () => void;
}

function Line({ row, scoreFormat, onDelete }: LineProps) {
  const t = useText();
  const { shortDate } = useFormat();
  const navigate = useNavigate();
  const { id: matchId, player1, player2, playedOn: matchDate } = row;
  const names = [player1.name, player2.name] as const;
  const score = () => {
    const carried = { matchId, player1, player2, matchDate, scoreFormat };
    const flags = { isOneOnOne: true, isFreePractice: true };
    const { to, state } = toScorecard(FREE_PRACTICE, { ...carried, ...flags });
    navigate(to, { state });
  };
  return (
    <tr>
      <th scope="row" className={css.players}>
        <span className={css.names}>{t.versus(...names)}</span>
        <span className={css.day}>
          {shortDate(matchDate)}
          <UnsentMark mark={row.mark} />
        </span>
      </th>
      <td className={css.score}>
        {isEarly(row.status) ? <EarlyMark status={row.status} /> : row.result}
      </td>
      <td className={css.actions}>
        <span className={css.buttons}>
          <IconButton label={t.edit(...names)} icon={<ClipboardPen />} onClick={score} />
          <IconButton label={t.remove(...names)} icon={<Trash2 />} onClick={onDelete} />
        </span>
      </td>
    </tr>
  );
}
