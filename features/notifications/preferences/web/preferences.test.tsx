import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { preferencesMessages as en } from '../preferences.messages.en.ts';
import { TopicList } from './components/topic-list.tsx';

const topics = [
  { topic: 'changes', mail: 'on', push: 'on' },
  { topic: 'places', mail: 'off', push: 'off' },
] as const;

test('A push switch is off and cannot be ticked while pushes come to no device', () => {
  show({ on: false, elsewhere: false });
  expect(push('changes')).toMatchObject({ checked: false, disabled: true });
  expect(push('places')).toMatchObject({ checked: false, disabled: true });
  expect(screen.getAllByText(en.pushOff)).toHaveLength(2);
  expect(box('changes-mail')).toMatchObject({ checked: true, disabled: false });
});

test('A push switch shows what was chosen once pushes come to this device', () => {
  show({ on: true, elsewhere: false });
  expect(push('changes')).toMatchObject({ checked: true, disabled: false });
  expect(push('places')).toMatchObject({ checked: false, disabled: false });
  expect(screen.queryByText(en.pushOff)).toBeNull();
});

test('A push switch can be changed from here for another device, and says so', () => {
  show({ on: false, elsewhere: true });
  expect(push('changes')).toMatchObject({ checked: true, disabled: false });
  expect(screen.getAllByText(en.pushElsewhere)).toHaveLength(2);
});

function show(device: { on: boolean; elsewhere: boolean }) {
  rendered(<TopicList topics={topics} device={device} />);
}

function box(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no switch ${name}`);
  return found;
}

const push = (topic: string) => box(`${topic}-push`);
