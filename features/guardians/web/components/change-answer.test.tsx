import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { guardiansMessages as t } from '../../guardians.messages.en.ts';
import type { MyGuardianStatus } from '../lib/guardian-status.ts';
import { ChangeAnswer } from './change-answer.tsx';

const named: MyGuardianStatus = {
  age: 'under-18',
  answeredAt: '2026-11-20T03:00:00.000Z',
  guardian: {
    email: 'mother@example.com',
    state: 'confirmed',
    namedAt: '2026-11-20T03:00:00.000Z',
  },
  mayEnterPaid: true,
};

function fields() {
  const named = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
  return { email: named('guardianEmail'), password: named('currentPassword') };
}

test('A guardian is replaced with the password, which is asked once another address is typed, and a wrong one loses nothing', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ account: { id: 'ann' } });
    sent.push(JSON.parse(String(body)));
    const refusal = { code: 'WRONG_PASSWORD', fields: { currentPassword: 'passwordWrong' } };
    return Response.json(refusal, { status: 403 });
  });
  rendered(<ChangeAnswer status={named} onDone={() => {}} />);
  await act(async () => {});
  expect(fields().password).toBeNull();
  fireEvent.change(fields().email!, { target: { value: 'father@example.com' } });
  await act(async () => {});
  fireEvent.change(fields().password!, { target: { value: 'guess 2026' } });
  fireEvent.click(screen.getByRole('button', { name: t.save }));
  await screen.findByText(t.errors.passwordWrong);
  expect(sent).toMatchObject([
    { age: 'under-18', guardianEmail: 'father@example.com', currentPassword: 'guess 2026' },
  ]);
  expect(fields().email!.value).toBe('father@example.com');
  expect(JSON.stringify(localStorage)).toContain('father@example.com');
  expect(JSON.stringify(localStorage)).not.toContain('guess 2026');
});

test('A password that is too long has its own limit beside it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ account: { id: 'ann' } }));
  rendered(<ChangeAnswer status={named} onDone={() => {}} />);
  await act(async () => {});
  fireEvent.change(fields().email!, { target: { value: 'father@example.com' } });
  await act(async () => {});
  fireEvent.change(fields().password!, { target: { value: 'x'.repeat(257) } });
  fireEvent.click(screen.getByRole('button', { name: t.save }));
  expect(await screen.findByText('At most 256 characters')).toBeTruthy();
});
