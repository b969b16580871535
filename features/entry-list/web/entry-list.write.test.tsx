import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { entryListMessages as ja } from '../entry-list.messages.ja.ts';
import { WriteToAll } from './components/write-to-all.tsx';
import type { Audiences } from './entry-list.queries.ts';

const facts: Audiences = {
  isOver: false,
  audiences: {
    confirmed: { recipients: 24, unreachable: 2 },
    entered: { recipients: 27, unreachable: 2 },
    waiting: { recipients: 0, unreachable: 0 },
  },
  signature: 'さくらスポーツ協会から送信されました。',
  replyTo: 'info@sakura.example',
};

function open(change: Partial<Audiences> = {}) {
  const sent: { message: object }[] = [];
  vi.stubGlobal('fetch', async (_url: string, options?: RequestInit) => {
    if (options?.method !== 'POST') return Response.json({ ...facts, ...change });
    sent.push(JSON.parse(String(options.body)));
    return Response.json({ recipients: 24 });
  });
  const onClose = vi.fn();
  rendered(<WriteToAll id={1} open onClose={onClose} />, { language: 'ja' });
  return { sent, onClose };
}

async function write() {
  await screen.findByText('参加が確定した方（24名）');
  fireEvent.change(screen.getByLabelText(ja.subject), { target: { value: '集合時間' } });
  fireEvent.change(screen.getByLabelText(ja.text), { target: { value: '8時半集合です。' } });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a message to all', () => {
  test('A message goes to the confirmed people by default, and each audience shows its size', async () => {
    open();
    await write();
    expect(screen.getByLabelText<HTMLSelectElement>(ja.audience).value).toBe('confirmed');
    expect(screen.getByText('申込者（未払いを含む）（27名）')).toBeTruthy();
    expect(screen.getByText(ja.unreachable(2))).toBeTruthy();
  });

  test('A message is shown as it will arrive before it is sent, with the number of recipients on the button', async () => {
    const { sent, onClose } = open();
    await write();
    press(ja.preview);
    expect(await screen.findByText(ja.previewTitle)).toBeTruthy();
    expect(screen.getByText('8時半集合です。')).toBeTruthy();
    expect(screen.getByText(facts.signature)).toBeTruthy();
    expect(screen.getByText('info@sakura.example')).toBeTruthy();
    expect(sent).toEqual([]);
    press('24名に送信');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.map(({ message }) => message)).toEqual([
      { audience: 'confirmed', subject: '集合時間', text: '8時半集合です。' },
    ]);
  });

  test('A message can be corrected from the preview without typing it again', async () => {
    const { sent } = open();
    await write();
    press(ja.preview);
    await screen.findByText(ja.previewTitle);
    press(ja.correct);
    expect(screen.getByLabelText<HTMLTextAreaElement>(ja.text).value).toBe('8時半集合です。');
    expect(sent).toEqual([]);
  });

  test('A message to an empty audience shows an error at the field and goes no further', async () => {
    open();
    await write();
    fireEvent.change(screen.getByLabelText(ja.audience), { target: { value: 'waiting' } });
    expect(await screen.findByText(ja.failures.NOBODY_THERE)).toBeTruthy();
    await act(async () => press(ja.preview));
    expect(screen.queryByText(ja.previewTitle)).toBeNull();
  });

  test('The dialog for messages says when a tournament is over for so long that none is sent', async () => {
    open({ isOver: true });
    expect(await screen.findByText(ja.failures.MESSAGES_OVER)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: ja.preview }).disabled).toBe(true);
  });

  test('A message that is corrected after its preview is in the form, with the focus on its text', async () => {
    open();
    await write();
    press(ja.preview);
    await screen.findByText(ja.previewTitle);
    press(ja.correct);
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(ja.text)));
  });

  test('A message whose answers cannot reach the organizer shows a warning', async () => {
    open({ replyTo: null });
    await write();
    press(ja.preview);
    expect(await screen.findByText(ja.noReply)).toBeTruthy();
  });
});
