import { fireEvent } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { expect, vi } from 'vitest';
import type { Language } from '#platform/shared/language.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import type { OpenResults, OwnMatches } from '../handshake.queries.ts';
import { Screen as OpenList } from '../screens/open-results.screen.tsx';
import { Screen as OwnList } from '../screens/own-matches.screen.tsx';
import { Screen as Card } from '../screens/own-result.screen.tsx';

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
    { language: given.language ?? 'en', path },
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
