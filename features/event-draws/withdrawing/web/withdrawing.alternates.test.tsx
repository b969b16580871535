import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { drawStage } from '#domain/stage-draw/draw.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import type { DraftedDraw, PreparedEvent } from '../../web/event-draws.queries.ts';
import { KNOCKOUT, sampleDraw, sampleEvent } from '../../web/lib/sample-event.ts';
import { withdrawingMessages as en } from '../withdrawing.messages.en.ts';
import { KnockoutDecision } from './components/knockout-decision.tsx';
import type { EntrantToWithdraw, EventToWithdrawFrom } from './withdrawing.queries.ts';

const params = { id: 1, eventId: 5 };
const stageId = '0193a0de-0000-7000-8000-000000000001';
const ids = Array.from({ length: 8 }, (_, at) => String(at + 1));

/** A published knockout of eight; `more` are in the list without a line. */
function prepared(more: readonly number[]): PreparedEvent {
  const list = ids.map((id) => ({ number: Number(id), club: null, isRanked: true }));
  const made = drawStage({ list, seedCount: 0 }, KNOCKOUT, 7);
  if (!made.ok) throw new Error('the knockout was not drawn');
  const draw = sampleDraw({
    publishedAt: '2026-11-20T09:00:00.000Z',
    made: made.value as DraftedDraw['made'],
    people: ids.map((id) => ({ id, name: `P${id}`, club: null })),
    results: { stageId, scoreFormat: null, finalFormat: null, marks: [], out: [] },
  });
  const entrants = [...ids.map(Number), ...more].map((number) => {
    return { number, name: `P${number}`, club: null, points: null, isNew: false };
  });
  const seeding = {
    version: 1,
    isByPoints: false,
    entrants,
  } as unknown as PreparedEvent['seeding'];
  return sampleEvent({ state: 'published', format: KNOCKOUT, draw, seeding });
}

function show(more: readonly number[], isOrganizer: boolean) {
  vi.stubGlobal('fetch', async () => Response.json({ event: prepared(more) }));
  const event = {
    ...{ published: 'knockout', isFollowed: false, isPlayed: false, isOrderOut: true },
    ...{ isClosed: true, isCancelled: false, isDrawn: true, isOrganizer, called: [], waiting: 0 },
  } as unknown as EventToWithdrawFrom;
  const entrant = {
    ...{ entryId: stageId, number: 1, name: 'P1', club: null, applicationId: null },
    ...{ isIn: true, refund: 'nothing-paid', refundYen: null, request: null },
  } as EntrantToWithdraw;
  const shown = { params, event, entrant, isAsked: false };
  rendered(<KnockoutDecision {...shown} />);
}

describe('a line for which nobody is in the list', () => {
  test('The organizer reads how a substitute gets it, with the way to the entry list', async () => {
    show([], true);
    await screen.findByText(en.noAlternate);
    expect(screen.getByRole('link', { name: en.toEntryList }).getAttribute('href')).toBe(
      '/organizer/tournaments/1/entries?event=5',
    );
  });

  test('A referee, who sees no entry list, reads who can add somebody', async () => {
    show([], false);
    await screen.findByText(en.noAlternate);
    expect(screen.queryByRole('link', { name: en.toEntryList })).toBeNull();
  });

  test('With an alternate in the list there is nothing to add', async () => {
    show([9], true);
    await screen.findByText(en.choices.alternate);
    expect(screen.queryByText(en.noAlternate)).toBeNull();
  });
});
