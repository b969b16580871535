import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { publishingMessages as en } from '../publishing.messages.en.ts';
import { publishingMessages as ja } from '../publishing.messages.ja.ts';
import { OwnListing } from './components/own-listing.tsx';
import type { OwnTournament } from './lib/tournament-values.ts';

const WORDS = { en, ja } as const;

/** The row of a tournament; records what is sent. */
function open(language: 'en' | 'ja', isUnlisted: boolean) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    if (options?.method === 'PUT') sent.push(`${url} ${options.body}`);
    return Response.json({ tournament: { isUnlisted: !isUnlisted } });
  });
  const tournament = { id: 8, isUnlisted } as OwnTournament;
  rendered(<OwnListing tournament={tournament} />, { language });
  return sent;
}

describe('the row that says who sees a tournament', () => {
  test.each(['en', 'ja'] as const)(
    'The row is closed, explains both choices in a dialog, and saves the other one, in %s',
    async (language) => {
      const t = WORDS[language];
      const sent = open(language, false);
      fireEvent.click(screen.getByRole('button', { name: t.listing(t.listings.everybody) }));
      expect(screen.getByText(t.unlistedText)).toBeTruthy();
      fireEvent.click(
        screen.getByRole('radio', { name: new RegExp(t.listings.unlisted.slice(0, 4)) }),
      );
      fireEvent.click(screen.getByRole('button', { name: t.listingUse }));
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]).toContain('/api/tournaments/8/unlisted {"isUnlisted":true}');
    },
  );

  test('The row of an unlisted tournament sends nothing where nothing else is chosen', () => {
    const sent = open('en', true);
    fireEvent.click(screen.getByRole('button', { name: en.listing(en.listings.unlisted) }));
    fireEvent.click(screen.getByRole('button', { name: en.listingUse }));
    expect(sent).toEqual([]);
  });
});
