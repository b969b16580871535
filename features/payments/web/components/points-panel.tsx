import type { Output } from '#platform/shared/endpoint.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import type * as contract from '../../payments.contract.ts';
import { useText } from '../payments.text.ts';
import css from './points-panel.module.css';

type Props = Output<typeof contract.options>['points'];

/** The balance and the points that the entry costs; a warning when they do not suffice, and what can be spent later. */
export function PointsPanel({ available, required, upcoming }: Props) {
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
      {upcoming.map(({ points, from }) => (
        <p key={from} className={css.later}>
          {t.pointsFrom(format.number(points), format.longDate(from))}
        </p>
      ))}
    </div>
  );
}
