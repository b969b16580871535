import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { operatorMessages as t } from '../../operator.messages.en.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';

test('A draft that is sent again after a lost answer has the same id, and a corrected one another', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, options?: RequestInit) => {
    if (options?.body) sent.push(JSON.parse(String(options.body)).id);
    throw new TypeError('Failed to fetch');
  });
  rendered(<AnnouncementDialog open onClose={() => {}} />);
  const save = async (titleEn: string) => {
    const before = sent.length;
    type('titleEn', titleEn);
    fireEvent.click(screen.getByRole('button', { name: t.saveDraft }));
    await vi.waitFor(() => expect(sent).toHaveLength(before + 1));
    await act(async () => {});
  };
  for (const field of ['titleJa', 'bodyEn', 'bodyJa'] as const) type(field, '時間');
  for (const title of ['Hours', 'Hours', 'Hours in autumn']) await save(title);
  const [first, again, corrected] = sent;
  expect(again).toBe(first);
  expect(corrected).not.toBe(first);
});

function type(field: 'titleEn' | 'titleJa' | 'bodyEn' | 'bodyJa', value: string) {
  fireEvent.change(screen.getByRole('textbox', { name: (name) => name.startsWith(t[field]) }), {
    target: { value },
  });
}
