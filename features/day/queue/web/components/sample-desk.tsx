import { Route, Routes, useLocation } from 'react-router';
import { expect, vi } from 'vitest';
import { publicDrawsMessages as publicDrawsEn } from '#features/event-draws/public-draws/public-draws.messages.en.ts';
import { publicDrawsMessages as publicDrawsJa } from '#features/event-draws/public-draws/public-draws.messages.ja.ts';
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
import { openTablesMessages as openTablesEn } from '../../../open-tables/open-tables.messages.en.ts';
import { openTablesMessages as openTablesJa } from '../../../open-tables/open-tables.messages.ja.ts';
import { queueMessages as en } from '../../queue.messages.en.ts';
import { queueMessages as ja } from '../../queue.messages.ja.ts';
import { queue } from '../lib/sample-queue.ts';
import type { Queue } from '../queue.queries.ts';
import { Screen as List } from '../screens/queue.screen.tsx';
import { Screen as Rules } from '../screens/rules.screen.tsx';
import { Screen as Timetable } from '../screens/timetable.screen.tsx';
import { QueueHome } from './queue-home.tsx';

const words = {
  en: {
    day: dayEn,
    queue: en,
    openTables: openTablesEn,
    tournaments: tournamentsEn,
    draws: drawsEn,
    scoreFormats: formatsEn,
    publicDraws: publicDrawsEn,
    matches: matchesEn,
  },
  ja: {
    day: dayJa,
    queue: ja,
    openTables: openTablesJa,
    tournaments: tournamentsJa,
    draws: drawsJa,
    scoreFormats: formatsJa,
    publicDraws: publicDrawsJa,
    matches: matchesJa,
  },
};

interface Given {
  readonly queue?: Partial<Queue>;
  /** The answer to a write that is refused. */
  readonly refused?: object;
  /** The queue after a write. */
  readonly after?: Partial<Queue>;
  readonly language?: Language;
}

/** Opens a screen of the sample queue, for its tests; gives what is sent. */
export async function openQueue(path: string, given: Given = {}) {
  const sent: { url: string; method: string; body: Record<string, unknown> }[] = [];
  let shown: Queue = { ...queue, ...given.queue };
  const answer = async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push({ url, method, body: JSON.parse(String(body ?? '{}')) });
      shown = { ...shown, ...given.after };
      if (given.refused) {
        return Response.json({ requestId: 'r', ...given.refused }, { status: 409 });
      }
    }
    // An event whose card is read ahead.
    if (url.endsWith('/seeding')) return Response.json({ event: { draw: null } });
    return Response.json({ queue: shown });
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  rendered(
    <Routes>
      <Route path="/organizer/tournaments/:id/day" element={<QueueHome id={8} />} />
      <Route path="/organizer/tournaments/:id/day/queue" element={<List />} />
      <Route path="/organizer/tournaments/:id/day/rules" element={<Rules />} />
      <Route path="/organizer/tournaments/:id/day/timetable" element={<Timetable />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { language: given.language ?? 'en', path: `/organizer/tournaments/8/day${path}`, words },
  );
  await vi.waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return sent;
}

/** Any other screen that a link of the desk opens: its address, and what it is given of the way back. */
function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p>
      {pathname} {JSON.stringify(state)}
    </p>
  );
}
