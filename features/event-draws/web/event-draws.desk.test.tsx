import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { drawStage } from '#domain/stage-draw/draw.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { eventDrawsMessages as en } from '../event-draws.messages.en.ts';
import { resultsMessages as results } from '../results/results.messages.en.ts';
import { withdrawingMessages as withdrawing } from '../withdrawing/withdrawing.messages.en.ts';
import type { DraftedDraw, PreparedEvent } from './event-draws.queries.ts';
import { DRAWN_AT, KNOCKOUT, sampleDraw, sampleEvent } from './lib/sample-event.ts';
import { Screen } from './screens/event-steps.screen.tsx';

const numbers = [1, 2, 3, 4];

/** An event as a desk helper reads it. */
const event = sampleEvent({
  state: 'drawn',
  isOrganizer: false,
  mayReferee: false,
  people: { confirmed: 4, held: 0, waiting: 0 },
  format: KNOCKOUT,
});

function publishedDraw(): DraftedDraw {
  const list = numbers.map((number) => ({ number, club: null, isRanked: false }));
  const made = drawStage({ list, seedCount: 0 }, KNOCKOUT, 7);
  if (!made.ok) throw new Error(made.code);
  return sampleDraw({
    publishedAt: DRAWN_AT,
    made: made.value as DraftedDraw['made'],
    people: numbers.map((number) => ({ id: String(number), name: `P${number}`, club: null })),
    results: {
      stageId: '01a14000-0000-7000-8000-000000000001',
      scoreFormat: null,
      finalFormat: null,
      marks: [],
      out: [],
    },
  });
}

async function open(change: Partial<PreparedEvent> = {}) {
  vi.stubGlobal('fetch', async () => Response.json({ event: { ...event, ...change } }));
  rendered(
    <Routes>
      <Route path="/organizer/tournaments/:id/events/:eventId" element={<Screen />} />
    </Routes>,
    { path: '/organizer/tournaments/1/events/5' },
  );
  await screen.findByRole('heading', { level: 1, name: en.titleOfPublished });
  await screen.findByText('Winter Open');
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('Before a draw is published, a desk helper reads who publishes it, and can do nothing about it', async () => {
  await open();
  expect(screen.getByText(en.notPublished)).toBeTruthy();
  expect(buttons()).toEqual([]);
  const back = screen.getByRole('link', { name: en.backToEvents });
  expect(back.getAttribute('href')).toBe('/referee/tournaments/1');
});

test('Of a published draw a desk helper enters results, and neither takes it back nor chooses how it is scored', async () => {
  await open({ state: 'published', draw: publishedDraw() });
  expect(await screen.findByText(results.tapToEnter)).toBeTruthy();
  expect(screen.getByRole('link', { name: en.toPublic })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.takeBack })).toBeNull();
  expect(screen.queryByText(results.formatTitle)).toBeNull();
  expect(screen.queryByText(withdrawing.link)).toBeNull();
  expect(screen.queryByText(en.entries)).toBeNull();
});
