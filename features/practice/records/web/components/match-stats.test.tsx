import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { matchQuery } from '#features/matches/web/matches.queries.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { recordsMessages as en } from '../../records.messages.en.ts';
import { MatchStats } from './match-stats.tsx';

it.each([
  ['en', 1, '1 points'],
  ['en', 1234, '1,234 points'],
  ['ja', 1, '1本'],
] as const)(
  'The longest rally is written as specified, in %s of %i',
  (language, longestRally, written) => {
    rendered(<MatchStats match={{ stats: { longestRally } } as MatchOutput} />, {
      language,
    });
    expect(screen.getByText(written)).toBeTruthy();
  },
);

it('Who may not change a match is not offered to add stats to it, and reads those that are there', () => {
  const stats = { comments: 'Theirs' };
  rendered(<MatchStats match={{ stats: null, readOnly: true } as MatchOutput} />);
  rendered(<MatchStats match={{ stats, readOnly: true } as MatchOutput} />);
  expect(screen.getByText('Theirs')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

const id = '0199c1a2-0000-7000-8000-000000000000';

function Read() {
  const { data } = useQuery(matchQuery(id));
  return data ? <MatchStats match={data} /> : null;
}

it('Stats that somebody else has saved meanwhile are shown beside what is typed, which can be saved then', async () => {
  let stats: object = { comments: 'Before' };
  const sent: { seen: object; stats: object }[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return Response.json({ match: { id, stats } });
    const write = JSON.parse(String(body));
    sent.push(write);
    if (JSON.stringify(write.seen) !== JSON.stringify(stats)) {
      return Response.json({ code: 'MATCH_CHANGED', requestId: 'r' }, { status: 409 });
    }
    stats = write.stats;
    return Response.json({ match: { id, stats } });
  });
  rendered(<Read />);
  fireEvent.click(await screen.findByRole('button', { name: en.editStats }));
  const comments = screen.getByRole('textbox', { name: new RegExp(en.comments) });
  fireEvent.change(comments, { target: { value: 'Mine' } });
  stats = { longestRally: 24, comments: 'Theirs' };
  const save = screen.getByRole('button', { name: en.saveStats });
  fireEvent.click(save);
  expect(await screen.findByText('Theirs')).toBeTruthy();
  expect(screen.getByText(en.storedStats)).toBeTruthy();
  expect(comments).toHaveProperty('value', 'Mine');
  fireEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(sent.at(-1)?.seen).toEqual({ longestRally: 24, comments: 'Theirs' });
  expect(stats).toEqual({ comments: 'Mine' });
});
