import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { useNewEvent } from './hooks/use-new-event.ts';

const values = {
  name: 'Singles',
  eventType: 'Singles',
  genderRule: 'any',
  level: 'Intermediate',
  ageRule: '',
  participationFee: '2200',
  participantLimit: '16',
  perClubLimit: '',
  rated: 'yes',
} as const;

function New() {
  const { form, onSubmit } = useNewEvent(8, 'ms', values);
  return (
    <>
      <input aria-label="fee" {...form.register('participationFee')} />
      <button type="button" onClick={() => void onSubmit()}>
        save
      </button>
    </>
  );
}

test('An event that is sent again after a lost answer has the same id, and a corrected one another', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, options?: RequestInit) => {
    if (options?.method === 'POST') sent.push(JSON.parse(String(options.body)).id);
    throw new TypeError('Failed to fetch');
  });
  rendered(<New />);
  const save = async () => {
    const before = sent.length;
    fireEvent.click(screen.getByText('save'));
    await vi.waitFor(() => expect(sent).toHaveLength(before + 1));
    await act(async () => {});
  };
  await save();
  await save();
  fireEvent.change(screen.getByLabelText('fee'), { target: { value: '2500' } });
  await save();
  const [first, again, corrected] = sent;
  expect(again).toBe(first);
  expect(corrected).not.toBe(first);
});
