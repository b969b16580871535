import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { groupsMessages as en } from '../../groups.messages.en.ts';
import { groupsMessages as ja } from '../../groups.messages.ja.ts';
import { JoinGroup } from './join-group.tsx';

test.each([
  ['en', en],
  ['ja', ja],
] as const)('A full group is named beside its code, which stays, in %s', async (language, t) => {
  const fields = { teamId: 'tooManyMembers' };
  const refusal = { code: 'GROUP_FULL', requestId: '1', fields };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 409 }));
  rendered(<JoinGroup code="SAKURA01" />, { language });
  fireEvent.click(screen.getByRole('button', { name: t.join }));
  expect(await screen.findByText(t.errors.tooManyMembers)).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['SAKURA01', 'true']);
});
