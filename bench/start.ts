import type { Measure } from './report.ts';
import { startServer } from './server-process.ts';

// By then the live day of the demo has been played up to now, and the garbage of that has been collected.
const IDLE_MS = 30_000;

/**
 * The time from an empty folder to the first page served, with the demo world; and the memory of the idle server and its
 * database.
 */
export const measure: Measure = async () => {
  const started = performance.now();
  const server = await startServer();
  const page = await fetch(server.url);
  await page.text();
  const served = performance.now() - started;
  await new Promise((later) => setTimeout(later, IDLE_MS));
  const figures = [
    { what: 'empty folder to first page served', value: served / 1000, unit: 's', atMost: 5 },
    { what: 'memory, idle with the demo world', value: server.memory(), unit: 'MB', atMost: 250 },
  ];
  await server.stop();
  return figures;
};
