import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchesMessages as matchesEn } from '#features/matches/matches.messages.en.ts';
import { matchesMessages as matchesJa } from '#features/matches/matches.messages.ja.ts';
import { scoreFormatsMessages as formatsEn } from '#features/matches/score-formats/score-formats.messages.en.ts';
import { scoreFormatsMessages as formatsJa } from '#features/matches/score-formats/score-formats.messages.ja.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { platformMessages } from '#platform/web/platform.messages.en.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { LEAGUE_CHANGE } from '../../../league/web/lib/league-outbox.ts';
import { scorecardMessages as en } from '../../scorecard.messages.en.ts';
import { scorecardMessages as ja } from '../../scorecard.messages.ja.ts';
import { Screen } from './scorecard-input.screen.tsx';

const id = '0199c1a2-0000-7000-8000-000000000000';
const [ren, yui, sora] = ['Aoki Ren', 'Baba Yui', 'Chiba Sora'].map((name, at) => ({
  id: at + 1,
  name,
  external: false,
}));
const vera = { id: 100, name: 'Vera', external: true };
const league = {
  id,
  groupId: 1,
  groupName: 'Sakura Club',
  practiceDate: '2026-11-20',
  preset: 'table-tennis',
  scoreFormat: null,
  players: [ren, yui, sora],
  version: 1,
  self: null,
  mine: true,
  may: { remove: true },
  matches: [],
  guests: [],
};
const inLeague = (p1: number, p2: number) => `?session=${id}&p1=${p1}&p2=${p2}`;

/** What the server answers to a read; nothing that this phone writes reaches it. */
let answer: () => Response;

beforeEach(() => {
  sessionStorage.clear();
  answer = () => Response.json({ league });
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(async () => {
  for (const { id: written } of outbox.current()) await outbox.discard(written);
  vi.unstubAllGlobals();
});

function show(query: string) {
  rendered(
    <Routes>
      <Route path="/scorecard-input/:id" element={<Screen />} />
    </Routes>,
    {
      path: `/scorecard-input/1${query}`,
      words: {
        en: { scorecard: en, matches: matchesEn, scoreFormats: formatsEn },
        ja: { scorecard: ja, matches: matchesJa, scoreFormats: formatsJa },
      },
    },
  );
}

/** A change of the league that waits on this phone for a signal. */
function waiting(change: object): Promise<void> {
  const write = { id: 'w', kind: LEAGUE_CHANGE, queueKey: id, method: 'PATCH' } as const;
  return outbox.add({ ...write, path: '/api/x', body: {}, meta: change }, 'ann');
}
const refused = (code: string) => () => Response.json({ code, requestId: 'r' }, { status: 404 });
const failing = () => new Response(null, { status: 503 });

describe('changes of a league that wait on this phone', () => {
  it('A player who was added without a signal has a scorecard', async () => {
    await waiting({ players: [...league.players, vera] });
    show(inLeague(1, 100));
    expect(await screen.findByText(en.versus('Aoki Ren', 'Vera'))).toBeTruthy();
    expect(screen.getByRole('button', { name: matchesEn.confirm })).toBeTruthy();
  });

  it('Score rules that were chosen without a signal are those of the scorecard', async () => {
    await waiting({ scoreFormat: { id: 'table-tennis-7' } });
    show(inLeague(1, 2));
    await screen.findByRole('button', { name: matchesEn.confirm });
    // Four won games decide a match of seven; the card of the specification has three rows.
    expect(document.querySelectorAll('[name$="player1Score"]')).toHaveLength(4);
  });
});

describe('a scorecard whose match is not known', () => {
  it.each([
    ['league', inLeague(1, 2), 'SESSION_NOT_FOUND'],
    ['match', `?match=${id}`, 'MATCH_NOT_FOUND'],
  ])('A %s that is gone has no details', async (_, query, code) => {
    answer = refused(code);
    show(query);
    expect(await screen.findByText(en.missing)).toBeTruthy();
  });

  it.each([
    ['league', inLeague(1, 2)],
    ['match', `?match=${id}`],
  ])('A %s that the server fails to read can be read again', async (_, query) => {
    answer = failing;
    show(query);
    const again = await screen.findByRole('button', { name: platformMessages.tryAgain });
    expect(screen.queryByText(en.missing)).toBeNull();
    expect(screen.getByRole('link', { name: en.back })).toBeTruthy();

    const players = { player1: ren, player2: yui };
    const match = {
      id,
      ...players,
      sets: [],
      notes: '',
      version: 1,
      groupId: 1,
      status: 'finished',
    };
    answer = () => Response.json({ league, match });
    fireEvent.click(again);
    await waitFor(() => expect(screen.getByText(en.versus('Aoki Ren', 'Baba Yui'))).toBeTruthy());
  });
});
