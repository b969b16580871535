import { z } from 'zod';
import { traditions } from '#domain/bracket/vocabulary.ts';
import { groupOrders, nextStages } from '#domain/groups/vocabulary.ts';
import { PRESETS } from '#domain/league-table/presets.ts';
import { groupSizes } from '#domain/stage-draw/vocabulary.ts';
import { chosenFormat, finalFormat } from '../matches.contract.ts';

/** How an event is played, as it is sent: the shapes of domain/stage-draw/vocabulary.ts. */

export const eventFormat = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('knockout'),
      tradition: z.enum(traditions),
      thirdPlace: z.boolean(),
      consolation: z.boolean(),
    }),
    z.object({
      kind: z.literal('groups'),
      size: z.literal(groupSizes),
      next: z.enum(nextStages),
      /** Of the groups in what follows: by their seeds, or by their results; missing is by their seeds. */
      order: z.enum(groupOrders).exactOptional(),
    }),
  ])
  .meta({ id: 'EventFormat' });

/** How the organizer means an event to be played, before its draw; what is missing is not decided. */
export const eventFormats = z
  .object({
    format: eventFormat.exactOptional(),
    /** Decides the places of groups. */
    ruleBook: z.enum(PRESETS).exactOptional(),
    /** Of the matches in groups; null for scores as entered. */
    groupFormat: chosenFormat.nullable().exactOptional(),
    /** Of the matches in knockouts; missing after groups: as in the groups. */
    mainFormat: chosenFormat.nullable().exactOptional(),
    /** Of the last rounds of the knockout that decides the event. */
    finalFormat: finalFormat.nullable().exactOptional(),
  })
  .meta({ id: 'EventFormats' });
