import { expect, it, vi } from 'vitest';
import { speak, Words, withWords } from './words.ts';

const answers = async (feature: string, language: string) => ({ says: `${feature} ${language}` });

it('asks for a screen and its words at the same moment, and for each only once', async () => {
  const fetch = vi.fn(answers);
  const words = new Words('en', fetch);
  speak(words);
  let arrive = (_code: string) => {};
  const code = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const both = withWords(code, ['entries', 'groups']);
  expect(fetch.mock.calls).toEqual([
    ['entries', 'en'],
    ['groups', 'en'],
  ]);
  arrive('screen');
  expect(await both).toBe('screen');
  expect(words.ready('entries', 'en')).toEqual({ says: 'entries en' });
  await withWords(code, ['entries']);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('changes language only when everything that is here has come, late arrivals too', async () => {
  const words = new Words('en', answers);
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

it('follows only the last of two quick changes', async () => {
  const words = new Words('en', answers);
  await words.need(['home']);
  const [first, second] = await Promise.all([words.change('ja'), words.change('en')]);
  expect([first, second, words.language]).toEqual([false, true, 'en']);
});

it('keeps the old language when the new one cannot be loaded, and can try again', async () => {
  const fetch = vi.fn(answers);
  const words = new Words('en', fetch);
  await words.need(['home']);
  fetch.mockRejectedValueOnce(new Error('lost'));
  await expect(words.change('ja')).rejects.toThrow('lost');
  expect(words.language).toBe('en');
  expect(await words.change('ja')).toBe(true);
});
