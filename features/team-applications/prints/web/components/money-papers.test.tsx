import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import type { Found } from '../../../web/team-applications.queries.ts';
import { printsMessages as t } from '../../prints.messages.en.ts';
import { Receipt } from './money-papers.tsx';

const line = { eventId: 7, state: 'confirmed', feeYen: 500, retainedYen: 500 };

/** The cells of the table on the receipt of a school with three lines of 500 yen, the second one withdrawn. */
function itemsOf(receivedYen: number, secondYen: number) {
  const found = {
    application: {
      school: { officialName: '桜丘中学校' },
      group: { name: '' },
      paidAt: '2026-11-20T00:00:00Z',
      totalYen: 1500,
      receivedYen,
      lines: [line, { ...line, state: 'withdrawn', retainedYen: secondYen }, line],
    },
    tournament: { id: 3, name: 'Cup', eventDate: '2026-11-29', organizerName: 'Club' },
    events: [{ id: 7, name: 'Boys', eventType: 'Singles', level: 'Beginner' }],
    registrationNo: '',
  } as unknown as Found;
  rendered(<Receipt found={found} issued={{ number: 1, isCopy: false }} />);
  return screen.getAllByRole('cell').map(({ textContent }) => textContent);
}

test.each([
  ['lists a withdrawn line whose fee does not go back', 1500, 500, ['Boys', '3', '¥500', '¥1,500']],
  ['leaves out a withdrawn line whose fee went back', 1000, 0, ['Boys', '2', '¥500', '¥1,000']],
  [
    'says what is missing of the fees where less was enough',
    600,
    500,
    ['Boys', '3', '¥500', '¥1,500', t.receiptReduction, '-¥900'],
  ],
])('A receipt %s', (_what, receivedYen, secondYen, cells) => {
  expect(itemsOf(receivedYen, secondYen)).toEqual(cells);
  expect(screen.getByText(`¥${receivedYen.toLocaleString('en')}`, { selector: 'p' })).toBeTruthy();
});
