import Users from 'lucide-react/icons/users';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import type { Player } from '../guardian-page.queries.ts';
import { useText } from '../guardian-page.text.ts';
import { AskedPlayer } from './asked-player.tsx';
import { GuardedPlayer } from './guarded-player.tsx';
import css from './guardian-page.module.css';

interface Props {
  readonly secret: string;
  readonly email: string;
  readonly players: readonly Player[];
}

/** All players of a guardian, each in a separate section; first those who wait for an answer. */
export function Players({ secret, email, players }: Props) {
  const t = useText();
  return (
    <>
      {players.map((player) =>
        player.state === 'asked' ? (
          <AskedPlayer key={player.id} player={player} secret={secret} />
        ) : (
          <GuardedPlayer key={player.id} player={player} secret={secret} />
        ),
      )}
      {players.length === 0 ? (
        <EmptyState icon={<Users />} title={t.nobodyTitle} text={t.nobodyText} />
      ) : null}
      <p className={css.reader}>{t.reader(email)}</p>
    </>
  );
}
