import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drawStage } from '#domain/stage-draw/draw.ts';
import type { Language } from '#platform/shared/language.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { eventDrawsMessages as en } from '../event-draws.messages.en.ts';
import { DrawStep } from './components/draw-step.tsx';
import type { DraftedDraw, PreparedEvent } from './event-draws.queries.ts';
import { KNOCKOUT, sampleDraw, sampleEvent, DRAWN_AT as when } from './lib/sample-event.ts';

const params = { id: 1, eventId: 5 };
const entrants = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    name: `P${at + 1}`,
    club: at < 2 ? '青空中' : null,
    points: null,
    rankInClub: null,
    isProvisional: false,
    isNew: false,
  }));

function prepared(count: number, change: Partial<PreparedEvent> = {}): PreparedEvent {
  return sampleEvent({
    people: { confirmed: count, held: 0, waiting: 0 },
    seeding: {
      version: 3,
      seedCount: 2,
      isCountChosen: false,
      usualSeedCount: 2,
      mostSeeds: 2,
      savedBy: null,
      isByPoints: true,
      entrants: entrants(count),
    },
    sport: 'unspecified',
    ruleBook: 'table-tennis',
    ...change,
  });
}

function drafted(count: number, change: Partial<DraftedDraw> = {}): DraftedDraw {
  const list = entrants(count).map(({ number, club }) => ({ number, club, isRanked: false }));
  const made = drawStage({ list, seedCount: 0 }, KNOCKOUT, 7);
  if (!made.ok) throw new Error(made.code);
  return sampleDraw({
    // The contract's knockout has no results but byes, as every draw that was just made.
    made: made.value as DraftedDraw['made'],
    people: entrants(count).map(({ number, name, club }) => ({ id: String(number), name, club })),
    ...change,
  });
}

const drawn = (change: Partial<DraftedDraw> = {}, event: Partial<PreparedEvent> = {}) =>
  prepared(8, { state: 'drawn', draw: drafted(8, change), ...event });

/** Notes what is sent, and refuses it with this code. */
function refusing(code: string, status = 409) {
  const sent: { readonly url: string; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    if (options?.method === 'POST') sent.push({ url, body: JSON.parse(String(options.body)) });
    return Response.json({ code, requestId: '1' }, { status });
  });
  return sent;
}

const open = (event: PreparedEvent, isSeedingUnsaved = false, language: Language = 'en') =>
  rendered(<DrawStep params={params} event={event} isSeedingUnsaved={isSeedingUnsaved} />, {
    language,
  });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const send = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
const set = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
describe('before the draw', () => {
  test('Each format says its matches, and is drawn with what the organizer has seen', async () => {
    const sent = refusing('SEEDING_CHANGED');
    open(prepared(11));
    expect(screen.getByText(en.matches(10))).toBeTruthy();
    // Groups of 3 or 5 would be the same groups of eleven.
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByText(en.matches(20))).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /Groups of 4/ }));
    set(new RegExp(en.next), 'placing');
    press(en.drawNow);
    expect(await screen.findByText(en.refusedTexts.SEEDING_CHANGED)).toBeTruthy();
    expect(sent[0]?.url).toContain('/api/tournaments/1/events/5/draw');
    expect(sent[0]?.body).toMatchObject({
      seenDraw: 0,
      seenVersion: 3,
      format: { kind: 'groups', size: 4, next: 'placing' },
    });
  });

  test('The chosen format is there again after a reload', () => {
    const { unmount } = open(prepared(20));
    fireEvent.click(screen.getByRole('radio', { name: /Groups of 5/ }));
    unmount();
    open(prepared(20));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Groups of 5/ }).checked).toBe(true);
  });

  test('Two make no group, and one makes no draw', () => {
    const { unmount } = open(prepared(2));
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(en.shapes.one) }).disabled,
    ).toBe(true);
    expect(screen.getByText(en.impossible('GROUP_TOO_SMALL', 'Singles'))).toBeTruthy();
    unmount();
    open(prepared(1));
    expect(screen.getByText(en.fewTitle('Singles'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.drawNow })).toBeNull();
  });

  test.each([
    ['Singles', '人', '名'],
    ['Doubles', '組', '組'],
    ['Team', 'チーム', 'チーム'],
  ] as const)(
    'In Japanese, the groups of an event of the type %s are counted in %s, and what a draw needs in %s',
    (eventType, inLeague, unit) => {
      const inJapanese = (count: number) => open(prepared(count, { eventType }), false, 'ja');
      const several = inJapanese(20);
      expect(screen.getByRole('radio', { name: new RegExp(`5${inLeague}リーグ`) })).toBeTruthy();
      expect(several.container.textContent).toContain(`5${inLeague}リーグ×4`);
      several.unmount();
      const two = inJapanese(2);
      expect(screen.getByText(`3${unit}以上の参加が必要です`)).toBeTruthy();
      two.unmount();
      inJapanese(1);
      expect(screen.getByText(`抽選には2${unit}以上の参加が必要です`)).toBeTruthy();
    },
  );

  test('A cancelled tournament is not drawn', () => {
    const { container } = open(prepared(8, { isCancelled: true }));
    expect(container.textContent).toBe('');
  });

  test('Nothing is drawn from a seeding that is not saved', () => {
    open(prepared(8), true);
    expect(screen.getByText(en.unsavedSeeding)).toBeTruthy();
    expect(button(en.drawNow).disabled).toBe(true);
  });

  test('After a publication was taken back the next draw counts up', () => {
    const withdrawn = { at: when, reason: 'Somebody was forgotten' };
    open(prepared(8, { draw: drafted(8, { publishedAt: when, withdrawn }) }));
    expect(screen.getByText(en.withdrawnTitle(1))).toBeTruthy();
    expect(button(en.drawAgain(2))).toBeTruthy();
  });
});

