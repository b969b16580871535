import { fireEvent } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { expect, vi } from 'vitest';
import { drawsMessages as drawsEn } from '#features/matches/draws/draws.messages.en.ts';
import { drawsMessages as drawsJa } from '#features/matches/draws/draws.messages.ja.ts';
import { matchesMessages as matchesEn } from '#features/matches/matches.messages.en.ts';
import { matchesMessages as matchesJa } from '#features/matches/matches.messages.ja.ts';
import { scoreFormatsMessages as formatsEn } from '#features/matches/score-formats/score-formats.messages.en.ts';
import { scoreFormatsMessages as formatsJa } from '#features/matches/score-formats/score-formats.messages.ja.ts';
import { tournamentsMessages as tournamentsEn } from '#features/tournaments/tournaments.messages.en.ts';
import { tournamentsMessages as tournamentsJa } from '#features/tournaments/tournaments.messages.ja.ts';
import type { Language } from '#platform/shared/language.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { dayMessages as dayEn } from '../../../day.messages.en.ts';
import { dayMessages as dayJa } from '../../../day.messages.ja.ts';
import { handshakeMessages as en } from '../../handshake.messages.en.ts';
import { handshakeMessages as ja } from '../../handshake.messages.ja.ts';
import type { OpenResults, OwnMatches } from '../handshake.queries.ts';
import { Screen as OpenList } from '../screens/open-results.screen.tsx';
import { Screen as OwnList } from '../screens/own-matches.screen.tsx';
import { Screen as Card } from '../screens/own-result.screen.tsx';

const words = {
  en: {
    day: dayEn,
    draws: drawsEn,
    handshake: en,
    matches: matchesEn,
    scoreFormats: formatsEn,
    tournaments: tournamentsEn,
  },
  ja: {
    day: dayJa,
    draws: drawsJa,
    handshake: ja,
    matches: matchesJa,
    scoreFormats: formatsJa,
    tournaments: tournamentsJa,
  },
};

interface Given {
  readonly own?: OwnMatches;
  readonly results?: OpenResults;
  /** What is read after a write. */
  readonly after?: { readonly own?: OwnMatches; readonly results?: OpenResults };
  /** The answer to a write that is refused. */
  readonly refused?: object;
  readonly language?: Language;
}

let shown: Pick<Given, 'own' | 'results'>;

/** Opens a screen of the handshake, for its tests; gives what is sent. */
export async function openPhone(path: string, given: Given) {
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  shown = given;
  const answer = async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push({ url, body: JSON.parse(String(body ?? '{}')) });
      if (given.refused)
        return Response.json({ requestId: 'r', ...given.refused }, { status: 409 });
      shown = { ...shown, ...given.after };
    }
    if (url.endsWith('/session')) return Response.json({ account: { id: 'a', roles: [] } });
    const { own, results } = shown;
    // The card of the next match reads the days of the player.
    return Response.json({ own, results, days: [] });
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  rendered(
    <>
      <Where />
      <Routes>
        <Route path="/my-matches/:id" element={<OwnList />} />
        <Route path="/my-matches/:id/:stageId/:matchId" element={<Card />} />
        <Route path="/organizer/tournaments/:id/day/results" element={<OpenList />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { language: given.language ?? 'en', path, words },
  );
  await vi.waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return sent;
}

/** The open screen reads again, and finds this. */
export function readNext(next: typeof shown) {
  shown = next;
  fireEvent(window, new Event('visibilitychange'));
}

/** The address, for tests that follow a link. */
function Where() {
  const { pathname, state } = useLocation();
  return <output data-state={JSON.stringify(state)}>{pathname}</output>;
}
