import { Route, Routes, useLocation } from 'react-router';
import { expect, vi } from 'vitest';
import type { Language } from '#platform/shared/language.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { Screen as Rules } from '../../../rules/web/screens/rules.screen.tsx';
import { Screen as Timetable } from '../../../rules/web/screens/timetable.screen.tsx';
import { queue } from '../lib/sample-queue.ts';
import type { Queue } from '../queue.queries.ts';
import { Screen as List } from '../screens/queue.screen.tsx';
import { QueueHome } from './queue-home.tsx';

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
    { language: given.language ?? 'en', path: `/organizer/tournaments/8/day${path}` },
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
