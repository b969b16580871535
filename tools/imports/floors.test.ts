import { expect, test } from 'vitest';
import { floorsOf } from './floors.ts';

const imports = (...pairs: [string, string][]) =>
  pairs.map(([from, to]) => ({
    from: `features/${from}/server/${from}.commands.ts`,
    to: `features/${to}/server/${to}.store.ts`,
  }));

test('A feature is one floor above the highest feature that it imports', () => {
  const { floors, cycles } = floorsOf(
    imports(['entries', 'tournaments'], ['payments', 'entries'], ['payments', 'accounts']),
  );
  expect(floors).toEqual([['accounts', 'tournaments'], ['entries'], ['payments']]);
  expect(cycles).toEqual([]);
});

test('Two features that import each other are reported, and the features above and below them are not', () => {
  const { floors, cycles } = floorsOf(
    imports(
      ['entries', 'payments'],
      ['payments', 'entries'],
      ['home', 'entries'],
      ['entries', 'accounts'],
    ),
  );
  expect(floors).toEqual([['accounts']]);
  expect(cycles).toEqual(imports(['entries', 'payments'], ['payments', 'entries']));
});

test('Of two features that import each other, only the direction with fewer imports is reported', () => {
  const up = {
    from: 'features/entries/web/entries.queries.ts',
    to: 'features/payments/payments.contract.ts',
  };
  const down = imports(['payments', 'entries'], ['payments', 'entries']);
  expect(floorsOf([up, ...down]).cycles).toEqual([up]);
});

test('A cycle through three features is reported', () => {
  const { cycles } = floorsOf(imports(['a', 'b'], ['b', 'c'], ['c', 'a']));
  expect(cycles).toHaveLength(3);
});

test('Imports of tests and factories may go up', () => {
  const up = { from: 'features/a/server/a.factory.ts', to: 'features/b/server/b.store.ts' };
  const { floors, cycles } = floorsOf([up, ...imports(['b', 'a'])]);
  expect(floors).toEqual([['a'], ['b']]);
  expect(cycles).toEqual([]);
});
