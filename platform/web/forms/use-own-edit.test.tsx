import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tabDraft } from './draft.ts';
import { useOwnEdit } from './use-own-edit.ts';

beforeEach(() => sessionStorage.clear());

/** The hook with what the server has; `save` is what somebody else saves. */
function used(stored: string, version: number) {
  const draft = tabDraft<{ value: string; seen: number }>('one');
  const first = { stored, version, draft };
  const { result, rerender, unmount } = renderHook((now) => useOwnEdit(now), {
    initialProps: first,
  });
  return {
    edit: () => result.current,
    run: (step: (edit: typeof result.current) => unknown) => act(() => void step(result.current)),
    save: (next: string, of: number) => rerender({ ...first, stored: next, version: of }),
    unmount,
  };
}

test('An edit follows what others save until something is typed', () => {
  const { edit, save } = used('a', 1);
  save('b', 2);
  expect(edit()).toMatchObject({ value: 'b', seen: 2, isTyped: false, isOvertaken: false });
});

test('What is typed stays when somebody else saves, and names what was seen', () => {
  const { edit, run, save } = used('a', 1);
  run(({ change }) => change('mine'));
  save('b', 2);
  run(({ change }) => change('mine too'));
  expect(edit()).toMatchObject({ value: 'mine too', seen: 1, isTyped: true, isOvertaken: true });
});

test('Who keeps the own edit replaces what somebody else has saved', () => {
  const { edit, run, save } = used('a', 1);
  run(({ change }) => change('mine'));
  save('b', 2);
  run(({ keep }) => keep());
  expect(edit()).toMatchObject({ value: 'mine', seen: 2, isOvertaken: false });
});

test('Who drops the own edit sees what is stored', () => {
  const { edit, run, save } = used('a', 1);
  run(({ change }) => change('mine'));
  save('b', 2);
  run(({ drop }) => drop());
  expect(edit()).toMatchObject({ value: 'b', seen: 2, isTyped: false });
});

test('What is typed while an own edit is saved stays, over what is saved', () => {
  const { edit, run, save } = used('a', 1);
  run(({ change }) => change('mine'));
  const { saved } = edit();
  run(({ change }) => change('mine too'));
  run(() => saved('mine', 2));
  save('mine', 2);
  expect(edit()).toMatchObject({ value: 'mine too', seen: 2, isTyped: true, isOvertaken: false });
  run(({ saved }) => saved('mine too', 3));
  expect(edit()).toMatchObject({ value: 'mine', isTyped: false });
});

test('An own edit that is stored is none any more, such as after a lost answer', () => {
  const { edit, run, save } = used('a', 1);
  run(({ change }) => change('mine'));
  save('mine', 2);
  expect(edit()).toMatchObject({ seen: 2, isTyped: false, isOvertaken: false });
});

test('A draft is restored with the version from which it was begun', () => {
  const before = used('a', 1);
  before.run(({ change }) => change('mine'));
  before.unmount();
  expect(used('b', 2).edit()).toMatchObject({ value: 'mine', seen: 1, isOvertaken: true });
});
