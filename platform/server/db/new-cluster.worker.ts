import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

/**
 * Writes the files of a new embedded database. In a thread of its own, because it takes seconds, in which the rest of the
 * server can load, and 200 MB, which are given back when the thread ends.
 */
const { folder } = z.object({ folder: z.string() }).parse(workerData);
await (await PGlite.create(folder)).close();
