import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { players, sampleDraw } from '#domain/bracket/sample-draws.ts';
import { drawsMessages as drawsEn } from '#features/matches/draws/draws.messages.en.ts';
import { drawsMessages as drawsJa } from '#features/matches/draws/draws.messages.ja.ts';
import { knockoutScoresMessages as scoresEn } from '#features/matches/knockout-scores/knockout-scores.messages.en.ts';
import { knockoutScoresMessages as scoresJa } from '#features/matches/knockout-scores/knockout-scores.messages.ja.ts';
import { matchesMessages as matchesEn } from '#features/matches/matches.messages.en.ts';
import { matchesMessages as matchesJa } from '#features/matches/matches.messages.ja.ts';
import { scoreFormatsMessages as formatsEn } from '#features/matches/score-formats/score-formats.messages.en.ts';
import { scoreFormatsMessages as formatsJa } from '#features/matches/score-formats/score-formats.messages.ja.ts';
import { scoreRulesMessages as rulesEn } from '#features/matches/score-rules/score-rules.messages.en.ts';
import { scoreRulesMessages as rulesJa } from '#features/matches/score-rules/score-rules.messages.ja.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { practiceMessages as practiceEn } from '../../practice.messages.en.ts';
import { practiceMessages as practiceJa } from '../../practice.messages.ja.ts';
import { knockoutMessages as en } from '../knockout.messages.en.ts';
import { knockoutMessages as ja } from '../knockout.messages.ja.ts';
import { BracketList } from './components/bracket-list.tsx';
import { OpenBracket } from './components/open-bracket.tsx';
import { Screen as PublicBracket } from './screens/public-bracket.screen.tsx';

const words = {
  en: {
    knockout: en,
    knockoutScores: scoresEn,
    draws: drawsEn,
    matches: matchesEn,
    practice: practiceEn,
    scoreRules: rulesEn,
    scoreFormats: formatsEn,
  },
  ja: {
    knockout: ja,
    knockoutScores: scoresJa,
    draws: drawsJa,
    matches: matchesJa,
    practice: practiceJa,
    scoreRules: rulesJa,
    scoreFormats: formatsJa,
  },
};
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

beforeEach(() => void vi.stubGlobal('EventSource', SilentStream));
afterEach(() => vi.unstubAllGlobals());

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
        rendered(ui, { words, language, path: '/token' });
        expect(await screen.findByText(new RegExp(count))).toBeTruthy();
        cleanup();
      }
    }
  },
);
