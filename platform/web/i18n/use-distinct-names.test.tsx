import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { useDistinctNames } from './use-distinct-names.ts';

function Names({
  people,
}: {
  readonly people: Parameters<ReturnType<typeof useDistinctNames>>[0];
}) {
  return <p>{useDistinctNames()(people).join(' | ')}</p>;
}

const tanaka = (number: number | null, club: string | null) => ({
  number,
  name: '田中 結衣',
  club,
});

test.each([
  [
    'other names',
    [tanaka(1, 'A'), { number: 2, name: '佐藤 葵', club: 'A' }],
    '田中 結衣 | 佐藤 葵',
  ],
  [
    'one name of two clubs',
    [tanaka(1, '東中'), tanaka(2, '西中')],
    '田中 結衣（東中） | 田中 結衣（西中）',
  ],
  [
    'one name of one club',
    [tanaka(1, '東中'), tanaka(2, '東中')],
    '田中 結衣（東中・No.1） | 田中 結衣（東中・No.2）',
  ],
  [
    'one name without clubs',
    [tanaka(1, null), tanaka(2, null)],
    '田中 結衣（No.1） | 田中 結衣（No.2）',
  ],
  ['one name and no number', [tanaka(null, null), tanaka(null, null)], '田中 結衣 1 | 田中 結衣 2'],
] as const)('Beside each other %s are names that differ', (_, people, names) => {
  rendered(<Names people={people} />, { language: 'ja' });
  expect(screen.getByText(names)).toBeTruthy();
});
