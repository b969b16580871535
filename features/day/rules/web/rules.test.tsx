import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dayMessages } from '../../day.messages.en.ts';
import { queueMessages } from '../../queue/queue.messages.en.ts';
import { openQueue as open } from '../../queue/web/components/sample-desk.tsx';
import { queue } from '../../queue/web/lib/sample-queue.ts';
import type { DayBreak } from '../../queue/web/queue.queries.ts';
import { rulesMessages } from '../rules.messages.en.ts';

const en = { ...queueMessages, ...rulesMessages };
const event = dayMessages.theTournament;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog', { hidden: true }));
const sentOnce = (sent: readonly unknown[]) =>
  vi.waitFor(() => expect(sent).toHaveLength(1)).then(() => sent[0]);

test('Without a connection the plan of an event can be tried again', async () => {
  await open('/rules');
  onlineManager.setOnline(false);
  press(en.makePlan);
  expect((await dialog()).getByText('Try again')).toBeTruthy();
});

test('The rest of an event is sent with what the desk saw', async () => {
  const sent = await open('/rules');
  fireEvent.click(screen.getByText(event));
  const form = await dialog();
  fireEvent.change(form.getByLabelText(en.rest), { target: { value: '１５' } });
  fireEvent.click(form.getByText(en.save));
  const seen = queue.events[0]?.rules;
  expect(await sentOnce(sent)).toMatchObject({
    url: '/api/tournaments/8/day/queue/events/7',
    body: { seen, next: { ...seen, restMinutes: 15 } },
  });
});

test('An event begins later than the tournament', async () => {
  const sent = await open('/rules');
  fireEvent.click(screen.getByText(event));
  const form = await dialog();
  fireEvent.change(form.getByLabelText(en.begins), { target: { value: '13:00' } });
  fireEvent.click(form.getByText(en.save));
  expect(await sentOnce(sent)).toMatchObject({ body: { next: { notBefore: '13:00' } } });
});

test('An event and its last rounds get courts by label, and a label without a court is pointed out', async () => {
  const [first, ...others] = queue.courts;
  const courts = [{ ...first!, labels: ['Centre', 'Lower'] }, ...others];
  const rules = { ...queue.events[0]!.rules, courtLabel: 'Gone' };
  const sent = await open('/rules', {
    queue: { courts, events: [{ ...queue.events[0]!, rules }] },
  });
  fireEvent.click(screen.getByText(event));
  const form = await dialog();
  expect(form.getByText(en.labelMissing('Gone'))).toBeTruthy();
  const choose = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  choose(en.playedOn.table, 'Lower');
  choose(en.lastCourts.table, '4');
  choose(en.lastPlayedOn.table, 'Centre');
  expect(form.queryByText(en.labelMissing('Gone'))).toBeNull();
  fireEvent.click(form.getByText(en.save));
  expect(await sentOnce(sent)).toMatchObject({
    body: {
      seen: rules,
      next: { courtLabel: 'Lower', lastCourts: { from: 4, label: 'Centre' } },
    },
  });
});

test('Rules that another desk has changed meanwhile are replaced by the second press', async () => {
  const was = queue.events[0]!.rules;
  const other = { ...was, restMinutes: was.restMinutes + 1 };
  const sent = await open('/rules', {
    refused: { code: 'QUEUE_CHANGED' },
    after: { events: [{ ...queue.events[0]!, rules: other }] },
  });
  fireEvent.click(screen.getByText(event));
  const form = await dialog();
  fireEvent.change(form.getByLabelText(en.rest), { target: { value: '45' } });
  fireEvent.click(form.getByText(en.save));
  expect(await form.findByText(en.failures.QUEUE_CHANGED)).toBeTruthy();
  const summary = en.rulesSummary(other.restMinutes, queue.events[0]!.minutes);
  await screen.findByText((text) => text.startsWith(summary));
  fireEvent.click(form.getByText(en.save));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body.seen)).toEqual([was, other]);
});

test('A rest of 241 minutes is pointed out beside the field, and nothing is sent', async () => {
  const sent = await open('/rules');
  fireEvent.click(screen.getByText(event));
  const form = await dialog();
  fireEvent.change(form.getByLabelText(en.rest), { target: { value: '241' } });
  fireEvent.click(form.getByText(en.save));
  expect(await form.findByText(en.numberInvalid(0, 240))).toBeTruthy();
  expect(sent).toEqual([]);
});

test('Lunch for everybody is added; a second try after a lost answer sends the same break', async () => {
  const sent = await open('/rules', { refused: { code: 'INVALID_TIMES' } });
  press(en.newBreak);
  const form = await dialog();
  fireEvent.click(form.getByText(en.save));
  expect(await form.findByText(en.timesMissing)).toBeTruthy();
  fireEvent.change(form.getByLabelText(en.from), { target: { value: '11:30' } });
  fireEvent.change(form.getByLabelText(en.until), { target: { value: '13:30' } });
  fireEvent.click(form.getByText(en.save));
  expect(await sentOnce(sent)).toMatchObject({
    body: { break: { kind: 'lunch', eventId: null, from: '11:30', until: '13:30', minutes: 30 } },
  });
  expect(await form.findByText(en.failures.INVALID_TIMES)).toBeTruthy();
  fireEvent.click(form.getByText(en.save));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body.id).toBe(sent[0]?.body.id);
});

test('A break of all tables is added at once, and is in the list by that name', async () => {
  const times = { from: '13:00', until: '13:30' };
  const one = { id: 'p', kind: 'court', eventId: null, courtId: null, minutes: null, ...times };
  const sent = await open('/rules', { after: { breaks: [one as DayBreak] } });
  press(en.newBreak);
  const form = await dialog();
  fireEvent.change(form.getByLabelText(en.kind), { target: { value: 'court' } });
  fireEvent.change(form.getByLabelText(en.from), { target: { value: '13:00' } });
  fireEvent.change(form.getByLabelText(en.until), { target: { value: '13:30' } });
  fireEvent.click(form.getByText(en.save));
  expect(await sentOnce(sent)).toMatchObject({
    body: { break: { kind: 'court', courtId: null, ...times } },
  });
  expect(await screen.findByText(new RegExp(`· ${en.allCourts.table}`))).toBeTruthy();
});
