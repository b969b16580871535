import { expect, it } from 'vitest';
import { errorsOf, statsOf, textOf } from './stats-text.ts';

it('reads full-width digits, and leaves empty fields out', () => {
  expect(statsOf({ longestRally: ' ２４ ', comments: ' ' })).toEqual({ longestRally: 24 });
  expect(statsOf({ longestRally: '', comments: ' Well played ' })).toEqual({
    comments: 'Well played',
  });
});

it('takes whole numbers of up to four digits for a rally', () => {
  for (const rally of ['', '0', '9999']) {
    expect(errorsOf({ longestRally: rally, comments: '' }).rally).toBe(false);
  }
  for (const rally of ['10000', '-1', '2.5', 'many']) {
    expect(errorsOf({ longestRally: rally, comments: '' }).rally).toBe(true);
  }
});

it('takes comments of up to 1000 characters', () => {
  expect(errorsOf({ longestRally: '', comments: 'a'.repeat(1000) }).comments).toBe(false);
  expect(errorsOf({ longestRally: '', comments: 'a'.repeat(1001) }).comments).toBe(true);
});

it('opens what is stored for editing', () => {
  expect(textOf({ longestRally: 24 })).toEqual({ longestRally: '24', comments: '' });
  expect(textOf(null)).toEqual({ longestRally: '', comments: '' });
});
