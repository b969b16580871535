import { useState } from 'react';
import type { StageDraw } from '#domain/stage-draw/vocabulary.ts';
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

/** The codes of the server that belong beside the second place. */
const OF_PLACES = ['UNKNOWN_LINE', 'EMPTY_MATCH', 'UNKNOWN_ENTRANT', 'SAME_GROUP'] as const;

interface Options {
  readonly params: EventAddress;
  readonly draw: DraftedDraw;
  /** The draw with its exchanges. */
  readonly shown: StageDraw;
  /** The place that was tapped; empty for none. */
  readonly first: string;
  readonly onDone: () => void;
}

/** Exchanging two places of a draft. What is typed stays in the tab until it is done. */
export function useExchange({ params, draw, shown, first, onDone }: Options) {
  const t = useText();
  const [draft] = useState(() => tabDraft<Stored>(`exchange ${params.eventId}`));
  const [typed, setTyped] = useState(() => startOf(draft.read(), draw.number, first));
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<TypedExchange>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    draft.write({ ...next, drawNumber: draw.number });
    reset();
  };
  const { submit, isPending, failure, reset } = useSubmit({
    send: (exchange: TypedExchange) =>
      exchangePlaces({
        params,
        body: {
          seenDraw: draw.number,
          seenAmendments: draw.amendments.length,
          change: exchangeOf(exchange, shown),
          reason: exchange.reason,
        },
      }),
    reads: TOURNAMENT_READS,
    onSuccess: () => {
      draft.clear();
      notify({ title: t.exchanged });
      onDone();
    },
  });
  const known = knownPlaces(typed, shown);
  const errors: ExchangeErrors = isTried ? errorsOf(known, shown) : {};
  const refusedPlaces = OF_PLACES.find((code) => code === failure?.code);
  return {
    typed: known,
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
      if (Object.keys(errorsOf(known, shown)).length === 0) void submit(known);
    },
  };
}

interface Stored extends TypedExchange {
  readonly drawNumber: number;
}

/** The places that were chosen belong to one draw; the reason stays. */
function startOf(stored: Stored | null, drawNumber: number, first: string): TypedExchange {
  const { reason } = stored ?? NOTHING_TYPED;
  const before = stored?.drawNumber === drawNumber ? stored : { ...NOTHING_TYPED, reason };
  return first === '' ? before : { ...before, first, second: '' };
}
