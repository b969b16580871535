import { useState } from 'react';
import type { StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { useOwner } from '#features/accounts/web/hooks/use-owner.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { tabDraft } from '#platform/web/forms/draft.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { type DraftedDraw, type EventAddress, exchangePlaces } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import {
  type ExchangeErrors,
  errorsOf,
  exchangeOf,
  knownPlaces,
  NOTHING_TYPED,
  type TypedExchange,
} from '../lib/typed-exchange.ts';
import { useRefusal } from './use-refusal.ts';

/** The codes of the server that belong beside the second place. */
const OF_PLACES = ['UNKNOWN_LINE', 'EMPTY_MATCH', 'UNKNOWN_ENTRANT', 'SAME_GROUP'] as const;

interface Options {
  readonly params: EventAddress;
  readonly draw: DraftedDraw;
  /** Of the stage in the event, from 0. */
  readonly position: number;
  /** The draw with its exchanges. */
  readonly shown: StageDraw;
  /** The place that was tapped; empty for none. */
  readonly first: string;
  readonly onDone: () => void;
}

/** Exchanging two places of a draft. What is typed stays in the tab until it is done. */
export function useExchange({ params, draw, position, shown, first, onDone }: Options) {
  const t = useText();
  const onRefusal = useRefusal();
  const name = `exchange ${useOwner()} ${params.eventId} ${position}`;
  const [draft] = useState(() => tabDraft<Stored>(name));
  const [stored, setStored] = useState(() => startOf(draft.read(), draw.number, first));
  const typed = knownPlaces(ofDraw(stored, draw.number), shown);
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<TypedExchange>) => {
    const next = { ...typed, ...part, drawNumber: draw.number };
    setStored(next);
    draft.write(next);
    reset();
  };
  const { submit, isPending, failure, reset } = useSubmit({
    send: (exchange: TypedExchange) =>
      exchangePlaces({
        params,
        body: {
          position,
          seenDraw: draw.number,
          seenAmendments: draw.amendments.length,
          change: exchangeOf(exchange, shown),
          reason: exchange.reason,
        },
      }),
    reads: TOURNAMENT_READS,
    onRefusal,
    onSuccess: () => {
      draft.clear();
      notify({ title: t.exchanged });
      onDone();
    },
  });
  const errors: ExchangeErrors = isTried ? errorsOf(typed, shown) : {};
  const refusedPlaces = OF_PLACES.find((code) => code === failure?.code);
  return {
    typed,
    change,
    isPending,
    errors,
    refusedPlaces,
    /** Beside the form; what belongs to a field is there. */
    failure: refusedPlaces ? null : failure,
    cancel: () => {
      draft.clear();
      onDone();
    },
    submit: () => {
      setTried(true);
      if (Object.keys(errorsOf(typed, shown)).length === 0) void submit(typed);
    },
  };
}

interface Stored extends TypedExchange {
  readonly drawNumber: number;
}

/** Where the form begins: with the place that was tapped, or with what was typed before. */
function startOf(before: Stored | null, drawNumber: number, first: string): Stored {
  const typed = { ...ofDraw(before, drawNumber), drawNumber };
  return first === '' ? typed : { ...typed, first, second: '' };
}

/** The places that were chosen belong to one draw; the reason stays. */
function ofDraw(stored: Stored | null, drawNumber: number): TypedExchange {
  const { first, second, reason } = stored ?? NOTHING_TYPED;
  return stored?.drawNumber === drawNumber
    ? { first, second, reason }
    : { ...NOTHING_TYPED, reason };
}
