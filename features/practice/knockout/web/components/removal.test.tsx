import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { practiceMessages as en } from '../../../practice.messages.en.ts';
import type { Knockout } from '../knockout.queries.ts';
import { Removal } from './removal.tsx';

test('Undoing a removal again, after a lost answer, is the same write', async () => {
  const knockout = { id: 'k', groupId: 1, may: { manage: true } } as Knockout;
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'DELETE') return Response.json({});
    sent.push(String(body));
    if (sent.length === 1) throw new TypeError('the answer is lost');
    return Response.json({ knockout });
  });
  rendered(<Removal knockout={knockout} />);
  fireEvent.click(screen.getByRole('button', { name: en.remove.knockout }));
  const [, confirm] = await screen.findAllByRole('button', {
    name: en.remove.knockout,
    hidden: true,
  });
  fireEvent.click(confirm!);
  await vi.waitFor(() => expect(notifications.current()?.title).toBe(en.removed.knockout));
  const undo = notifications.current()!.action!;
  for (const count of [1, 2]) {
    act(() => undo.onClick());
    await vi.waitFor(() => expect(sent).toHaveLength(count));
    await vi.waitFor(() => expect(notifications.current()?.title).not.toBe(en.removed.knockout));
  }
  await vi.waitFor(() => expect(notifications.current()?.title).toBe(en.restored.knockout));
  expect(sent[1]).toBe(sent[0]);
});
