import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { DisputeState } from '../../../disputes/disputes.vocabulary.ts';
import { useText } from '../payouts.text.ts';

const TONES: Record<DisputeState, Tone> = {
  open: 'red',
  'under-review': 'blue',
  won: 'green',
  lost: 'neutral',
};

export interface Dispute {
  readonly id: string;
  readonly tournament: { readonly name: string };
  readonly payer: string;
  readonly amountYen: number;
  readonly state: DisputeState;
  readonly dueBy: string | null;
  readonly openedAt: string;
  readonly endedAt: string | null;
}

interface Props {
  readonly disputes: readonly Dispute[];
  /** What the reader can do about them. */
  readonly isOperator: boolean;
}

/** Payments that the payer's bank disputes, until when they can be answered, and how they have ended; nothing where there is none. */
export function Disputes({ disputes, isOperator }: Props) {
  const t = useText();
  const format = useFormat();
  if (disputes.length === 0) return null;
  return (
    <Section
      heading={t.disputesTitle}
      text={isOperator ? t.disputesForOperator : t.disputesForOrganizer}
    >
      <List label={t.disputesTitle}>
        {disputes.map(({ id, tournament, payer, amountYen, state, dueBy, openedAt, endedAt }) => (
          <ListRow
            key={id}
            title={format.facts([format.yen(amountYen), payer])}
            text={
              <FactsLine
                facts={[
                  ...(isOperator ? [format.name(tournament.name)] : []),
                  endedAt
                    ? t.disputeEnded(format.dateTime(endedAt))
                    : t.disputeOpened(format.dateTime(openedAt)),
                  ...(dueBy && state === 'open' ? [t.disputeDue(format.dateTime(dueBy))] : []),
                ]}
              />
            }
            end={<Badge tone={TONES[state]}>{t.disputeStates[state]}</Badge>}
          />
        ))}
      </List>
    </Section>
  );
}
