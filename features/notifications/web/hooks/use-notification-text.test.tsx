import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { notificationsMessages as en } from '../../notifications.messages.en.ts';
import type { Notification } from '../notifications.queries.ts';
import { useNotificationText } from './use-notification-text.ts';

function Text({
  facts,
  kind = 'application-paid',
}: {
  readonly facts: Notification['facts'];
  readonly kind?: Notification['kind'];
}) {
  const notification = { kind, facts } as Notification;
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

test.for([
  ['nothing of a fee that is somebody else’s', {}, en.cancelled],
  ['what goes back of the own fee', { amountYen: 1500 }, en.cancelledRefund('¥1,500')],
  ['which points are back', { points: 2000 }, en.cancelledPoints('2,000')],
  [
    'nothing certain of what a school has paid',
    { amountYen: 1500, applicationId: '1' },
    en.cancelledForSchool,
  ],
  [
    'nothing of the fee of a school that gets nothing back',
    { amountYen: 0, applicationId: '1' },
    en.cancelled,
  ],
] as const)('The news of a cancelled tournament say %s', ([, facts, text]) => {
  rendered(<Text kind="tournament-cancelled" facts={facts} />, {
    language: 'en',
  });
  expect(screen.getByText(text)).toBeTruthy();
});

test.for([
  ['to pay where there is a fee', { amountYen: 1500 }, en.offered],
  ['nothing about paying where there is none', { amountYen: 0 }, en.offeredFree],
  ['to pay where nobody has noted the fee', {}, en.offered],
] as const)('The news of a free place say %s', ([, facts, text]) => {
  rendered(<Text kind="place-offered" facts={facts} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test.for([
  ['the money', { amountYen: 1500 }, en.granted('¥1,500')],
  ['the points that come back', { points: 1400 }, en.grantedPoints('1,400')],
  ['both', { amountYen: 1500, points: 1000 }, en.grantedBoth('¥1,500', '1,000')],
  ['no points where all have expired', {}, en.grantedExpired],
] as const)('What the organizer gives back names %s', ([_what, facts, text]) => {
  rendered(<Text kind="refund-granted" facts={facts} />);
  expect(screen.getByText(text)).toBeTruthy();
});
