import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import type { Notification } from '../notifications.queries.ts';
import { useNotificationText } from './use-notification-text.ts';

function Text({ facts }: { readonly facts: Notification['facts'] }) {
  const notification = { kind: 'application-paid', facts } as Notification;
  return <p>{useNotificationText(notification).text}</p>;
}

test.for([
  ['en', 2000, 'Wakaba School: ¥2,000. All entries are confirmed.'],
  ['ja', 2000, 'Wakaba School：2,000円。すべてのお申し込みが確定しました。'],
  ['en', 0, 'All entries of Wakaba School are confirmed.'],
  ['ja', 0, 'Wakaba Schoolのすべてのお申し込みが確定しました。'],
] as const)(
  'A confirmed school application reads in %s, with a total of %i yen: %s',
  ([language, amountYen, text]) => {
    const facts = { schoolName: 'Wakaba School', amountYen };
    rendered(<Text facts={facts} />, {
      language,
    });
    expect(screen.getByText(text)).toBeTruthy();
  },
);
