import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { EventType } from '#domain/entry/vocabulary.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { entryListMessages as ja } from '../entry-list.messages.ja.ts';
import { AddPeople } from './components/add-people.tsx';

function open(
  places: { participantLimit: number; placesTaken: number },
  events: readonly {
    id: number;
    name?: string;
    eventType: EventType;
    placesLeft: number;
    drawState?: string;
    isInGroups?: boolean;
    participantLimit?: number;
    placesTaken?: number;
  }[] = [],
) {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      tournament: places,
      events: events.map((one) => ({ drawState: 'entries', ...one })),
    }),
  );
  rendered(<AddPeople id={1} open onClose={() => {}} />, { language: 'ja' });
}

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText(ja.people), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('adding people', () => {
  test('The button counts the people once they can be added, and never shows "0"', async () => {
    open({ participantLimit: 24, placesTaken: 4 });
    expect(await screen.findByText('空きはあと20名です。')).toBeTruthy();
    expect(button(ja.addSome).disabled).toBe(true);
    type('山田 太郎\n佐藤 花子');
    expect(button('2名を追加').disabled).toBe(false);
  });

  test.each([
    ['Doubles', '山田 太郎／佐藤 次郎\n鈴木 花', '2組を追加'],
    ['Team', '桜中学校 A\n桜中学校 B', '2チームを追加'],
  ] as const)(
    'In an event of type %s the button counts its sides',
    async (eventType, lines, add) => {
      open({ participantLimit: 24, placesTaken: 4 }, [{ id: 1, eventType, placesLeft: 20 }]);
      await screen.findByText(eventType === 'Team' ? ja.addTeams : ja.addPairs);
      type(lines);
      expect(button(add).disabled).toBe(false);
    },
  );

  test('After the draw the free places count, and the people are alternates', async () => {
    const closed = { id: 1, eventType: 'Singles', placesLeft: 0, drawState: 'published' } as const;
    open({ participantLimit: 24, placesTaken: 4 }, [
      { ...closed, participantLimit: 24, placesTaken: 22 },
    ]);
    await screen.findByText(ja.addAlternates);
    type('山田 太郎\n佐藤 花子');
    expect(button('2名を追加').disabled).toBe(false);
    type('山田 太郎\n佐藤 花子\n鈴木 花');
    await screen.findByText(ja.tooFew(2, 'Singles'));
  });

  test.each([
    ['published groups', 'published', true, ja.failures.GROUPS_DRAWN],
    ['groups that are played', 'running', true, ja.failures.GROUPS_DRAWN],
    ['closed entries', 'closed', false, ja.failures.ENTRIES_CLOSED],
    ['a draw that is not published', 'drawn', true, ja.failures.ENTRIES_CLOSED],
  ])(
    'Of %s the dialog says at once that nobody can be added',
    async (_, drawState, isInGroups, why) => {
      const event = { id: 1, eventType: 'Singles', placesLeft: 0, drawState, isInGroups } as const;
      open({ participantLimit: 24, placesTaken: 4 }, [
        { ...event, participantLimit: 24, placesTaken: 4 },
      ]);
      await screen.findByText(why);
      expect(screen.queryByText(ja.addAlternates)).toBeNull();
      type('山田 太郎');
      expect(button(ja.addSome).disabled).toBe(true);
    },
  );

  test('People who are sent again after a lost answer have the same ids, and for another event others', async () => {
    const both = { eventType: 'Singles', placesLeft: 20 } as const;
    const events = ['A', 'B'].map((name, at) => ({ id: at + 1, name, ...both }));
    open({ participantLimit: 24, placesTaken: 4 }, events);
    const event = await screen.findByLabelText(ja.columns.event);
    type('山田 太郎');
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (_url: string, options?: RequestInit) => {
      if (options?.body) sent.push(JSON.parse(String(options.body)).people[0].id);
      throw new TypeError('Failed to fetch');
    });
    const add = () => act(async () => fireEvent.click(button('1名を追加')));
    await add();
    await add();
    fireEvent.change(event, { target: { value: '2' } });
    await add();
    const [first, again, other] = sent;
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('The dialog names every wrong field of a line', async () => {
    open({ participantLimit: 24, placesTaken: 4 });
    type('山田 太郎\n, , nobody, , たくさん');
    const { nameMissing, emailInvalid, amountInvalid } = ja.errors;
    const line = `2行目：${nameMissing}／${emailInvalid}／${amountInvalid}`;
    expect(await screen.findByText(line)).toBeTruthy();
    expect(button(ja.addSome).disabled).toBe(true);
  });

  test('The dialog says while typing that there are too few places', async () => {
    open({ participantLimit: 24, placesTaken: 23 });
    await screen.findByText('空きはあと1名です。');
    type('山田 太郎');
    expect(screen.queryByText(ja.tooFew(1, 'Singles'))).toBeNull();
    type('山田 太郎\n佐藤 花子');
    expect(screen.getByText(ja.tooFew(1, 'Singles'))).toBeTruthy();
    expect(button(ja.addSome).disabled).toBe(true);
  });

  test('The dialog says before any input that the tournament is full', async () => {
    open({ participantLimit: 24, placesTaken: 24 });
    expect(await screen.findByText('空きがありません。')).toBeTruthy();
  });

  test('The dialog says how many people can be added at the same time', async () => {
    open({ participantLimit: 1000, placesTaken: 0 });
    type(Array.from({ length: 501 }, (_, at) => `選手 ${at}`).join('\n'));
    expect(await screen.findByText(ja.tooMany(500, 'Singles'))).toBeTruthy();
    expect(button(ja.addSome).disabled).toBe(true);
  });
});
