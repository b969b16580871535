import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FROM_DAY } from '#features/event-draws/results/web/hooks/use-return-to.ts';
import { EVENT_RESULT } from '#features/event-draws/results/web/lib/knockout-outbox.ts';
import { matchesMessages as matchesEn } from '#features/matches/matches.messages.en.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { dayMessages as dayEn } from '../../day.messages.en.ts';
import { dayMessages as dayJa } from '../../day.messages.ja.ts';
import { openTablesMessages as tablesEn } from '../../open-tables/open-tables.messages.en.ts';
import { queueMessages as en } from '../queue.messages.en.ts';
import { queueMessages as ja } from '../queue.messages.ja.ts';
import { openQueue as open } from './components/sample-desk.tsx';
import { court, key, match, NOW, queue, side } from './lib/sample-queue.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog', { hidden: true }));
const sentOnce = (sent: readonly unknown[]) =>
  vi.waitFor(() => expect(sent).toHaveLength(1)).then(() => sent[0]);

const CHIBA = 'Chiba Sora vs Doi Aoi';
const ABE = 'Abe Rin vs Baba Yui';
const GOTO = 'Goto Mei vs Hara Jun';

describe('the matches on the home of the desk', () => {
  test.each([
    ['en', en, CHIBA],
    ['ja', ja, 'Chiba Sora 対 Doi Aoi'],
  ] as const)('In %s a free table shows the match to call and why', async (language, t, versus) => {
    await open('', { language });
    expect(await screen.findByText(t.reasonCriticalPath(95))).toBeTruthy();
    expect(screen.getByText(t.plan.behind)).toBeTruthy();
    expect(screen.getByText(t.courtClosed)).toBeTruthy();
    const table = language === 'ja' ? dayJa.tableNumber('2') : dayEn.tableNumber('2');
    expect(screen.getByRole('button', { name: t.callOf(versus, table) })).toBeTruthy();
  });

  test('The phone reads ahead what the result of a match on a table needs, and nothing of others', async () => {
    await open('');
    const read = () =>
      vi
        .mocked(fetch)
        .mock.calls.map(([url]) => String(url))
        .filter((url) => /events/.test(url));
    await vi.waitFor(() => expect(read()).toEqual(['/api/tournaments/8/events/7/seeding']));
    cleanup();
    const free = queue.courts.map((one) => ({ ...one, current: null }));
    const waiting = queue.matches.map((one) => ({ ...one, state: 'waiting' as const }));
    await open('', { queue: { courts: free, matches: waiting } });
    expect(read()).toEqual([]);
  });

  test('Tables that nobody needs are opened for practice, as many as the desk chooses', async () => {
    const openTables = { spare: ['b', 'a'], waiting: 0 };
    const sent = await open('', { queue: { openTables } });
    expect(screen.getByText(tablesEn.spare(2, 'table'))).toBeTruthy();
    const choice = screen.getByLabelText(tablesEn.howMany.table);
    fireEvent.change(choice, { target: { value: '1' } });
    press(tablesEn.open);
    expect(await sentOnce(sent)).toMatchObject({
      url: '/api/tournaments/8/day/open-tables',
      body: { seen: [], next: ['b'] },
    });
  });

  test('An open table names its players, says when a match needs it, and is taken back in one tap', async () => {
    const practice = { names: ['Kudo Riku', 'Mori Shiho'], calledAt: NOW };
    const courts = queue.courts.map((one) =>
      one.id === 'b' ? { ...one, proposal: null, isOpenTable: true, practice } : one,
    );
    const openTables = { spare: [], waiting: 3 };
    const sent = await open('', { queue: { courts, openTables } });
    expect(screen.getByText(/Kudo Riku vs Mori Shiho/)).toBeTruthy();
    expect(screen.getByText(tablesEn.needed(2, 'table'))).toBeTruthy();
    expect(screen.getByText(tablesEn.waiting(3))).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: tablesEn.takeBack })[0]!);
    expect(await sentOnce(sent)).toMatchObject({ body: { seen: ['b'], next: [] } });
  });

  test('A wait of less than a minute is not counted', async () => {
    const reason = { code: 'longest-waiting', minutes: 0 } as const;
    const courts = queue.courts.map((one) =>
      one.proposal ? { ...one, proposal: { ...one.proposal, reason } } : one,
    );
    await open('', { queue: { courts } });
    expect(await screen.findByText(en.reasonWaitingLongest)).toBeTruthy();
  });

  test('One tap calls the proposed match to the table, with what the desk saw', async () => {
    const sent = await open('', {
      after: { courts: [court('b', '2', { current: key('1-1') })] },
    });
    press(en.callOf(CHIBA, 'Table 2'));
    expect(await sentOnce(sent)).toMatchObject({
      url: '/api/tournaments/8/day/queue/steps',
      body: {
        matchId: '1-1',
        seenVersion: 2,
        player1Id: '3',
        player2Id: '4',
        step: { kind: 'call', courtId: 'b', umpireId: null, isAnyway: false },
      },
    });
    await vi.waitFor(() =>
      expect(screen.queryByRole('button', { name: en.callOf(CHIBA, 'Table 2') })).toBeNull(),
    );
  });

  test('A call that another desk has overtaken says so at the table, and shows the current state', async () => {
    const busy = court('b', '2', { current: key('1-3') });
    const sent = await open('', {
      refused: { code: 'QUEUE_CHANGED' },
      after: { courts: [busy] },
    });
    press(en.callOf(CHIBA, 'Table 2'));
    await sentOnce(sent);
    const table = within(await screen.findByRole('region', { name: 'Table 2' }));
    expect(await table.findByText(en.failures.QUEUE_CHANGED)).toBeTruthy();
    expect(await table.findByText('Goto Mei')).toBeTruthy();
  });

  test('A player on another table is named with the table', async () => {
    await open('', {
      refused: { code: 'PLAYER_BUSY', details: { person: 'Doi Aoi', court: '1' } },
    });
    press(en.callOf(CHIBA, 'Table 2'));
    expect(await screen.findByText(en.playerBusy('Doi Aoi', 'Table 1'))).toBeTruthy();
  });

  test('The desk calls a match in spite of a rest that it was not shown', async () => {
    const details = { reasons: 'rest', isOverridable: true };
    const sent = await open('', { refused: { code: 'NOT_READY', details } });
    press(en.callOf(CHIBA, 'Table 2'));
    const rests = en.notReadyBecause(en.obstacleWords.rest);
    expect(await screen.findByText(rests)).toBeTruthy();
    press(en.callAnyway);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ matchId: '1-1', step: { isAnyway: true } });
  });

  test('A match that is played leads to its result, and its table to what is next', async () => {
    await open('');
    const link = await screen.findByRole('link', { name: en.finishedOf(ABE) });
    expect(link.getAttribute('href')).toBe('/organizer/tournaments/8/events/7/knockout/1-0');
    expect(screen.getByText(GOTO)).toBeTruthy();
  });

  test('A refused result leads to its screen, which leads back to the desk', async () => {
    const address = '/organizer/tournaments/8/events/7/knockout/1-0';
    const meta = { player1: { name: 'Abe Rin' }, player2: { name: 'Baba Yui' }, address };
    const refusal = { code: 'MATCH_CHANGED', status: 409 };
    const refused = { id: 'w', kind: EVENT_RESULT, tries: 1, meta, refusal };
    const entries = [refused] as unknown as OutboxEntry[];
    vi.spyOn(outbox, 'current').mockReturnValue(entries);
    await open('');
    fireEvent.click(screen.getByRole('link', { name: matchesEn.openScore }));
    expect(screen.getByText(`${address} ${JSON.stringify(FROM_DAY)}`)).toBeTruthy();
  });

  test('A called match is started, and called again when the rule asks for it', async () => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
    const called = match({
      matchId: '1-0',
      state: 'called',
      courtId: 'a',
      calledAt: '2026-12-05T00:54:00.000Z',
      secondCallDueAt: '2026-12-05T00:59:00.000Z',
    });
    const matches = [called, ...queue.matches.slice(1)];
    const sent = await open('', { queue: { matches } });
    press(en.callAgainOf(ABE));
    expect(await sentOnce(sent)).toMatchObject({ body: { step: { kind: 'call-again' } } });
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: en.startOf(ABE) })).toHaveProperty(
        'disabled',
        false,
      ),
    );
    press(en.startOf(ABE));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ step: { kind: 'start' } });
  });

  test('A proposed walkover is declined in one tap, and recorded for the side that is here', async () => {
    const walkovers = [{ key: key('1-0'), since: NOW, missingSideIds: ['2'] }];
    const sent = await open('', { queue: { walkovers } });
    expect(await screen.findByText(en.missing('Baba Yui'))).toBeTruthy();
    press(en.cameOf(ABE));
    expect(await sentOnce(sent)).toMatchObject({ body: { decision: { kind: 'decline' } } });
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: en.walkoverOf(ABE) })).toHaveProperty(
        'disabled',
        false,
      ),
    );
    press(en.walkoverOf(ABE));
    const question = within(await screen.findByRole('alertdialog', { hidden: true }));
    fireEvent.click(question.getByText(en.record));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({
      seenVersion: 4,
      decision: { kind: 'accept', winnerId: '1' },
    });
  });

  test('Of two players of one name the desk reads the clubs where it says who is here', async () => {
    const matches = queue.matches.map((one) =>
      one.key === key('1-0')
        ? { ...one, player1: side('1', 'Abe Rin', 'East'), player2: side('2', 'Abe Rin', 'West') }
        : one,
    );
    const walkovers = [{ key: key('1-0'), since: NOW, missingSideIds: ['2'] }];
    await open('', { queue: { matches, walkovers } });
    expect(await screen.findByText(en.missing('Abe Rin (West)'))).toBeTruthy();
    press(en.walkoverOf('Abe Rin (East) vs Abe Rin (West)'));
    const question = within(await screen.findByRole('alertdialog', { hidden: true }));
    expect(question.getByText(en.winner('Abe Rin (East)'))).toBeTruthy();
    expect(question.getByText(en.winner('Abe Rin (West)'))).toBeTruthy();
  });

  test('Where nobody knows who is missing, the desk says it before a walkover is recorded', async () => {
    const walkovers = [{ key: key('1-0'), since: NOW, missingSideIds: [] }];
    const sent = await open('', { queue: { walkovers } });
    press(en.walkoverOf(ABE));
    const question = within(await screen.findByRole('alertdialog', { hidden: true }));
    fireEvent.click(question.getByText(en.record));
    expect(await question.findByText(en.chooseWinner)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('Who has checked in since a walkover was proposed is the winner that the question proposes', async () => {
    const proposed = { key: key('1-0'), since: NOW };
    const sent = await open('', {
      queue: { walkovers: [{ ...proposed, missingSideIds: ['1', '2'] }] },
      after: { walkovers: [{ ...proposed, missingSideIds: ['2'] }] },
      refused: { code: 'MATCH_CHANGED' },
    });
    press(en.cameOf(ABE));
    expect(await screen.findByText(en.missing('Baba Yui'))).toBeTruthy();
    press(en.walkoverOf(ABE));
    const question = within(await screen.findByRole('alertdialog', { hidden: true }));
    fireEvent.click(question.getByText(en.record));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ decision: { kind: 'accept', winnerId: '1' } });
  });

  test('Who checks in while the question is open is not chosen unseen, and what the desk has chosen stays', async () => {
    const proposed = { key: key('1-0'), since: NOW };
    const both = { walkovers: [{ ...proposed, missingSideIds: ['1', '2'] }] };
    await open('', { queue: both });
    press(en.walkoverOf(ABE));
    const question = within(await screen.findByRole('alertdialog', { hidden: true }));
    const nobody = () => question.getByRole<HTMLInputElement>('radio', { name: en.nobody });
    expect(nobody().checked).toBe(true);
    const one = { walkovers: [{ ...proposed, missingSideIds: ['2'] }] };
    vi.stubGlobal('fetch', async () => Response.json({ queue: { ...queue, ...one } }));
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByText(en.missing('Baba Yui'))).toBeTruthy();
    expect(nobody().checked).toBe(false);
    fireEvent.click(question.getByText(en.record));
    expect(await question.findByText(en.chooseWinner)).toBeTruthy();
    fireEvent.click(nobody());
    vi.stubGlobal('fetch', async () => Response.json({ queue: { ...queue, ...both } }));
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByText(en.missing('Abe Rin, Baba Yui'))).toBeTruthy();
    expect(nobody().checked).toBe(true);
  });

  test.each([
    ['en', en],
    ['ja', ja],
  ] as const)(
    'In %s disputed results come first, and lead to where they are decided',
    async (language, t) => {
      await open('', { language, queue: { counts: { ...queue.counts, disputed: 2 } } });
      expect(await screen.findByText(t.disputes(2))).toBeTruthy();
      const link = screen.getByRole('link', { name: t.toDisputes });
      expect(link.getAttribute('href')).toBe('/organizer/tournaments/8/day/results');
    },
  );

  test('Without a published draw the desk reads where the matches come from', async () => {
    await open('', { queue: { matches: [], waiting: [], notReady: [], finished: [] } });
    expect(await screen.findByText(en.noDraw)).toBeTruthy();
  });

  test('A day that is played to its end says so, and a closed one takes no call', async () => {
    const counts = { ...queue.counts, open: 0 };
    await open('', { queue: { counts, isClosed: true } });
    expect(await screen.findByText(en.allFinished)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.callOf(CHIBA, 'Table 2') })).toBeNull();
  });

  test('The match of a player who is absent or has withdrawn needs the desk, and leads to its result', async () => {
    const why = (code: 'absent' | 'withdrawn', name: string) => {
      const person = { id: `person-${name}`, name };
      return [{ code, person, courtId: null, keys: [], until: null }];
    };
    const notReady = [
      { key: key('1-1'), obstacles: why('absent', 'Doi Aoi') },
      { key: key('1-3'), obstacles: why('withdrawn', 'Goto Mei') },
    ];
    await open('', { queue: { waiting: [], notReady } });
    expect(await screen.findByText(en.absentMatches(2))).toBeTruthy();
    const absent = screen.getByRole('link', { name: new RegExp(en.isAbsent('Doi Aoi')) });
    expect(absent.getAttribute('href')).toBe('/organizer/tournaments/8/events/7/knockout/1-1');
    fireEvent.click(screen.getByRole('link', { name: new RegExp(en.hasWithdrawn('Goto Mei')) }));
    const elsewhere = `/organizer/tournaments/8/events/7/knockout/1-3 ${JSON.stringify(FROM_DAY)}`;
    expect(await screen.findByText(elsewhere)).toBeTruthy();
  });

  test('A day whose next stage is still to be drawn is not over: the desk is led to the draw', async () => {
    const counts = { ...queue.counts, open: 0 };
    const events = queue.events.map((one) => ({ ...one, nextDraw: 'now' as const }));
    await open('', { queue: { counts, events } });
    expect(await screen.findByText(en.toDrawNext)).toBeTruthy();
    const link = screen.getByRole('link', { name: en.toDraw });
    expect(link.getAttribute('href')).toBe('/organizer/tournaments/8/events/7');
    expect(screen.queryByText(en.allFinished)).toBeNull();
  });
});

