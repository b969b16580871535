import Trophy from 'lucide-react/icons/trophy';
import { useText } from '../draws.text.ts';
import css from './champion.module.css';

/** "{player} wins!" */
export function Champion({ name }: { readonly name: string }) {
  const t = useText();
  return (
    <p className={css.champion} role="status">
      <span className={css.cup}>
        <Trophy aria-hidden="true" />
      </span>
      <span className={css.words}>{t.wins(name)}</span>
    </p>
  );
}
