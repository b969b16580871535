import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, preferredLanguage } from './language.ts';

describe('the language of a first visit', () => {
  it.each([
    ['nothing said', undefined, 'en'],
    ['Japanese', 'ja', 'ja'],
    ['Japanese with a country', 'ja-JP,ja;q=0.9,en;q=0.8', 'ja'],
    ['English first', 'en-GB,en;q=0.9,ja;q=0.8', 'en'],
    ['Japanese preferred by its weight', 'en;q=0.4,ja;q=0.9', 'ja'],
    ['neither: English', 'fr-FR,de;q=0.7', 'en'],
    ['French, then Japanese', 'fr,ja;q=0.5', 'ja'],
    ['Japanese refused', 'ja;q=0,fr', 'en'],
    ['a wild card', '*', 'en'],
  ] as const)('The language of a first visit with %s is %s -> %s', (_name, header, expected) => {
    expect(preferredLanguage(header)).toBe(expected);
  });

  it('The language of a first visit is a supported one for any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(LANGUAGES).toContain(preferredLanguage(header));
      }),
    );
  });
});
