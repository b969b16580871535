import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { Reading } from '#features/players/web/components/reading.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { EditedPlayer, useSquadEdit } from '../hooks/use-squad-edit.ts';
import { useText } from '../squads.text.ts';
import css from './squad.module.css';

interface Props {
  readonly edit: ReturnType<typeof useSquadEdit>;
  readonly isFixed: boolean;
}

/** The players in their registered order, each with the ways to another place and out of the squad. */
export function SquadRows({ edit, isFixed }: Props) {
  const t = useText();
  return (
    <ol className={css.rows} aria-label={t.players}>
      {edit.players.map((player, at) => (
        <li key={player.key} className={css.row}>
          <span className={css.number}>{at + 1}</span>
          <Person player={player} />
          {isFixed ? null : <Moves edit={edit} player={player} at={at} />}
        </li>
      ))}
    </ol>
  );
}

function Person({ player: { name, reading, grade } }: { readonly player: EditedPlayer }) {
  const format = useFormat();
  return (
    <span className={css.person}>
      <bdi>{format.name(name)}</bdi> <Reading reading={reading} />
      {grade === '' ? null : <span className={css.grade}>{grade}</span>}
    </span>
  );
}

interface MovesProps extends Pick<Props, 'edit'> {
  readonly player: EditedPlayer;
  readonly at: number;
}

function Moves({ edit, player: { key, name }, at }: MovesProps) {
  const t = useText();
  return (
    <span className={css.moves}>
      <IconButton
        label={t.up(name)}
        icon={<ArrowUp />}
        disabled={at === 0}
        onClick={() => edit.move(key, -1)}
      />
      <IconButton
        label={t.down(name)}
        icon={<ArrowDown />}
        disabled={at === edit.players.length - 1}
        onClick={() => edit.move(key, 1)}
      />
      <IconButton label={t.remove(name)} icon={<X />} onClick={() => edit.remove(key)} />
    </span>
  );
}
