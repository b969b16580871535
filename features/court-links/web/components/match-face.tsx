import type { CSSProperties, ReactNode } from 'react';
import { SIDES } from '#domain/scorecard/side.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useText } from '../court-links.text.ts';
import { useCourtWords } from '../hooks/use-court-words.ts';
import type { CourtMatch } from '../lib/court-view.ts';
import type { Device } from '../lib/device.ts';
import { wordWidth } from '../lib/word-width.ts';
import css from './court.module.css';

interface Props {
  readonly device: Device;
  readonly shown: CourtMatch;
  /** "3-1", where it has one. */
  readonly result?: string | undefined;
  /** Of the next match: smaller than the one that is played. */
  readonly isLater?: boolean;
  /** Beside the place in the draw. */
  readonly badge?: ReactNode;
}

/** A match as everybody around the court reads it: its place, both sides with their schools, the umpire. */
export function MatchFace({ device, shown, result, badge, isLater = false }: Props) {
  const t = useText();
  const format = useFormat();
  const words = useCourtWords(device);
  const { match, umpire } = shown;
  const names = words.names(match);
  const won = result?.split('-');
  return (
    <div className={classNames(css.stack, isLater && css.later)}>
      <div className={css.head}>
        <p className={css.place}>
          <bdi>{words.place(shown)}</bdi>
        </p>
        {badge}
      </div>
      <div className={css.sides}>
        {SIDES.map((side, at) => (
          <div key={side} className={css.side}>
            {at === 1 ? <span className="visually-hidden">{t.against}</span> : null}
            <bdi className={css.name} style={{ '--word': wordWidth(names[side]) } as CSSProperties}>
              {names[side]}
            </bdi>
            {match[side].club ? (
              <bdi className={css.school}>{format.name(match[side].club)}</bdi>
            ) : null}
            {won ? <span className={css.count}>{won[at]}</span> : null}
          </div>
        ))}
      </div>
      {umpire ? <p>{t.umpire(format.name(umpire.name))}</p> : null}
    </div>
  );
}
