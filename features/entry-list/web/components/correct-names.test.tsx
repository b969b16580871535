import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entryListMessages as t } from '../../entry-list.messages.en.ts';
import type { ListedEntry } from '../entry-list.queries.ts';
import { CorrectNames } from './correct-names.tsx';

interface Sent {
  readonly url: string;
  readonly body: { readonly seen: unknown; readonly names: unknown };
}

function open(partner: Partial<NonNullable<ListedEntry['partner']>> | null, refusal?: string) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    if (options?.body) sent.push({ url, body: JSON.parse(String(options.body)) });
    return refusal
      ? Response.json({ code: refusal, requestId: 'r' }, { status: 409 })
      : Response.json({});
  });
  const entry = {
    id: 'e',
    name: 'Aoki Rne',
    club: 'Sakura',
    email: '',
    phone: '03-1',
    partner,
  } as ListedEntry;
  let readAgain = (_: Partial<ListedEntry>): void => {};
  function List() {
    const [listed, put] = useState(entry);
    readAgain = (change) => put({ ...listed, ...change });
    return <CorrectNames entry={listed} tournamentId={1} />;
  }
  rendered(<List />);
  fireEvent.click(screen.getByRole('button', { name: `${t.correctNames}: Aoki Rne` }));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}(?!')`) }), {
      target: { value },
    });
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: t.saveNow }));
    await act(async () => {});
  };
  return { sent, type, save, readAgain: (to: Partial<ListedEntry>) => act(() => readAgain(to)) };
}

describe('correcting the name of somebody on paper', () => {
  test('The corrected name is sent with the one that was seen, as the same person', async () => {
    const { sent, type, save } = open(null);
    type(t.columns.name, 'Aoki Ren');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.url).toContain('/entries/e/names');
    expect(sent[0]?.body).toEqual({
      seen: { name: 'Aoki Rne', partner: null },
      names: { who: 'same', name: 'Aoki Ren', club: 'Sakura', email: '', phone: '03-1' },
    });
  });

  test('Both of a pair can be corrected, and somebody else can play', async () => {
    const { sent, type, save } = open({ state: 'named', name: 'Baba Yui', club: '' });
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(t.whoChoices.other) }));
    type(t.columns.partner, 'Chiba Aoi');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      seen: { name: 'Aoki Rne', partner: 'Baba Yui' },
      names: { who: 'other', name: 'Aoki Rne', partner: 'Chiba Aoi', partnerClub: '' },
    });
  });

  test('The school of who plays instead is sent in place of the stored one', async () => {
    const { sent, type, save } = open(null);
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(t.whoChoices.other) }));
    type(t.columns.name, 'Chiba Aoi');
    type(t.columns.club, 'Ume');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ names: { name: 'Chiba Aoi', club: 'Ume' } });
  });

  test('The names that were seen are those of when the dialog was opened', async () => {
    const { sent, save, readAgain } = open(null);
    readAgain({ name: 'Aoki Ren' });
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      seen: { name: 'Aoki Rne' },
      names: { name: 'Aoki Rne' },
    });
  });

  test('The dialog closes where somebody else has corrected the names', async () => {
    const { save } = open(null, 'NAMES_CHANGED');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('Another refusal leaves what was typed', async () => {
    const { type, save } = open(null, 'MATCH_PLAYED');
    type(t.columns.name, 'Chiba Aoi');
    await save();
    expect(screen.getByDisplayValue('Chiba Aoi')).toBeTruthy();
  });

  test('An empty name is not sent', async () => {
    const { sent, type, save } = open(null);
    type(t.columns.name, ' ');
    await save();
    await screen.findByText(t.errors.nameMissing);
    expect(sent).toEqual([]);
  });
});
