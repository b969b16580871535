import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { BrokenOrders } from '#features/tie-orders/web/components/broken-orders.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { FIXTURE_SIDES, type FixtureSide } from '../../season.vocabulary.ts';
import type { FixtureProps } from '../lib/fixture-props.ts';
import { type FixtureOrders as Orders, ordersQuery } from '../season.queries.ts';
import { useText } from '../season.text.ts';
import { FileFixtureOrder } from './file-fixture-order.tsx';
import css from './season.module.css';

/** The orders of a fixture, for its captains and the organizer: secret until both are in. */
export function FixtureOrders(props: FixtureProps) {
  const t = useText();
  const { at, fixture } = props;
  const address = { ...at, fixtureId: fixture.id };
  const query = useQuery(ordersQuery(address));
  return (
    <Section heading={t.ordersTitle} text={query.data?.isOpen ? t.ordersText : undefined} card>
      <Loaded query={query} count={2}>
        {(orders) => <Shown orders={orders} {...props} />}
      </Loaded>
    </Section>
  );
}

function Shown({ orders, ...props }: FixtureProps & { readonly orders: Orders }) {
  const t = useText();
  const format = useFormat();
  const [chosen, setChosen] = useState<FixtureSide | null>(null);
  const { own, isDesk } = orders;
  const [only = null] = own.length === 1 ? own : [];
  const side = chosen ?? only;
  const mayFile = (one: FixtureSide) =>
    own.includes(one) || (isDesk && (props.season.mayReferee || !orders[one].isFiled));
  const others = FIXTURE_SIDES.filter((one) => one !== side && mayFile(one));
  if (orders.rubbers) {
    const breaches = { player1: orders.home.breaches, player2: orders.away.breaches };
    const { template } = orders;
    const names = { player1: props.home, player2: props.away };
    return (
      <>
        <BrokenOrders tie={{ ...names, template, breaches }} />
        <Rubbers rubbers={orders.rubbers} {...props} />
        {(side ? [side] : own).map((one) => (
          <SheetLink key={one} side={one} {...props} />
        ))}
      </>
    );
  }
  const lacksOwn = own.some((one) => !orders[one].isFiled);
  const due = orders.dueAt && format.dateTime(orders.dueAt);
  return (
    <>
      {due && orders.isOpen ? <p>{t.ordersDue(due)}</p> : null}
      {due && lacksOwn && orders.isLate && !orders.isOpen && !props.fixture.score ? (
        <InlineNotice tone="warning" title={t.ordersLate(due)} />
      ) : null}
      <ul className={css.rubbers}>
        {FIXTURE_SIDES.map((one) => (
          <li key={one}>
            <bdi>{props[one]}</bdi>{' '}
            <Badge tone={orders[one].isFiled ? 'green' : 'neutral'}>
              {orders[one].isFiled ? t.filed : t.notFiled}
            </Badge>
          </li>
        ))}
      </ul>
      {orders.isOpen && others.length > 0 ? (
        <div className={css.actions}>
          {others.map((one) => (
            <Button key={one} variant="secondary" onClick={() => setChosen(one)}>
              {t.orderFor(props[one])}
            </Button>
          ))}
        </div>
      ) : null}
      {orders.isOpen && side ? (
        <FileFixtureOrder key={side} orders={orders} side={side} {...props} />
      ) : null}
      {side ? <SheetLink side={side} {...props} /> : null}
    </>
  );
}

/** To the order on paper; without one it is filled in by hand. */
function SheetLink({ at, fixture, side, ...names }: FixtureProps & { readonly side: FixtureSide }) {
  const t = useText();
  const { labelled } = useJoined();
  return (
    <LinkButton
      variant="secondary"
      icon={<Printer aria-hidden="true" />}
      to={`/season/${at.id}/${at.eventId}/${fixture.id}/order-sheet/${side}`}
    >
      {fixture.own.length > 1 ? labelled(t.sheet, names[side]) : t.sheet}
    </LinkButton>
  );
}

/** Who plays whom. */
function Rubbers({
  rubbers,
  home,
  away,
}: FixtureProps & { readonly rubbers: NonNullable<Orders['rubbers']> }) {
  const t = useText();
  const people = (names: readonly string[] | null) => names?.join(t.pair) ?? t.nobody;
  return (
    <ul className={css.rubbers} aria-label={t.versus(home, away)}>
      {rubbers.map((rubber) => (
        <li key={rubber.name}>
          {rubber.name} <bdi>{t.versus(people(rubber.home), people(rubber.away))}</bdi>
        </li>
      ))}
    </ul>
  );
}
