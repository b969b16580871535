import { expect, test, vi } from 'vitest';
import { safeNext, withNext } from './next-path.ts';

test('A phone of 2023, which does not have URL.parse, reads an address', () => {
  vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function');
  });
  expect(safeNext('/my-page')).toBe('/my-page');
});

test.each([
  ['/my-page', '/my-page'],
  [
    '/confirm-tournament-application/12?from=home#terms',
    '/confirm-tournament-application/12?from=home#terms',
  ],
  ['/group-details/1/../2', '/group-details/2'],
])('%s is accepted as an address of this app', (wanted, expected) => {
  expect(safeNext(wanted)).toBe(expected);
});

test.each([
  '',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  'my-page',
  'http:my-page',
  '/login?next=/my-page',
  '/registration',
  '/forgot-password',
  '/reset-password#secret',
  '/api/accounts/logout',
])('%j is not accepted as an address of this app', (wanted) => {
  expect(safeNext(wanted)).toBeNull();
});

test('The address to return to survives as one parameter', () => {
  const address = withNext('/login', '/open-tournaments?q=a&level=Beginner');
  expect(new URL(address, 'http://x').searchParams.get('next')).toBe(
    '/open-tournaments?q=a&level=Beginner',
  );
  expect(withNext('/login', '//evil.example')).toBe('/login');
});
