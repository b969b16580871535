import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithWhole } from './with-whole.tsx';

test.for([
  ['at the end', 'お支払い期限 12月4日（金）', 'お支払い期限 <span>12月4日（金）</span>'],
  ['in the middle', '12月4日（金）まで', '<span>12月4日（金）</span>まで'],
  ['nowhere', '期限はありません', '期限はありません'],
] as const)('A part %s of a text is one piece of its line', ([, text, html]) => {
  const { container } = render(<WithWhole text={text} whole="12月4日（金）" />);
  expect(container.innerHTML.replace(/ class="[^"]*"/, '')).toBe(html);
});
