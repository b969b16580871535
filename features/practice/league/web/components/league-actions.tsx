import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../league.text.ts';
import css from './league-actions.module.css';

/** A scorecard needs two (spec section 5). */
const FEWEST_FOR_SCORECARD = 2;

interface Props {
  readonly players: number;
  /** Brings the next open cell into view. */
  readonly onEnter?: () => void;
}

/** "Enter Scorecard", which explains the first step and leads to the next open cell, and the link to the records (spec section 2.13). */
export function LeagueActions({ players, onEnter }: Props) {
  const t = useText();
  const explain = () => {
    if (players < FEWEST_FOR_SCORECARD) {
      notify({ title: t.selectPlayers, description: t.selectPlayersText, variant: 'destructive' });
      return;
    }
    notify({ title: t.tapCell, description: t.tapCellText });
    onEnter?.();
  };
  return (
    <div className={css.actions}>
      <Button icon={<Pencil aria-hidden="true" />} onClick={explain}>
        {t.enterScorecard}
      </Button>
      <LinkButton to="/practice-records" variant="secondary" icon={<History aria-hidden="true" />}>
        {t.history}
      </LinkButton>
    </div>
  );
}