describe('the sheet of a table', () => {
  test('A match moves to a free table, or goes back into the queue', async () => {
    const sent = await open('');
    press(en.more('Table 1'));
    const sheet = await dialog();
    fireEvent.click(await sheet.findByText(en.move));
    expect(await sentOnce(sent)).toMatchObject({
      body: { matchId: '1-0', step: { kind: 'move', courtId: 'b' } },
    });
    await vi.waitFor(() =>
      expect(sheet.getByText(en.back).closest('button')?.disabled).toBe(false),
    );
    fireEvent.click(sheet.getByText(en.back));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ step: { kind: 'back' } });
  });

  test('Somebody else umpires the match on a table, after its umpire has gone home', async () => {
    const matches = queue.matches.map((one) =>
      one.key === key('1-0') ? { ...one, umpire: { id: '9', name: 'Ito Sho' } } : one,
    );
    const sent = await open('', { queue: { matches } });
    press(en.more('Table 1'));
    const sheet = await dialog();
    const field = await sheet.findByLabelText(en.umpireField);
    expect(field).toHaveProperty('value', '9');
    fireEvent.change(field, { target: { value: '7' } });
    fireEvent.click(sheet.getByText(en.changeUmpire));
    expect(await sentOnce(sent)).toMatchObject({
      body: { matchId: '1-0', step: { kind: 'umpire', umpireId: '7' } },
    });
  });

  test('The umpire of a match and another entrant of the same name are called differently', async () => {
    const umpire = { id: '9', name: 'Eto Ren' };
    const matches = queue.matches.map((one) => (one.key === key('1-0') ? { ...one, umpire } : one));
    await open('', { queue: { matches } });
    press(en.more('Table 1'));
    const field = await (await dialog()).findByLabelText<HTMLSelectElement>(en.umpireField);
    const names = [...field.options].map(({ text }) => text);
    expect(names.filter((name) => name.startsWith('Eto Ren'))).toHaveLength(2);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('Eto Ren');
  });

  test('A table with a match is not closed: the sheet says what to do first', async () => {
    await open('', { refused: { code: 'COURT_IN_USE' } });
    press(en.more('Table 1'));
    fireEvent.click(await (await dialog()).findByText(en.close.table));
    expect(await screen.findByText(dayEn.failures.COURT_IN_USE)).toBeTruthy();
  });

  test('The words to read out name table, clubs, players and umpire', async () => {
    const called = match({
      matchId: '1-0',
      state: 'called',
      courtId: 'a',
      umpire: { id: '3', name: 'Chiba Sora' },
    });
    await open('', { language: 'ja', queue: { matches: [called, ...queue.matches.slice(1)] } });
    press(ja.more('1番台'));
    const said = await (await dialog()).findByText(/審判は、Chiba Sora選手に/);
    expect(said.textContent).toContain(
      'Sakura School、Abe Rin選手、対、Sakura School、Baba Yui選手。1番台に',
    );
  });
});
