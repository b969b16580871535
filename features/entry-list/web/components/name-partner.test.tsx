import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entryListMessages as t } from '../../entry-list.messages.en.ts';
import type { ListedEntry } from '../entry-list.queries.ts';
import { NamePartner } from './name-partner.tsx';

test('A partner’s name that is sent again after a lost answer has the same id, and a corrected one another', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, options?: RequestInit) => {
    if (options?.body) sent.push(JSON.parse(String(options.body)).id);
    throw new TypeError('Failed to fetch');
  });
  const partner = { id: '', state: 'none', name: '', club: '', payUntil: null };
  const entry = { id: 'e', name: 'Aoki Ren' } as unknown as ListedEntry;
  const shown = partner as unknown as NonNullable<ListedEntry['partner']>;
  rendered(<NamePartner entry={entry} partner={shown} tournamentId={1} />);
  fireEvent.click(screen.getByRole('button', { name: t.namePartner }));
  const save = async (name: string) => {
    const before = sent.length;
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(t.partnerName) }), {
      target: { value: name },
    });
    fireEvent.click(screen.getByRole('button', { name: t.saveNow }));
    await vi.waitFor(() => expect(sent).toHaveLength(before + 1));
    await act(async () => {});
  };
  for (const name of ['Baba Yu', 'Baba Yu', 'Baba Yui']) await save(name);
  const [first, again, corrected] = sent;
  expect(again).toBe(first);
  expect(corrected).not.toBe(first);
});
