import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pairOf } from '#domain/scorecard/sides.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { leagueMessages as en } from '../../league.messages.en.ts';
import type { League } from '../league.queries.ts';
import { LEAGUE_CHANGE, withPendingChanges } from '../lib/league-outbox.ts';
import { LeagueMembersForm } from './league-members-form.tsx';

const members = ['Aoki Ren', 'Baba Yui', 'Chiba Sora'].map((name, at) => ({ id: at + 1, name }));
const players = members.map((one) => ({ ...one, external: false }));
type Person = (typeof players)[number];
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
  may: { remove: true },
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
    );
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Vera/ }).checked).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: en.addExternal }));
    fireEvent.change(screen.getByLabelText(en.externalName), { target: { value: 'Nils' } });
    fireEvent.click(screen.getByRole('button', { name: en.confirmExternal }));
    expect([numberOf(/Vera/), numberOf(/Nils/)]).toEqual(['100', '101']);
  },
);

it('A change of pairs that is refused shows the pairs as they stand now', async () => {
  const [ren, yui, sora, mao, rin, kei] = ['Ren', 'Yui', 'Sora', 'Mao', 'Rin', 'Kei'].map(
    (name, at) => ({ id: at + 1, name, external: false }),
  ) as [Person, Person, Person, Person, Person, Person];
  const pair = (one: Person, other: Person) => ({ ...pairOf(one, other), external: false });
  const before = { ...league, players: [pair(ren, yui), pair(sora, mao), pair(rin, kei)] };
  const now = { ...before, players: [pair(ren, mao), pair(sora, yui), pair(rin, kei)], version: 3 };
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET'
      ? Response.json({ account: { id: 'ann' }, rules: { scoreFormat: null }, league: now })
      : Response.json({ code: 'SESSION_CHANGED', requestId: 'r' }, { status: 409 }),
  );
  function Form() {
    const [shown, setShown] = useState(before);
    return (
      <>
        <button type="button" onClick={() => setShown(now)}>
          Read
        </button>
        <LeagueMembersForm
          group={{ id: 1, name: 'Sakura Club' }}
          members={[ren, yui, sora, mao, rin, kei]}
          league={shown}
          chosenBefore={shown.players}
        />
      </>
    );
  }
  rendered(<Form />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press(en.removePair(pair(ren, yui).name));
  press(en.pairAll);
  await vi.waitFor(() => {
    press(en.updateTable);
    expect(notifications.current()?.title).toBe(en.changedTitle);
  });
  press('Read');
  const pairs = screen.getByRole('list', { name: en.pairs });
  expect([...pairs.children].map(({ textContent }) => textContent)).toEqual(
    now.players.map(({ name }) => name),
  );
});
