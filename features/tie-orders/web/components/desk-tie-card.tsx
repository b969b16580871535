import { SIDES } from '#domain/scorecard/side.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { isExchanged } from '../../tie-orders.policy.ts';
import { timeText } from '../lib/time-text.ts';
import type { DeskTie, Side } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';
import { BrokenOrders } from './broken-orders.tsx';
import { EnterOrder } from './enter-order.tsx';
import css from './tie.module.css';
import { STATE_TONES } from './tie-rows.tsx';
import { TieTime } from './tie-time.tsx';

/** The side whose order the desk enters, and the version of the order that it had then. */
export interface Entering {
  readonly side: Side;
  readonly began: number;
}

interface Props {
  readonly tie: DeskTie;
  /** Sets when orders are due, and changes one that is out; a desk helper enters what is missing. */
  readonly mayReferee: boolean;
  readonly entering: Entering | null;
  readonly onEnter: (entering: Entering | null) => void;
}

/** One tie for the desk: who has filed, when the orders are due, and entering one. */
export function DeskTieCard({ tie, mayReferee, entering, onEnter }: Props) {
  const t = useText();
  const format = useFormat();
  const { state, filed, dueAt, hasBegun } = tie;
  const isDone = isExchanged(state);
  const mayChange = mayReferee && state === 'revealed' && !hasBegun;
  const mayEnter = (one: Side) => (isDone ? mayChange : !filed[one]);
  return (
    <Card className={css.parts}>
      <h3>
        <bdi>{t.versus(format.name(tie.player1), format.name(tie.player2))}</bdi>
      </h3>
      <p className={css.note}>
        <Badge tone={STATE_TONES[state]}>{t.states[state]}</Badge>{' '}
        {dueAt && !isDone ? t.due(timeText(format, dueAt)) : null}
      </p>
      <BrokenOrders tie={tie} />
      {isDone ? null : (
        <>
          {SIDES.map((one) => (
            <p key={one} className={css.note}>
              {filed[one] ? t.filedOf(format.name(tie[one])) : t.missingOf(format.name(tie[one]))}
            </p>
          ))}
          {mayReferee ? <TieTime tie={tie} /> : null}
        </>
      )}
      {entering ? (
        <EnterOrder tie={tie} {...entering} onClose={() => onEnter(null)} />
      ) : (
        <div className={css.actions}>
          {SIDES.filter(mayEnter).map((one) => (
            <Button
              key={one}
              variant="secondary"
              onClick={() => onEnter({ side: one, began: tie.sides[one].version })}
            >
              {isDone ? t.changeFor(format.name(tie[one])) : t.enterFor(format.name(tie[one]))}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}
