import { z } from 'zod';
import { SPORTS } from '#domain/scoring/formats.ts';

/** A sport as the API names it, described once. */
export const sport = z.enum(SPORTS).meta({ id: 'Sport' });
