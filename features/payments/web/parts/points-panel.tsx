import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../payments.text.ts';
import css from './points-panel.module.css';

interface Props {
  readonly available: number;
  readonly required: number;
}

/** The points there are and the points it takes; a warning while they do not suffice. */
export function PointsPanel({ available, required }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={css.panel}>
      <dl className={css.points}>
        <div>
          <dt>{t.availablePoints}</dt>
          <dd>{t.pts(format.number(available))}</dd>
        </div>
        <div>
          <dt>{t.requiredPoints}</dt>
          <dd>{t.pts(format.number(required))}</dd>
        </div>
      </dl>
      {available < required ? <InlineNotice tone="warning">{t.pointsShort}</InlineNotice> : null}
    </div>
  );
}
