import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import type { Preview } from '../deletion.queries.ts';
import { isBlocked, Obstacles } from './obstacles.tsx';

const APPLICATION = '0190b0a0-0000-7000-8000-000000000001';
const preview = {
  obstacles: {
    demo: false,
    lastOperator: false,
    paymentUnderWay: false,
    tournaments: [],
    refundsDue: [],
    schoolRefunds: [
      {
        id: 7,
        name: 'Autumn Junior Open',
        eventDate: '2026-12-04',
        applicationId: APPLICATION,
        amountYen: 300,
      },
    ],
  },
} as unknown as Preview;

test('A refund to a school that nobody else looks after stops a deletion and leads to its account', () => {
  rendered(<Obstacles preview={preview} />);
  expect(isBlocked(preview)).toBe(true);
  expect(screen.getByText('A refund to your school waits for a bank account')).toBeTruthy();
  const link = screen.getByRole('link', { name: /Autumn Junior Open.*¥300/ });
  expect(link.getAttribute('href')).toBe(`/refunds?application=${APPLICATION}`);
});

test('A suspended person, who cannot open it, reads whom to contact about the refund of a school', () => {
  const suspended = { tournaments: 'one', refundsDue: 'two', schoolRefunds: 'Please contact us.' };
  rendered(<Obstacles preview={preview} suspended={suspended} />);
  expect(screen.getByText('Please contact us.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
