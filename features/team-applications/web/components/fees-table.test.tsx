import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { teamApplicationsMessages as t } from '../../team-applications.messages.en.ts';
import type { Application } from '../team-applications.queries.ts';
import { FeesTable } from './fees-table.tsx';

test('The table of fees counts yen and no points', () => {
  const school = (name: string, paidPoints: number | null, receivedYen: number) => ({
    id: name,
    state: 'paid',
    totalYen: 500,
    receivedYen,
    isByTransfer: false,
    paidAt: '2026-11-20T00:00:00Z',
    group: { id: 1, name },
    school: { officialName: '' },
    lines: [{ state: 'confirmed', feeYen: 500, paidPoints }],
    transfers: [],
  });
  const listed = [school('Card', null, 500), school('Points', 2000, 0)];
  rendered(<FeesTable applications={listed as unknown as Application[]} />);
  const cellsOf = (name: string | RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf(/^Card/)).toEqual(['Card', t.states.paid, '1', '¥500', '¥500']);
  expect(cellsOf(/^Points/)).toEqual(['Points', t.states.paid, '1', '¥0', '¥0']);
  expect(cellsOf(new RegExp(`^${t.total}`))).toEqual(['', '2', '¥500', '¥500']);
});
