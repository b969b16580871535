import { expect, it, vi } from 'vitest';
import { MessageCatalog, setCatalog, withMessages } from './message-catalog.ts';

const answers = async (feature: string, language: string) => ({ says: `${feature} ${language}` });

it('A screen and its words are requested at the same moment, and each only once', async () => {
  const fetch = vi.fn(answers);
  const words = new MessageCatalog('en', fetch);
  setCatalog(words);
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
  expect(words.ready('entries', 'en')).toEqual({ says: 'entries en' });
  await withMessages(code, ['entries']);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('The language changes only when all loaded features have their words, late ones included', async () => {
  const words = new MessageCatalog('en', answers);
  await words.need(['home']);
  const change = words.change('ja');
  const arrival = words.need(['entries']);
  expect(words.language).toBe('en');
  expect(await change).toBe(true);
  await arrival;
  expect(words.language).toBe('ja');
  expect(words.ready('home', 'ja')).toEqual({ says: 'home ja' });
  expect(words.ready('entries', 'ja')).toEqual({ says: 'entries ja' });
});

it('Only the last of two quick changes of language counts', async () => {
  const words = new MessageCatalog('en', answers);
  await words.need(['home']);
  const [first, second] = await Promise.all([words.change('ja'), words.change('en')]);
  expect([first, second, words.language]).toEqual([false, true, 'en']);
});

it('The old language stays when the new one cannot be loaded, and another try is possible', async () => {
  const fetch = vi.fn(answers);
  const words = new MessageCatalog('en', fetch);
  await words.need(['home']);
  fetch.mockRejectedValueOnce(new Error('lost'));
  await expect(words.change('ja')).rejects.toThrow('lost');
  expect(words.language).toBe('en');
  expect(await words.change('ja')).toBe(true);
});
