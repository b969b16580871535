import { useQuery } from '@tanstack/react-query';
import { PlayerRates } from '#features/ratings/web/components/player-rates.tsx';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import {
  guardedRatesQuery,
  guardedReasonsQuery,
  hidePlayer,
  type Player,
} from '../guardian-page.queries.ts';
import { useText } from '../guardian-page.text.ts';
import css from './guardian-page.module.css';

interface Props {
  readonly player: Player;
  readonly secret: string;
}

/** The player's rates with their reasons, and whether the player is in rankings. */
export function GuardedRates({ player, secret }: Props) {
  const t = useText();
  const query = useQuery(guardedRatesQuery(secret, player.id));
  const page = query.data?.page;
  return (
    <>
      {page && page.rates.length > 0 ? (
        <PlayerRates
          page={page}
          reasonsOf={(period) => guardedReasonsQuery(secret, player.id, period)}
        />
      ) : (
        <div className={css.part}>
          <h3 className={css.heading}>{t.rates}</h3>
          <Loaded query={query} count={2}>
            {() => <p>{t.noRates}</p>}
          </Loaded>
        </div>
      )}
      {page ? (
        <Ranked player={player} secret={secret} isHidden={page.player.hidden !== null} />
      ) : null}
    </>
  );
}

function Ranked({ player, secret, isHidden }: Props & { readonly isHidden: boolean }) {
  const t = useText();
  const { submit, isPending } = useSubmit({
    send: () => hidePlayer({ params: { id: player.id }, body: { secret, hidden: !isHidden } }),
    reads: ['guardian-page', 'ratings'],
    words: t,
    onSuccess: ({ hidden }) =>
      notify({ title: hidden ? t.hiddenDone(player.name) : t.rankedDone(player.name) }),
  });
  return (
    <div className={css.part}>
      <h3 className={css.heading}>{t.rankings}</h3>
      <p>{isHidden ? t.isHidden : t.isRanked}</p>
      <Button full variant="secondary" aria-disabled={isPending} onClick={() => void submit()}>
        {isHidden ? t.rank : t.hide}
      </Button>
    </div>
  );
}
