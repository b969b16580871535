import type { Source } from './sources.ts';

const limits = { median: 80, p95: 250, longest: 400 };

/** Short files are found by their names and read in one go. */
export function checkLengths(sources: readonly Source[]): string[] {
  const counted = sources.map(({ path, text }) => ({
    path,
    lines: text.trimEnd().split('\n').length,
  }));
  const tooLong = counted
    .filter(({ lines }) => lines > limits.longest)
    .map(
      ({ path, lines }) =>
        `${path}: ${lines} lines, none may have over ${limits.longest}. Move its second subject to another file.`,
    );
  const { median, p95 } = lengthsOf(sources);
  const spread = [
    median > limits.median
      ? `The median file has ${median} lines, the limit is ${limits.median}.`
      : '',
    p95 > limits.p95 ? `One file in twenty has over ${p95} lines, the limit is ${limits.p95}.` : '',
  ];
  return [...tooLong, ...spread.filter(Boolean)];
}

/** Tests are not counted: they grow by cases, which is no fault. */
export function lengthsOf(sources: readonly Source[]): { median: number; p95: number } {
  const lengths = sources
    .filter(({ path }) => !/\.(test|e2e)\./.test(path))
    .map(({ text }) => text.trimEnd().split('\n').length)
    .sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor(share * (lengths.length - 1))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}
