import { useQueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { PROFILE_KEY } from '#features/accounts/web/lib/profile-key.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import type { Profile } from '../../web/lib/profile.ts';
import { profileMessages as ja } from '../profile.messages.ja.ts';
import { Screen } from './screens/profile.screen.tsx';

const HANA: Partial<Profile> = {
  fullName: '左藤 花',
  reading: 'サトウ ハナ',
  nickname: null,
  club: '',
  prefecture: 'Tokyo',
  phone: '03-1234-5678',
};

/** Opens the screen; gives what is sent. */
async function open({ demo = false, answer = () => Response.json({}), cached = HANA } = {}) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') {
      sent.push(JSON.parse(String(body)));
      return answer();
    }
    if (!url.includes('/session')) return Response.json(HANA);
    return Response.json({ account: { id: 'hana', name: '左藤 花', demo }, demoOffered: demo });
  });
  function Opened() {
    const client = useQueryClient();
    useState(() => client.setQueryData(PROFILE_KEY, cached, { updatedAt: Date.now() - 1000 }));
    return <Screen />;
  }
  rendered(<Opened />, { language: 'ja' });
  await screen.findByText(demo ? ja.demoText : ja.stays);
  return sent;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: ja.save }));

describe('the screen of the own profile', () => {
  test('The screen shows what is stored, and sends all of it with the correction', async () => {
    const sent = await open();
    expect(field(ja.reading).value).toBe('サトウ ハナ');
    type(ja.fullName, '佐藤 花');
    type(ja.club, '桜丘中');
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      fullName: '佐藤 花',
      reading: 'サトウ ハナ',
      nickname: '',
      club: '桜丘中',
      prefecture: 'Tokyo',
      phone: '03-1234-5678',
    });
  });

  test('The form begins with what is stored now, and not with what the phone has read before', async () => {
    await open({ cached: { ...HANA, phone: '090-0000-0000' } });
    expect(field(ja.phone).value).toBe('03-1234-5678');
  });

  test('A wrong field has its reason next to it, and nothing is sent', async () => {
    const sent = await open();
    type(ja.fullName, '花');
    type(ja.reading, '佐藤');
    save();
    expect(await screen.findByText(ja.errors.nameShort)).toBeTruthy();
    expect(screen.getByText(ja.errors.readingWrong)).toBeTruthy();
    expect(field(ja.fullName).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  test('A reason of the server is next to its field', async () => {
    const refusal = { code: 'INVALID_INPUT', fields: { phone: 'phoneInvalid' }, requestId: 'r' };
    await open({ answer: () => Response.json(refusal, { status: 422 }) });
    save();
    expect(await screen.findByText(ja.errors.phoneInvalid)).toBeTruthy();
  });

  test('What is typed and not saved is still there when the screen is opened again', async () => {
    await open();
    type(ja.fullName, '佐藤 花');
    cleanup();
    await open();
    expect(field(ja.fullName).value).toBe('佐藤 花');
  });

  test("The demo's visitor reads why its profile stays as it is", async () => {
    await open({ demo: true });
    expect(screen.queryByRole('button', { name: ja.save })).toBeNull();
  });
});
