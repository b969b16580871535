import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { notificationsMessages as en } from '../../notifications.messages.en.ts';
import { notificationsMessages as ja } from '../../notifications.messages.ja.ts';
import type { Marking } from '../hooks/use-marking.ts';
import type { Notification } from '../notifications.queries.ts';
import { NotificationRow } from './notification-row.tsx';

const marking: Marking = {
  isPending: false,
  mark: () => undefined,
  markAll: () => undefined,
  opened() {},
};

test.for([
  ['en', 'the server answers as newer', 'newer'],
  ['ja', 'the server answers as newer', 'newer'],
  ['en', 'a newer server answers', 'lane-called'],
] as const)('A row in %s of a kind that %s says to load the page again', ([language, , kind]) => {
  const notification = {
    id: 'a',
    kind,
    facts: {},
    createdAt: '2026-11-30T00:00:00.000Z',
    read: false,
  } as Notification;
  rendered(<NotificationRow notification={notification} marking={marking} />, { language });
  const t = language === 'en' ? en : ja;
  expect(screen.getByText(t.titles.newer)).toBeTruthy();
  expect(screen.getByRole('link').textContent).toContain(t.newer);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/notifications');
});
