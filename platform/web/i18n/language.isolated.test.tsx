import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { platformMessages } from '../platform.messages.en.ts';
import { rendered } from '../testing/rendered.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { createMessagesHook, LanguageProvider } from './language.tsx';
import { MessageCatalog } from './message-catalog.ts';
import { remembered } from './remembered.ts';
import { useFormat } from './use-format.ts';
import { useJoined } from './use-joined.ts';

const words = {
  en: { sample: { name: 'Full name', greeting: (who: string) => `Hello ${who}` } },
  ja: { sample: { name: '氏名', greeting: (who: string) => `${who}さん、こんにちは` } },
};
const useText = createMessagesHook<(typeof words)['en']['sample']>('sample');
const mounted = vi.fn();

function Sample() {
  const t = useText();
  const format = useFormat();
  const { labelled, aside } = useJoined();
  useEffect(() => mounted(), []);
  return (
    <>
      <LanguageSwitch />
      <label>
        {t.name} <input />
      </label>
      <p>{t.greeting('Ken')}</p>
      <p>{format.longDate('2026-12-05')}</p>
      <p>{format.yen(1500)}</p>
      <p>{labelled('A', 'B')}</p>
      <p>{aside('A', 'B')}</p>
    </>
  );
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: a test starts without a remembered language.
  document.cookie = 'lang=; Max-Age=0; Path=/';
});

it('A switch of language changes words, dates and money in place and does not lose typed text', async () => {
  rendered(<Sample />, { words });
  const input = screen.getByLabelText<HTMLInputElement>('Full name');
  fireEvent.change(input, { target: { value: 'Kenji' } });
  for (const text of ['December 5, 2026', 'A: B', 'A (B)']) {
    expect(screen.getByText(text)).toBeTruthy();
  }

  fireEvent.click(screen.getByRole('button', { name: 'EN | 日本語' }));
  await screen.findByText('Kenさん、こんにちは');
  expect(screen.getByLabelText('氏名')).toBe(input);
  expect(input.value).toBe('Kenji');
  expect(mounted).toHaveBeenCalledOnce();
  for (const text of ['2026年12月5日', '1,500円', 'A：B', 'A（B）']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByRole('button', { name: '英語 | JA' })).toBeTruthy();
});

it('A switch of language is remembered and sets the language of the document', async () => {
  rendered(<Sample />, { words });
  expect(remembered()).toBeUndefined();
  fireEvent.click(screen.getByRole('button'));
  // The document may have the language of an earlier test.
  await waitFor(() => {
    expect(remembered()).toBe('ja');
    expect(document.documentElement.lang).toBe('ja');
  });
});

it('A screen whose words are missing appears once they have loaded', async () => {
  const late = new MessageCatalog('en', async () => words.en.sample);
  late.put('platform', 'en', platformMessages);
  await act(async () => {
    render(
      <LanguageProvider catalog={late}>
        <Suspense fallback={<p>waiting</p>}>
          <Sample />
        </Suspense>
      </LanguageProvider>,
    );
  });
  expect(await screen.findByText('Hello Ken')).toBeTruthy();
});

it('A screen whose words arrive while it renders goes on with its other hooks', async () => {
  const failures: unknown[] = [];
  const late = new MessageCatalog('en', async () => words.en.sample);
  function Late() {
    const t = useText();
    const [who] = useState('Mei');
    const here = useSyncExternalStore(
      () => () => {},
      () => true,
    );
    return <p>{here ? t.greeting(who) : null}</p>;
  }
  const view = (
    <LanguageProvider catalog={late}>
      <Suspense fallback={<p>waiting</p>}>
        <Late />
      </Suspense>
    </LanguageProvider>
  );
  const root = createRoot(document.createElement('div'), {
    onRecoverableError: (error) => failures.push(error),
    onUncaughtError: (error) => failures.push(error),
  });
  await act(async () => startTransition(() => root.render(view)));
  await act(async () => root.unmount());
  expect(failures).toEqual([]);
});
