import { v7 as uuidv7 } from 'uuid';
import type { ScoreFormat } from '#domain/scoring/formats.ts';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import type * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import * as drafts from '#features/event-draws/event-draws.drafts.contract.ts';
import * as results from '#features/event-draws/results/results.contract.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { type Device, must } from '../http/insistent.ts';

interface Stage {
  readonly params: { readonly id: number; readonly eventId: number };
  /** The event as it was read last. */
  readonly list: Output<typeof eventDraws.prepared>['event'];
  /** Of the stage in its event, from 0. */
  readonly position: number;
  readonly format: EventFormat;
  /** How its matches are scored. */
  readonly scored: ScoreFormat;
}

/** Draws a stage of an event, publishes the draw, and chooses how its matches are scored. */
export async function drawStage(
  organizer: Device,
  { params, list, position, format, scored }: Stage,
): Promise<void> {
  const seenVersion = list.seeding?.version ?? 0;
  const body = { writeId: uuidv7(), position, seenDraw: 0, seenVersion, format };
  const { event } = await must(organizer.send(drafts.createDraw, { params, body }), 'drawing');
  const further = event.further.find((one) => one.position === position);
  const seenDraw = (position === 0 ? event.draw : further?.draw)?.number ?? 0;
  await must(
    organizer.send(drafts.publishDraw, {
      params,
      body: { position, seenDraw, seenAmendments: 0 },
    }),
    'publishing the draw',
  );
  await must(
    organizer.send(results.chooseScoreFormat, {
      params,
      body: { position, seenDraw, scoreFormat: { id: scored.id } },
    }),
    'choosing the score format',
  );
}
