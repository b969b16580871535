import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { players, sampleDraw } from '#domain/bracket/sample-draws.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { BracketList } from './components/bracket-list.tsx';
import { OpenBracket } from './components/open-bracket.tsx';
import { Screen as PublicBracket } from './screens/public-bracket.screen.tsx';

const draw = sampleDraw(players(8));
const common = { groupName: 'Sakura Club', practiceDate: '2026-11-20', draw, scoreFormat: null };
const inList = {
  id: 'k',
  practiceDate: '2026-11-20',
  players: 8,
  played: 0,
  total: 7,
  champion: null,
};

class SilentStream {
  readonly readyState = 0;
  close() {}
}

beforeEach(() => {
  vi.stubGlobal('EventSource', SilentStream);
  // The browser of the tests does not know the element <search>.
  vi.spyOn(console, 'error').mockImplementation((text) => {
    if (!String(text).includes('is unrecognized in this browser')) throw new Error(String(text));
  });
});
it.each([
  [false, '8 players', '8人'],
  [true, '8 pairs', '8組'],
])(
  'A bracket, its public page and the list count its sides, in pairs: %s',
  async (inPairs, english, japanese) => {
    const knockout = {
      ...common,
      id: 'k',
      groupId: 1,
      players: draw.entrants.map(({ id, name }) => ({
        id,
        name,
        external: true,
        ...(inPairs && { players: [1, 2].map((at) => ({ id: `${id}-${at}`, name })) }),
      })),
      drawNumber: 1,
      marks: [],
      calls: [],
      shareToken: null,
      may: { manage: false },
      self: null,
    };
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.startsWith('/api/public/')) return Response.json({ bracket: { ...common, inPairs } });
      if (url.includes('/knockouts/k')) return Response.json({ knockout });
      return Response.json({ knockouts: [], rules: { scoreFormat: null }, sport: 'unspecified' });
    });
    for (const [language, count] of [
      ['en', english],
      ['ja', japanese],
    ] as const) {
      for (const ui of [
        <BracketList
          key="list"
          heading="Brackets"
          groupId={1}
          brackets={[{ ...inList, inPairs }]}
        />,
        <OpenBracket key="bracket" groupId={1} session="k" />,
        <Routes key="public">
          <Route path="/:token" element={<PublicBracket />} />
        </Routes>,
      ]) {
        rendered(ui, { language, path: '/token' });
        expect(await screen.findByText(new RegExp(count))).toBeTruthy();
        cleanup();
      }
    }
  },
);
