import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entryListMessages as t } from '../../entry-list.messages.en.ts';
import { grantsMessages as grants } from '../../grants/grants.messages.en.ts';
import type { ListedEntry } from '../entry-list.queries.ts';
import { EntryRow } from './entry-row.tsx';

const paid = {
  id: 'e1',
  state: 'confirmed',
  name: 'Aoki Ren',
  reading: '',
  club: '',
  grade: '',
  gender: '',
  contactName: null,
  canRenameTeam: false,
  canCorrect: false,
  removal: null,
  partner: null,
  applicationId: null,
  email: '',
  phone: '',
  note: '',
  amountYen: 2000,
  method: 'credit-card',
  refund: 'none',
  grantedYen: 0,
  isReturned: false,
  appliedAt: '2026-11-20T00:00:00Z',
  confirmedAt: '2026-11-20T00:00:00Z',
  heldUntil: null,
} as unknown as ListedEntry;

it.for([
  ['nothing was given back', {}, null, grants.refund],
  ['a part was given back', { refund: 'done', grantedYen: 500 }, t.granted('¥500'), grants.refund],
  [
    'all of it was given back',
    { refund: 'done', grantedYen: 2000 },
    t.granted('¥2,000'),
    grants.before,
  ],
  [
    'a rule gave back what was left of it',
    { state: 'withdrawn', refund: 'done', grantedYen: 500, isReturned: true },
    t.refunds.done,
    grants.before,
  ],
  [
    'a rule gave it back',
    { state: 'withdrawn', refund: 'done', isReturned: true },
    t.refunds.done,
    null,
  ],
] as const)(
  'The row of a fee of which %s says how much goes back, and offers what is left',
  ([, change, badge, button]) => {
    rendered(<EntryRow entry={{ ...paid, ...change }} tournamentId={1} event={undefined} />);
    const badges = [t.granted('¥500'), t.granted('¥2,000'), t.refunds.done];
    expect(badges.filter((text) => screen.queryByText(text))).toEqual(badge ? [badge] : []);
    const buttons = [grants.refund, grants.before];
    expect(buttons.filter((text) => screen.queryByText(text))).toEqual(button ? [button] : []);
  },
);
