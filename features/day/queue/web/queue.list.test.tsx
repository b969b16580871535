import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { queueMessages as en } from '../queue.messages.en.ts';
import { queueMessages as ja } from '../queue.messages.ja.ts';
import { openQueue as open } from './components/sample-desk.tsx';
import { key, queue } from './lib/sample-queue.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog', { hidden: true }));
const sentOnce = (sent: readonly unknown[]) =>
  vi.waitFor(() => expect(sent).toHaveLength(1)).then(() => sent[0]);

const CHIBA = 'Chiba Sora vs Doi Aoi';
const GOTO = 'Goto Mei vs Hara Jun';

describe('the order of the matches', () => {
  test('A button moves a match before the one above it', async () => {
    const sent = await open('/queue');
    press(en.up(GOTO));
    expect(await sentOnce(sent)).toMatchObject({
      method: 'PUT',
      body: {
        matchId: '1-3',
        order: { kind: 'place', before: { matchId: '1-1' } },
      },
    });
    expect(screen.getByText(en.moved(GOTO, 1, 2))).toBeTruthy();
  });

  test('The last place has no match after it', async () => {
    const sent = await open('/queue');
    press(en.down(CHIBA));
    expect(await sentOnce(sent)).toMatchObject({
      body: { matchId: '1-1', order: { kind: 'place', before: null } },
    });
  });

  test('Without a connection a match moves on this phone only, over a reload, and with one the order of the desk is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const sent = await open('/queue');
    const order = () =>
      [...document.querySelectorAll('[data-place]')].map(({ textContent }) =>
        [CHIBA, GOTO].find((versus) => textContent.includes(versus)),
      );
    const desks = order();
    online.mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    press(en.up(GOTO));
    expect(screen.getByText(en.localTitle)).toBeTruthy();
    expect(order().slice(0, 2)).toEqual([GOTO, CHIBA]);
    cleanup();
    // The sample queue is read here, and comes from the phone's copy elsewhere.
    onlineManager.setOnline(true);
    await open('/queue');
    expect(order().slice(0, 2)).toEqual([GOTO, CHIBA]);
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await vi.waitFor(() => expect(order()).toEqual(desks));
    expect(screen.queryByText(en.localTitle)).toBeNull();
    expect(sent).toEqual([]);
  });

  test('A tap on a match says why it goes next, and holds it', async () => {
    const sent = await open('/queue');
    fireEvent.click(screen.getByText(CHIBA));
    const sheet = await dialog();
    expect(sheet.getByText(en.reasonCriticalPath(95))).toBeTruthy();
    expect(sheet.getByText(en.waitingFor(42))).toBeTruthy();
    fireEvent.click(sheet.getByLabelText(en.hold));
    expect(await sentOnce(sent)).toMatchObject({ body: { order: { kind: 'hold', isHeld: true } } });
  });

  test('A match is called to a chosen table, or made the next one there', async () => {
    const sent = await open('/queue', {
      refused: { code: 'COURT_TAKEN', details: { court: '1' } },
    });
    fireEvent.click(screen.getByText(CHIBA));
    const sheet = await dialog();
    fireEvent.change(sheet.getByLabelText(en.callTo.table), { target: { value: 'a' } });
    fireEvent.click(sheet.getByText(en.call));
    expect(await sentOnce(sent)).toMatchObject({ body: { step: { kind: 'call', courtId: 'a' } } });
    expect(await sheet.findByText(en.courtTaken('Table 1'))).toBeTruthy();
    fireEvent.click(sheet.getByText(en.reserve));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ step: { kind: 'next', courtId: 'a' } });
  });

  test.each([
    ['en', en],
    ['ja', ja],
  ] as const)(
    'In %s a call that is sent again to another table after a lost answer blames no other official',
    async (language, t) => {
      await open('/queue', { language });
      fireEvent.click(screen.getByText(CHIBA));
      const sheet = await dialog();
      const callTo = (courtId: string) => {
        fireEvent.change(sheet.getByLabelText(t.callTo.table), { target: { value: courtId } });
        fireEvent.click(sheet.getByText(t.call));
      };
      const answers = [
        () => Promise.reject(new TypeError('Failed to fetch')),
        ...[1, 2].map(() => async () => {
          return Response.json({ code: 'QUEUE_CHANGED', requestId: 'r' }, { status: 409 });
        }),
      ];
      vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) =>
        method === 'GET' ? Response.json({ queue }) : answers.shift()!(),
      );
      callTo('a');
      await vi.waitFor(() => expect(answers).toHaveLength(2));
      await vi.waitFor(() => expect(sheet.getByRole('alert')).toBeTruthy());
      callTo('b');
      expect(await sheet.findByText(t.failures.LAST_TRY_ARRIVED)).toBeTruthy();
      // The next one is answered by what others did meanwhile.
      callTo('a');
      expect(await sheet.findByText(t.failures.QUEUE_CHANGED)).toBeTruthy();
    },
  );

  test.each([
    ['en', en],
    ['ja', ja],
  ] as const)('In %s a match that is not ready says what it waits for', async (language, t) => {
    await open('/queue', { language });
    fireEvent.click(screen.getByRole('tab', { name: t.notReady(1) }));
    const table = language === 'ja' ? '1番台' : 'Table 1';
    const why = t.joined([t.isResting('Eto Ren', '10:14'), t.waitsForSidesOn(table)]);
    expect(await screen.findByText(why)).toBeTruthy();
  });

  test('A match without both players cannot be called, also not anyway', async () => {
    await open('/queue');
    fireEvent.click(screen.getByRole('tab', { name: en.notReady(1) }));
    fireEvent.click(await screen.findByText(`${en.unknownSide} vs Eto Ren`));
    const sheet = await dialog();
    expect(sheet.queryByText(en.callAnyway)).toBeNull();
    expect(sheet.queryByText(en.call)).toBeNull();
  });

  test.each([
    ['en', en],
    ['ja', ja],
  ] as const)(
    'In %s a match that waits for its umpire only names them, and is called anyway',
    async (language, t) => {
      const umpire = { id: 'person-1', name: 'Abe Rin' };
      const why = {
        code: 'umpire-busy' as const,
        person: umpire,
        courtId: 'a',
        keys: [],
        until: null,
      };
      const sent = await open('/queue', {
        language,
        queue: { waiting: [], notReady: [{ key: key('1-3'), obstacles: [why] }] },
      });
      fireEvent.click(screen.getByRole('tab', { name: t.notReady(1) }));
      const table = language === 'ja' ? '1番台' : 'Table 1';
      fireEvent.click(await screen.findByText(t.isUmpireBusyOn('Abe Rin', table)));
      const sheet = await dialog();
      expect(sheet.getByLabelText(t.umpireField)).toHaveProperty('value', '');
      expect(sheet.getByText(t.callWithoutUmpire)).toBeTruthy();
      fireEvent.click(sheet.getByText(t.callAnyway));
      expect(await sentOnce(sent)).toMatchObject({
        body: { step: { kind: 'call', umpireId: null, isAnyway: true } },
      });
    },
  );

  test('A match that is not called leads to its result as well, for a walkover or a result on paper', async () => {
    await open('/queue');
    fireEvent.click(screen.getByText(CHIBA));
    const name = `${en.resultWithoutCall}: ${CHIBA}`;
    const link = await (await dialog()).findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/organizer/tournaments/8/events/7/knockout/1-1');
    cleanup();
    await open('/queue');
    fireEvent.click(screen.getByRole('tab', { name: en.notReady(1) }));
    fireEvent.click(await screen.findByText(`${en.unknownSide} vs Eto Ren`));
    expect((await dialog()).queryByText(en.resultWithoutCall)).toBeNull();
  });

  test('A match is called without the umpire whom the rules propose', async () => {
    const matches = queue.matches.map((one) =>
      one.key === key('1-1') ? { ...one, umpire: { id: '5', name: 'Eto Ren' } } : one,
    );
    const sent = await open('/queue', { queue: { matches } });
    fireEvent.click(screen.getByText(CHIBA));
    const sheet = await dialog();
    expect(sheet.getByText(en.asProposedOne('Eto Ren'))).toBeTruthy();
    fireEvent.change(sheet.getByLabelText(en.umpireField), { target: { value: 'none' } });
    fireEvent.click(sheet.getByText(en.call));
    expect(await sentOnce(sent)).toMatchObject({
      body: { step: { kind: 'call', umpireId: 'none', isAnyway: false } },
    });
  });

  test('A finished match leads to its result', async () => {
    await open('/queue');
    fireEvent.click(screen.getByRole('tab', { name: en.over(1) }));
    const link = await screen.findByRole('link', { name: /Eto Ren wins 11-9 11-7/ });
    expect(link.getAttribute('href')).toBe('/organizer/tournaments/8/events/7/knockout/1-2');
  });
});
