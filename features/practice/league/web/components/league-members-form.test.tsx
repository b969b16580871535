import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scoreFormatsMessages as formatsEn } from '#features/matches/score-formats/score-formats.messages.en.ts';
import { scoreFormatsMessages as formatsJa } from '#features/matches/score-formats/score-formats.messages.ja.ts';
import { scoreRulesMessages as rulesEn } from '#features/matches/score-rules/score-rules.messages.en.ts';
import { scoreRulesMessages as rulesJa } from '#features/matches/score-rules/score-rules.messages.ja.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { practiceMessages as practiceEn } from '../../../practice.messages.en.ts';
import { practiceMessages as practiceJa } from '../../../practice.messages.ja.ts';
import { leagueMessages as en } from '../../league.messages.en.ts';
import { leagueMessages as ja } from '../../league.messages.ja.ts';
import type { League } from '../league.queries.ts';
import { LEAGUE_CHANGE, withPendingChanges } from '../lib/league-outbox.ts';
import { LeagueMembersForm } from './league-members-form.tsx';

const members = ['Aoki Ren', 'Baba Yui', 'Chiba Sora'].map((name, at) => ({ id: at + 1, name }));
const players = members.map((one) => ({ ...one, external: false }));
const vera = { id: 100, name: 'Vera', external: true };
const league: League = {
  id: '0199c1a2-0000-7000-8000-000000000000',
  groupId: 1,
  groupName: 'Sakura Club',
  practiceDate: '2026-11-20',
  preset: 'table-tennis',
  scoreFormat: null,
  players,
  version: 2,
  self: null,
  mine: true,
  matches: [],
  guests: [],
};
/** Vera is taken off on this phone, and the server does not know it yet. */
const takenOff = { kind: LEAGUE_CHANGE, queueKey: league.id, meta: { players } };

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ account: null, rules: { scoreFormat: null }, sport: 'unspecified', league }),
  );
});

afterEach(() => vi.unstubAllGlobals());

const numberOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).value;

it.each([
  ['on the server', { ...league, guests: [vera] }],
  [
    'without a signal',
    withPendingChanges({ ...league, players: [...players, vera] }, [takenOff as never]),
  ],
])(
  'A guest who was taken off %s can be put back, and the next guest gets another number',
  (_, shown) => {
    rendered(
      <LeagueMembersForm
        group={{ id: 1, name: 'Sakura Club' }}
        members={members}
        league={shown}
        chosenBefore={shown.players}
      />,
      {
        words: {
          en: { league: en, practice: practiceEn, scoreRules: rulesEn, scoreFormats: formatsEn },
          ja: { league: ja, practice: practiceJa, scoreRules: rulesJa, scoreFormats: formatsJa },
        },
      },
    );
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Vera/ }).checked).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: en.addExternal }));
    fireEvent.change(screen.getByLabelText(en.externalName), { target: { value: 'Nils' } });
    fireEvent.click(screen.getByRole('button', { name: en.confirmExternal }));
    expect([numberOf(/Vera/), numberOf(/Nils/)]).toEqual(['100', '101']);
  },
);
