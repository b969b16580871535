import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { endDraft, keepDraft } from '#features/accounts/web/lib/registration-draft.ts';
import { LanguageProvider } from '#platform/web/i18n/language.tsx';
import { catalogIn } from '../../../../apps/web/test-rendered.tsx';
import { useRegistration } from './use-registration.ts';

afterEach(() => {
  endDraft();
});

test('A registration whose answer was lost is sent again with its id, and with a new one once the address was corrected', async () => {
  const ids: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    ids.push(JSON.parse(String(body)).id);
    throw new TypeError('Failed to fetch');
  });
  const client = new QueryClient();
  const catalog = catalogIn('en');
  const { result } = renderHook(() => useRegistration(() => {}), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <LanguageProvider catalog={catalog}>{children}</LanguageProvider>
      </QueryClientProvider>
    ),
  });
  for (const email of ['hana@example.com', 'Hana@example.com ', 'hanako@example.com']) {
    keepDraft({ person: { email } });
    await act(async () => result.current.send());
    await waitFor(() => expect(result.current.failure?.code).toBe('CONNECTION_LOST'));
  }
  expect(ids).toHaveLength(3);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});
