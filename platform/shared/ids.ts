import { z } from 'zod';
import { isWithinBounds, LARGEST_INTEGER } from './bounds.ts';

/** Shapes of single values that come in. None takes more than the database can hold. */

/** An id made by the browser: a UUID of version 7, so that sending something again can be recognised. */
export const clientId = z.uuidv7();

/** A whole number, such as the id of a member. */
export const integer = z.int().min(-LARGEST_INTEGER).max(LARGEST_INTEGER);

/** A number that counts, such as a version. */
export const count = z.int().min(0).max(LARGEST_INTEGER);

/** A number in a path or query. */
export const pathNumber = z.coerce.number<number | string>().int().min(1).max(LARGEST_INTEGER);

/** The same from 0 on. */
export const pathCount = z.coerce.number<number | string>().int().min(0).max(LARGEST_INTEGER);

/** A plain date: 2026-11-20. */
export const day = z.iso.date().refine(isWithinBounds);

/** A time of day: 09:30. */
export const timeOfDay = z.iso.time({ precision: -1 });

/** An instant: 2026-11-20T03:00:00Z. */
export const instant = z.iso.datetime().refine(isWithinBounds);

/** Where the next page of a list begins; only the server knows what is inside. */
export const cursor = z.string().max(200);
