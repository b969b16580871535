import { expect, test } from 'vitest';
import { drawingError, drawnFloors } from './drawn-floors.ts';

const house = `
## The floors of the features

Text.

\`\`\`
  payments, home                  what pays
  entries
  accounts, audit                 the lowest
\`\`\`

## Inside a feature

\`\`\`
features/entries/
\`\`\`
`;
const floors = [['accounts', 'audit'], ['entries'], ['home', 'payments']];

test('The drawn floors are read from below, without their remarks', () => {
  expect(drawnFloors(house)).toEqual(floors);
});

test('A drawing with the floors of the code is right', () => {
  expect(drawingError(floors, house)).toBeNull();
});

test('A feature on another floor than the drawn one is reported with its floor', () => {
  const moved = [['accounts', 'audit'], ['entries', 'home'], ['payments']];
  expect(drawingError(moved, house)).toContain('floor 2 from below is drawn with entries, and has');
});

test('A floor that is not drawn is reported', () => {
  expect(drawingError([...floors, ['registration']], house)).toContain('drawn with nothing');
});
