import type { FurtherWay } from '#domain/entry/vocabulary.ts';
import { useText } from '../payments.text.ts';
import css from './way-panel.module.css';

/** What happens after the press, in a way in which the person has something to do. */
export function WayPanel({ way }: { readonly way: FurtherWay }) {
  const t = useText();
  return (
    <div className={css.panel}>
      {t.wayTexts[way].split('\n').map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
