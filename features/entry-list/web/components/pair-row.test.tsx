import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entryListMessages as t } from '../../entry-list.messages.en.ts';
import type { ListedEntry } from '../entry-list.queries.ts';
import { PairRow } from './pair-row.tsx';

const partner = {
  id: 'p',
  state: 'accepted',
  name: 'Baba Yui',
  club: 'Sakura JHS',
  grade: '中2',
  gender: 'female',
  payUntil: null,
};

function show(applicationId: string | null) {
  const entry = { id: 'e', state: 'confirmed', name: 'Aoki Ren', applicationId, partner };
  rendered(<PairRow entry={entry as unknown as ListedEntry} tournamentId={1} />);
}

test('The pair of a school leads to its application, and its partner is not changed here', () => {
  show('a');
  expect(screen.getByText(t.partnerIs('Baba Yui · Sakura JHS · JH 2 · Female'))).toBeTruthy();
  const link = screen.getByRole('link', { name: t.toApplication });
  expect(link.getAttribute('href')).toBe('/team-applications/a');
  expect(screen.queryByRole('button', { name: t.changePartner })).toBeNull();
});

test('The partner of another pair is changed here', () => {
  show(null);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: t.changePartner })).toBeTruthy();
});
