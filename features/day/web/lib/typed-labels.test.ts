import { expect, test } from 'vitest';
import { labelsIn } from './typed-labels.ts';

test.each([
  ['nothing', ' ', []],
  ['commas of both scripts', 'Centre, センター、小学生用，A', null],
  ['a label twice', 'Centre, ｃｅｎｔｒｅ', ['Centre']],
  ['three labels', 'Centre、Lower ,A', ['Centre', 'Lower', 'A']],
  ['one that is too long', 'x'.repeat(13), null],
])('Labels are read from a field with %s', (_, text, expected) => {
  expect(labelsIn(text)).toEqual(expected);
});
