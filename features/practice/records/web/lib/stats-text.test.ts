import { expect, it } from 'vitest';
import { createMessagesHook, errorsOf, statsOf } from './stats-text.ts';

it('Stats are read from full-width digits, and empty fields are left out', () => {
  expect(statsOf({ longestRally: ' ２４ ', comments: ' ' })).toEqual({ longestRally: 24 });
  expect(statsOf({ longestRally: '', comments: ' Well played ' })).toEqual({
    comments: 'Well played',
  });
});

it('A longest rally is a whole number of up to four digits', () => {
  for (const rally of ['', '0', '9999']) {
    expect(errorsOf({ longestRally: rally, comments: '' }).rally).toBe(false);
  }
  for (const rally of ['10000', '-1', '2.5', 'many']) {
    expect(errorsOf({ longestRally: rally, comments: '' }).rally).toBe(true);
  }
});

it('Comments have up to 1000 characters', () => {
  expect(errorsOf({ longestRally: '', comments: 'a'.repeat(1000) }).comments).toBe(false);
  expect(errorsOf({ longestRally: '', comments: 'a'.repeat(1001) }).comments).toBe(true);
});

it('Stored stats fill the fields', () => {
  expect(createMessagesHook({ longestRally: 24 })).toEqual({ longestRally: '24', comments: '' });
  expect(createMessagesHook(null)).toEqual({ longestRally: '', comments: '' });
});
