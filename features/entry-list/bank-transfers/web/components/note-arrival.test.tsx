import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConnectionLost } from '#platform/web/api/errors.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { entryListMessages as en } from '../../../entry-list.messages.en.ts';
import { NoteArrival } from './note-arrival.tsx';

test('A note whose answer was lost is sent again as the same one once the list shows that it is paid', async () => {
  const send = vi.fn(async () => {
    throw new ConnectionLost(new Error('no answer'));
  });
  let read: (unpaid: boolean) => void = () => {};
  function Transfer() {
    const [unpaid, setUnpaid] = useState(true);
    read = setUnpaid;
    return (
      <NoteArrival
        payer="青木 蓮"
        unpaid={unpaid}
        receivedYen={unpaid ? 0 : 2000}
        missingYen={unpaid ? 2000 : 0}
        settlesLabel="Count as paid"
        send={send}
        reads={[]}
        words={en}
      />
    );
  }
  rendered(<Transfer />);
  fireEvent.click(screen.getByText(en.transferMarkReceived));
  const press = () => act(async () => void fireEvent.submit(document.querySelector('form')!));
  await press();
  act(() => read(false));
  expect(screen.getByLabelText<HTMLInputElement>('Count as paid').checked).toBe(true);
  await press();
  expect(send).toHaveBeenCalledTimes(2);
  const [first, again] = send.mock.calls as unknown[][];
  expect(first?.[0]).toMatchObject({ amountYen: 2000, settles: true });
  expect(again).toEqual(first);
});
