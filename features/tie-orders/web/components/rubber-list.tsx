import { RubberLine, RubberLines } from '#features/matches/ties/web/components/rubber-line.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { rubberNames } from '../lib/order-words.ts';
import type { OwnTie, Side, TieRubber } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';
import { BrokenOrders } from './broken-orders.tsx';

/** Who plays whom once both orders are out, with the results. */
export function RubberList({ tie }: { readonly tie: OwnTie }) {
  const t = useText();
  const format = useFormat();
  return (
    <Section
      heading={t.rubbers}
      text={`${format.name(tie.player1)} / ${format.name(tie.player2)}`}
      card
    >
      <BrokenOrders tie={tie} />
      {tie.changes.map(({ side, reason, at, rubbers }) => (
        <InlineNotice key={at} tone="warning">
          {t.injury(format.name(tie[side]), rubberNames(t, tie.template.rubbers, rubbers), reason)}
        </InlineNotice>
      ))}
      <RubberLines>
        {tie.rubbers?.map((rubber) => (
          <Rubber key={rubber.number} rubber={rubber} />
        ))}
      </RubberLines>
    </Section>
  );
}

function Rubber({ rubber }: { readonly rubber: TieRubber }) {
  const t = useText();
  const { name, winner, result, isForfeited, isOff, isPlaying, isNext } = rubber;
  const people = (side: Side) =>
    rubber[side]?.map((person) => person.name).join(t.pair) ?? t.nobody;
  return (
    <RubberLine name={name} player1={people('player1')} player2={people('player2')} winner={winner}>
      {result}
      {isForfeited ? <Badge>{t.forfeited}</Badge> : null}
      {isOff ? <Badge>{t.off}</Badge> : null}
      {isPlaying ? <Badge tone="green">{t.playing}</Badge> : null}
      {isNext ? <Badge tone="green">{t.next}</Badge> : null}
    </RubberLine>
  );
}
