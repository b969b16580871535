import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { tieOrdersMessages as en } from '../../tie-orders.messages.en.ts';
import type { DeskTie } from '../tie-orders.queries.ts';
import { TieTime } from './tie-time.tsx';

const at = (time: string) => `2026-12-04T${time}:00+09:00`;

/** The field of a tie that begins at 9:00; `read` is what a newer answer of the server says. */
function shown() {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({});
  });
  let read: (time: string) => void = () => {};
  function Read() {
    const [time, setTime] = useState('09:00');
    read = setTime;
    const tie = { tournamentId: 7, stageId: 's', matchId: 'm', startsAt: at(time) };
    return <TieTime tie={tie as DeskTie} />;
  }
  rendered(<Read />);
  return { sent, read: (time: string) => act(() => read(time)) };
}

const field = () => screen.getByLabelText<HTMLInputElement>(en.startTime);
const save = () => act(async () => void fireEvent.click(screen.getByText(en.saveTime)));

test('The time that another desk has set is shown where none was typed', () => {
  const { read } = shown();
  read('10:00');
  expect(field().value).toBe('10:00');
});

test('A typed time names the one that was seen, and waits where another desk has set one', async () => {
  const { sent, read } = shown();
  fireEvent.change(field(), { target: { value: '09:30' } });
  read('10:00');
  expect(field().value).toBe('09:30');
  await save();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByText('Keep mine'));
  await save();
  expect(sent).toEqual([{ time: '09:30', seenTime: '10:00' }]);
});
