import { expect, it, vi } from 'vitest';
import { MessageCatalog, setCatalog, withMessages } from './message-catalog.ts';

const answers = async (feature: string, language: string) => ({ says: `${feature} ${language}` });

it('A screen and its messages are requested at the same moment, and each only once', async () => {
  const fetch = vi.fn(answers);
  const catalog = new MessageCatalog('en', fetch);
  setCatalog(catalog);
  let arrive = (_code: string) => {};
  const code = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const both = withMessages(code, ['entries', 'groups']);
  expect(fetch.mock.calls).toEqual([
    ['entries', 'en'],
    ['groups', 'en'],
  ]);
  arrive('screen');
  expect(await both).toBe('screen');
  expect(catalog.ready('entries', 'en')).toEqual({ says: 'entries en' });
  await withMessages(code, ['entries']);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('The language changes only when all loaded features have their messages, late ones included', async () => {
  const catalog = new MessageCatalog('en', answers);
  await catalog.need(['home']);
  const change = catalog.change('ja');
  const arrival = catalog.need(['entries']);
  expect(catalog.language).toBe('en');
  expect(await change).toBe(true);
  await arrival;
  expect(catalog.language).toBe('ja');
  expect(catalog.ready('home', 'ja')).toEqual({ says: 'home ja' });
  expect(catalog.ready('entries', 'ja')).toEqual({ says: 'entries ja' });
});

it('Only the last of two quick changes of language counts', async () => {
  const catalog = new MessageCatalog('en', answers);
  await catalog.need(['home']);
  const [first, second] = await Promise.all([catalog.change('ja'), catalog.change('en')]);
  expect([first, second, catalog.language]).toEqual([false, true, 'en']);
});

it('The old language stays when the new one cannot be loaded, and another try is possible', async () => {
  const fetch = vi.fn(answers);
  const catalog = new MessageCatalog('en', fetch);
  await catalog.need(['home']);
  fetch.mockRejectedValueOnce(new Error('lost'));
  await expect(catalog.change('ja')).rejects.toThrow('lost');
  expect(catalog.language).toBe('en');
  expect(await catalog.change('ja')).toBe(true);
});
