import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entryListMessages as t } from '../../entry-list.messages.en.ts';
import type { Removal } from '../../entry-list.vocabulary.ts';
import type { ListedEntry } from '../entry-list.queries.ts';
import { RemoveManual } from './remove-manual.tsx';

function show(removal: Removal) {
  const entry = { id: 'e', eventId: 5, state: 'manual', name: 'Aoki Ren', removal };
  rendered(<RemoveManual entry={entry as unknown as ListedEntry} tournamentId={1} />);
}

test('Somebody whom the organizer has entered is removed while no draw is published', () => {
  show('remove');
  expect(screen.getByRole('button', { name: `${t.remove}: Aoki Ren` })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('Somebody in a published draw is withdrawn from it on the page of withdrawals', () => {
  show('withdraw');
  const link = screen.getByRole('link', { name: `${t.withdraw}: Aoki Ren` });
  expect(link.getAttribute('href')).toBe('/organizer/tournaments/1/events/5/withdraw?entry=e');
  expect(screen.queryByRole('button')).toBeNull();
});
