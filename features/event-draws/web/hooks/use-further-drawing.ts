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
  const bodyFor = useBodies();
  const [edit, setEdit] = useState(() => startOf(event, stages[0]));
  const { submit, isPending, failure } = useSubmit({
    send: async (format: KnockoutFormat) => {
      let sent = await createDraw({ params, body: bodyFor(stages[0], format) });
      for (const stage of stages.slice(1)) {
        if (!sent.ok) break;
        sent = await createDraw({ params, body: bodyFor(stage, format) });
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

/**
 * What is sent to draw a stage. The same draw of a stage has the same id while the form is open: of several, some may be
 * drawn when the connection is lost, and those are sent again as they were.
 */
function useBodies() {
  const [ids] = useState(() => new Map<string, string>());
  return (stage: FurtherStep | undefined, format: KnockoutFormat) => {
    const { position = 1, draw = null } = stage ?? {};
    // The seeding list decides nothing here.
    const wanted = { position, seenDraw: draw?.number ?? 0, seenVersion: 0, format };
    const key = JSON.stringify(wanted);
    const writeId = ids.get(key) ?? newId();
    ids.set(key, writeId);
    return { ...wanted, writeId };
  };
}

/** As it was drawn before, or as the sport usually draws. */
function startOf(event: PreparedEvent, stage: FurtherStep | undefined): KnockoutFormat {
  const before = stage?.draw?.format;
  if (before?.kind === 'knockout') return before;
  const { usualTradition: tradition } = event;
  return { kind: 'knockout', tradition, thirdPlace: false, consolation: false };
}