describe('a draft', () => {
  const clashes = {
    matches: 1,
    lowerBound: 0,
    meetings: [{ place: 3, entrants: ['1', '2'] }],
  };

  test('Club-mates who meet are named, and an exchange begins with one of them', async () => {
    const sent = refusing('EMPTY_MATCH', 422);
    open(drawn({ clashes }));
    expect(screen.getByText(`${en.clashMatches(1)} ${en.clashBound(0)}`)).toBeTruthy();
    press(en.exchangeOne('P2'));
    const first = screen.getByLabelText<HTMLSelectElement>(new RegExp(en.first));
    expect(first.selectedOptions[0]?.textContent).toMatch(/P2 \(青空中\)$/);
    const other = first.value === '8' ? '7' : '8';
    set(new RegExp(en.second), other);
    set(new RegExp(en.reason), 'Brothers');
    send();
    expect(await screen.findByText(en.errors.EMPTY_MATCH)).toBeTruthy();
    expect(sent[0]?.body).toEqual({
      position: 0,
      seenDraw: 1,
      seenAmendments: 0,
      change: { kind: 'exchange', lines: [Number(first.value), Number(other)] },
      reason: 'Brothers',
    });
  });

  test('The reason of an exchange stays when somebody else has drawn meanwhile', async () => {
    refusing('DRAW_CHANGED');
    const { unmount } = open(drawn());
    press(en.exchange);
    set(new RegExp(en.first), '1');
    set(new RegExp(en.second), '8');
    set(new RegExp(en.reason), 'Brothers');
    send();
    expect(await screen.findByText(en.refusedTexts.DRAW_CHANGED)).toBeTruthy();
    unmount();
    open(drawn({ number: 2 }));
    press(en.exchange);
    expect(screen.getByLabelText<HTMLTextAreaElement>(new RegExp(en.reason)).value).toBe(
      'Brothers',
    );
    expect(screen.getByLabelText<HTMLSelectElement>(new RegExp(en.first)).value).toBe('');
  });

  test('An outdated draft is not published; places that are held are named', () => {
    const { unmount } = open(drawn({ isOutdated: true }));
    expect(screen.getByText(en.outdatedTitle)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.publish })).toBeNull();
    unmount();
    open(drawn({}, { people: { confirmed: 8, held: 2, waiting: 0 } }));
    expect(screen.getByText(en.heldText(2))).toBeTruthy();
  });

  test('A draft of a cancelled tournament is shown and cannot be changed', () => {
    open(drawn({ clashes }, { isCancelled: true }));
    expect(screen.getByText(en.draftTitle(1))).toBeTruthy();
    for (const name of [en.exchange, en.publish, en.drawAgain(2), en.exchangeOne('P1')]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});

describe('a published draw', () => {
  test('Taking it back needs a reason, which a lost connection does not lose', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, options?: RequestInit) => {
      if (options?.method === 'POST') sent.push(options.body);
      throw new TypeError('no connection');
    });
    open(drawn({ publishedAt: when }, { state: 'published' }));
    expect(screen.getByRole('link', { name: en.toPublic }).getAttribute('href')).toBe(
      '/tournaments/1/draws/5',
    );
    press(en.takeBack);
    send();
    expect(screen.getByText(en.errors.reasonMissing)).toBeTruthy();
    expect(sent).toEqual([]);
    set(new RegExp(en.reason), 'Somebody was forgotten');
    send();
    expect(await screen.findByText(en.refusedTexts.CONNECTION_LOST)).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>(new RegExp(en.reason)).value).toBe(
        'Somebody was forgotten',
      ),
    );
  });
});
