import { z } from 'zod';

/** An id made by the browser: a UUID of version 7, so that sending something again can be recognised. */
export const clientId = z.uuidv7();

/** A number in a path or query. */
export const pathNumber = z.coerce.number().int().min(1).max(2_147_483_647);

/** Where the next page of a list begins; only the server knows what is inside. */
export const cursor = z.string().max(200);
