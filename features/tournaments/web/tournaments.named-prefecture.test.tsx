import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { NamedPrefecture } from './components/named-prefecture.tsx';

test("A search for a prefecture's name becomes a filter with one tap", () => {
  const onChange = vi.fn();
  const named = { prefecture: 'Tokyo', count: 4, more: false } as const;
  rendered(<NamedPrefecture named={named} onChange={onChange} />, { language: 'ja' });
  fireEvent.click(screen.getByRole('button', { name: '東京都の大会 4件を見る' }));
  expect(onChange).toHaveBeenCalledWith({ search: '', prefecture: 'Tokyo' });
});

test.each([
  [{ count: 1, more: false }, 'See the 1 tournament in Tokyo'],
  [{ count: 100, more: true }, 'See all tournaments in Tokyo (more than 100)'],
])('The offered filter with %j reads "%s" in English', (numbers, text) => {
  const named = { prefecture: 'Tokyo', ...numbers } as const;
  rendered(<NamedPrefecture named={named} onChange={() => {}} />);
  expect(screen.getByRole('button', { name: text })).toBeTruthy();
});

test('A prefecture without tournaments is not offered', () => {
  const named = { prefecture: 'Tottori', count: 0, more: false } as const;
  rendered(<NamedPrefecture named={named} onChange={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});
