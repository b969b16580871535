import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import type { Application } from '../team-applications.queries.ts';
import { SchoolCard } from './school-card.tsx';

function show(change: Partial<Application>) {
  const application = {
    id: 'a',
    totalYen: 10_000,
    isByTransfer: true,
    dueAt: '2026-11-30T14:59:59.000Z',
    code: null,
    paidAt: null,
    group: { id: 1, name: '桜丘中学校' },
    school: { officialName: '', personInCharge: '', phone: '' },
    lines: [],
    transfers: [],
    dueBackYen: 0,
    ...change,
  } as unknown as Application;
  rendered(<SchoolCard tournamentId={7} application={application} events={[]} />);
}

test.each([
  ['holds its places until its last day', 'awaiting-payment', true],
  ['holds nothing once it is cancelled', 'cancelled', false],
  ['holds nothing once it has lapsed', 'lapsed', false],
] as const)('An unpaid application %s', (_what, state, isHeld) => {
  show({ state });
  expect(screen.queryAllByText(/Held until/)).toHaveLength(isHeld ? 1 : 0);
});
