import { z } from 'zod';

/** What Chromium records of a page, as far as the bench reads it. */
export const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      /** Microseconds of processor time that the thread itself had. */
      tdur: z.number().optional(),
    }),
  ),
});
