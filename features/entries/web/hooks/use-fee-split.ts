import { useState } from 'react';
import { ownPart, partnerHalf } from '#domain/entry/split.ts';
import type { EventType } from '#domain/entry/vocabulary.ts';

/** The choice between paying for both of a pair and sharing the fee; amounts are whole yen. */
interface SplitChoice {
  readonly split: boolean;
  readonly feeYen: number;
  readonly playerYen: number;
  readonly partnerYen: number;
}

export interface FeeSplit {
  /** The choice for an event; null where there is none: outside doubles, and without a fee. */
  readonly of: (eventId: number) => SplitChoice | null;
  readonly choose: (eventId: number, split: boolean) => void;
}

/** Who pays the fees of the doubles of a tournament; the player pays for both until they choose otherwise. */
export function useFeeSplit(
  events: readonly {
    readonly id: number;
    readonly eventType: EventType;
    readonly feeYen: number;
  }[],
): FeeSplit {
  const [chosen, setChosen] = useState<Readonly<Record<number, boolean>>>({});
  return {
    of: (eventId) => {
      const event = events.find(({ id }) => id === eventId);
      const partnerYen = event?.eventType === 'Doubles' ? partnerHalf(event.feeYen) : null;
      if (!event || partnerYen === null) return null;
      const { feeYen } = event;
      const playerYen = ownPart({ feeYen, partnerFeeYen: partnerYen });
      return { split: chosen[eventId] ?? false, feeYen, playerYen, partnerYen };
    },
    choose: (eventId, split) => setChosen((before) => ({ ...before, [eventId]: split })),
  };
}

/** What the player pays now of the fees of these events, in whole yen. */
export function toPay(
  events: readonly { readonly id: number; readonly feeYen: number }[],
  fees: FeeSplit,
): number {
  return events.reduce((sum, { id, feeYen }) => {
    const choice = fees.of(id);
    return sum + (choice?.split ? choice.playerYen : feeYen);
  }, 0);
}
