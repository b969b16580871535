import { useState } from 'react';
import { v7 as newId } from 'uuid';
import type { KnockoutFormat } from '#domain/stage-draw/vocabulary.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import {
  createDraw,
  type EventAddress,
  type FurtherStep,
  type PreparedEvent,
} from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { useRefusal } from './use-refusal.ts';

/** Choosing the format of a knockout after groups and drawing it: one stage, or several in the same format. */
export function useFurtherDrawing(
  params: EventAddress,
  event: PreparedEvent,
  stages: readonly FurtherStep[],
  onDrawn?: () => void,
) {
  const t = useText();
  const onRefusal = useRefusal();
  const [edit, setEdit] = useState(() => startOf(event, stages[0]));
  const { submit, isPending, failure } = useSubmit({
    send: async (format: KnockoutFormat, writeId) => {
      let sent = await drawOne(params, stages[0], format, writeId);
      for (const stage of stages.slice(1)) {
        if (!sent.ok) break;
        sent = await drawOne(params, stage, format, newId());
      }
      return sent;
    },
    reads: TOURNAMENT_READS,
    onRefusal,
    onSuccess: () => {
      const number = (stages[0]?.draw?.number ?? 0) + 1;
      notify({ title: stages.length > 1 ? t.furtherDrawn : t.drawn(number) });
      onDrawn?.();
    },
  });
  return { edit, change: setEdit, draw: () => void submit(edit), isPending, failure };
}

function drawOne(
  params: EventAddress,
  stage: FurtherStep | undefined,
  format: KnockoutFormat,
  writeId: string,
) {
  const { position = 1, draw = null } = stage ?? {};
  // The seeding list decides nothing here.
  const seen = { seenDraw: draw?.number ?? 0, seenVersion: 0 };
  return createDraw({ params, body: { writeId, position, ...seen, format } });
}

/** As it was drawn before, or as the sport usually draws. */
function startOf(event: PreparedEvent, stage: FurtherStep | undefined): KnockoutFormat {
  const before = stage?.draw?.format;
  if (before?.kind === 'knockout') return before;
  const { usualTradition: tradition } = event;
  return { kind: 'knockout', tradition, thirdPlace: false, consolation: false };
}
