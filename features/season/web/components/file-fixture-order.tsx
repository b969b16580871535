import { OrderForm } from '#features/tie-orders/web/components/order-form.tsx';
import { OvertakenOrder } from '#features/tie-orders/web/components/overtaken-order.tsx';
import { WarnedOrder } from '#features/tie-orders/web/components/warned-order.tsx';
import { useOrderDraft } from '#features/tie-orders/web/hooks/use-order-draft.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { SIDE_OF } from '../../season.policy.ts';
import type { FixtureSide } from '../../season.vocabulary.ts';
import type { FixtureProps } from '../lib/fixture-props.ts';
import { type FixtureOrders, fileOrder } from '../season.queries.ts';
import { useText } from '../season.text.ts';
import css from './season.module.css';

interface Props extends FixtureProps {
  readonly orders: FixtureOrders;
  readonly side: FixtureSide;
}

/** Choosing and filing the order of a side; what is chosen survives a reload. */
export function FileFixtureOrder({ orders, side, at, fixture, ...names }: Props) {
  const t = useText();
  const { template, warnsOnly } = orders;
  const { squad, players: filed, breaches, version, isFiled } = orders[side];
  const draft = useOrderDraft({ key: `${fixture.id} ${side}`, template, filed, version });
  const { players, isUnfiled, isTouched, isOvertaken, change, clear } = draft;
  const { submit, isPending } = useSubmit({
    send: (chosen: typeof players, writeId) => {
      const params = { ...at, fixtureId: fixture.id, side };
      const body = { players: [...chosen], baseVersion: draft.version, writeId };
      return fileOrder({ params, body });
    },
    reads: ['tournaments'],
    words: t,
    onSuccess: () => {
      clear();
      notify({ title: t.orderFiled });
    },
  });
  if (squad.length === 0) {
    return <InlineNotice tone="warning" title={t.noSquad(names[side])} />;
  }
  return (
    <div className={css.form}>
      <h3>{t.orderFor(names[side])}</h3>
      <WarnedOrder template={template} breaches={breaches} />
      <OvertakenOrder draft={draft} />
      <OrderForm
        template={template}
        squad={squad}
        warnsOnly={warnsOnly}
        players={players}
        isTouched={isTouched}
        letters={SIDE_OF[side]}
        onChange={change}
      />
      <Button
        busy={isPending}
        disabled={!isUnfiled || isOvertaken}
        onClick={() => void submit(players)}
      >
        {isFiled ? t.fileAgain : t.fileOrder}
      </Button>
    </div>
  );
}
