import { expect, test } from 'vitest';
import { unbrokenNames } from './unbroken-names.ts';

test.for([
  ['大野 律さんの途中棄権', '大野\u00a0律さんの途中棄権'],
  ['Result 0–0 (上野 詩織 retired)', 'Result 0–0 (上野\u00a0詩織 retired)'],
  ['後藤 亮 vs Oliver Smith', '後藤\u00a0亮 vs Oliver Smith'],
  ['第12回 Spring Cup', '第12回 Spring Cup'],
] as const)('In "%s" only Japanese names do not break', ([text, unbroken]) => {
  expect(unbrokenNames(text)).toBe(unbroken);
});
