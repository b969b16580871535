import { expect, it } from 'vitest';

/** The modules whose paths and names the brief of the competition fixes, because other people's tools import them. */
const FIXED = {
  './scoring/formats.ts': ['FORMATS'],
  './scoring/judge.ts': ['judge'],
  './groups/groups.ts': ['sizes', 'makeGroups', 'matchOrder', 'qualify'],
  './order-of-play/assign.ts': ['assign'],
  './order-of-play/forecast.ts': ['forecast'],
  './rating/glicko2.ts': ['update'],
};

it.each(Object.entries(FIXED))('%s exports the names that others import', async (path, names) => {
  const module: Record<string, unknown> = await import(path);
  expect(Object.keys(module)).toEqual(expect.arrayContaining(names));
});
