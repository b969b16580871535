import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { tabDraft } from '#platform/web/forms/draft.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { createDraw, type EventAddress, type PreparedEvent } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { type FormatEdit, formatOf, startOf } from '../lib/format-edit.ts';
import { useRefusal } from './use-refusal.ts';

/** Choosing a format and drawing by it. The choice stays in the tab until it is drawn. */
export function useDrawing(params: EventAddress, event: PreparedEvent, onDrawn?: () => void) {
  const t = useText();
  const onRefusal = useRefusal();
  const sides = event.seeding?.entrants.length ?? 0;
  const [draft] = useState(() => tabDraft<FormatEdit>(`draw-format ${params.eventId}`));
  const [typed, setTyped] = useState(() => draft.read());
  const edit =
    typed ?? startOf(event.format ?? event.formats.format ?? null, event.usualTradition, sides);
  const change = (next: FormatEdit) => {
    setTyped(next);
    draft.write(next);
  };
  const { submit, isPending, failure } = useSubmit({
    send: (
      seen: { readonly draw: number; readonly version: number; readonly of: FormatEdit },
      writeId,
    ) =>
      createDraw({
        params,
        body: {
          writeId,
          seenDraw: seen.draw,
          seenVersion: seen.version,
          format: formatOf(seen.of),
          ruleBook: seen.of.ruleBook ?? event.ruleBook,
        },
      }),
    reads: TOURNAMENT_READS,
    onRefusal,
    onSuccess: ({ event: { draw } }) => {
      draft.clear();
      setTyped(null);
      notify({ title: t.drawn(draw?.number ?? 1) });
      onDrawn?.();
    },
  });
  const draw = () =>
    void submit({ draw: event.draw?.number ?? 0, version: event.seeding?.version ?? 0, of: edit });
  return { edit, change, sides, draw, isPending, failure };
}
