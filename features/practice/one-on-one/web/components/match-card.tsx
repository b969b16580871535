import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Sport } from '#domain/scoring/formats.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { SetScores } from '../../../records/web/components/set-scores.tsx';
import { UnsentMark } from '../../../records/web/components/unsent-mark.tsx';
import type { MatchRow } from '../lib/match-rows.ts';
import { useText } from '../one-on-one.text.ts';
import css from './match-card.module.css';

interface Props {
  readonly row: MatchRow;
  readonly sport: Sport;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One recorded match: players, day, winner, and buttons to correct it. */
export function MatchCard({ row, sport, onEdit, onDelete }: Props) {
  const t = useText();
  const { longDate } = useFormat();
  const names = [row.player1.name, row.player2.name] as const;
  return (
    <Card as="li" className={css.card}>
      <div className={css.words}>
        <p className={css.day}>
          <span>{longDate(row.playedOn)}</span>
          <UnsentMark mark={row.mark} />
        </p>
        <h3 className={css.players}>{t.versus(...names)}</h3>
        {row.winner ? <p className={css.won}>{t.won(row.winner, row.result)}</p> : null}
        <SetScores
          sets={row.sets}
          scoreFormat={row.scoreFormat}
          status={row.status}
          sport={sport}
        />
      </div>
      <div className={css.actions}>
        <IconButton label={t.edit(...names)} icon={<Pencil />} onClick={onEdit} />
        <IconButton label={t.remove(...names)} icon={<Trash2 />} onClick={onDelete} />
      </div>
    </Card>
  );
}
