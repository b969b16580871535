import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { PERSONAL_COLUMNS, PERSONAL_PARTS } from '#platform/shared/personal-data.ts';

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const row = z.partialRecord(z.enum(PERSONAL_COLUMNS), cell);

export const everything = endpoint({
  operationId: 'export.everything',
  method: 'GET',
  path: '/api/account/data',
  summary: 'Everything that is stored about the signed-in person',
  output: z
    .object({
      madeAt: z.iso.datetime(),
      parts: z.record(z.enum(PERSONAL_PARTS), z.array(row)),
    })
    .meta({ id: 'PersonalData' }),
  refusals: {},
});
