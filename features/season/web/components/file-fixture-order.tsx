import { useState } from 'react';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { OrderForm } from '#features/tie-orders/web/components/order-form.tsx';
import { emptyOrder } from '#features/tie-orders/web/lib/order-words.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';
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

type Players = readonly (number | null)[];

/** Choosing and filing the order of a side; what is chosen survives a reload. */
export function FileFixtureOrder({ orders, side, at, fixture, ...names }: Props) {
  const t = useText();
  const account = useSession().data?.account?.id ?? '';
  const { template, warnsOnly } = orders;
  const { squad, players: filed, version: baseVersion, isFiled } = orders[side];
  const [phone] = useState(() => phoneDraft<Players>(`order ${account} ${fixture.id} ${side}`));
  const [typed, setTyped] = useState<Players | null>(() => {
    const stored = phone.read();
    return stored?.length === template.places ? stored : null;
  });
  const players = typed ?? filed ?? emptyOrder(template);
  const { submit, isPending } = useSubmit({
    send: (chosen: Players, writeId) => {
      const params = { ...at, fixtureId: fixture.id, side };
      return fileOrder({ params, body: { players: [...chosen], baseVersion, writeId } });
    },
    reads: ['tournaments'],
    words: t,
    onSuccess: () => {
      phone.clear();
      setTyped(null);
      notify({ title: t.orderFiled });
    },
  });
  if (squad.length === 0) {
    return <InlineNotice tone="warning" title={t.noSquad(names[side])} />;
  }
  return (
    <div className={css.form}>
      <h3>{t.orderFor(names[side])}</h3>
      <OrderForm
        {...{ template, squad, warnsOnly, players }}
        letters={SIDE_OF[side]}
        onChange={(chosen) => {
          phone.write(chosen);
          setTyped(chosen);
        }}
        isTouched={typed !== null || filed !== null}
      />
      <Button busy={isPending} disabled={typed === null} onClick={() => void submit(players)}>
        {isFiled ? t.fileAgain : t.fileOrder}
      </Button>
    </div>
  );
}
