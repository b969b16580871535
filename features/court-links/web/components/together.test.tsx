import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { deviceOwner } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { courtLinksMessages as t } from '../../court-links.messages.en.ts';
import { madeDevice, madeMatch } from '../lib/sample-device.ts';
import { Together } from './together.tsx';

const device = madeDevice();
const entered = madeMatch('1-0', {}, '3-0');
beforeEach(() => outbox.addDevice(deviceOwner(device.linkId), 'token'));
it.each([
  [
    'refuses',
    () => Response.json({ code: 'MATCH_CHANGED', requestId: 'r' }, { status: 409 }),
    {
      title: t.failedTitle,
      variant: 'destructive',
    },
  ],
  ['stores', () => Response.json({ device }), { title: t.agreedNotice }],
])(
  'A handshake that the server %s is reported, as an error where it is refused',
  async (_, answer, shown) => {
    vi.stubGlobal('fetch', async () => answer());
    rendered(
      <Together
        device={device}
        entered={entered}
        score={entered.match.result!}
        onClose={() => {}}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Yamada Taro' }));
    fireEvent.click(screen.getByRole('button', { name: 'Sato Hanako' }));
    await vi.waitFor(() => expect(notifications.current()).toMatchObject(shown));
  },
);

it('Both sides see the points of the result that they agree to', () => {
  const score = { ...entered.match.result!, sets: '11-7 9-11 11-8 11-4' };
  rendered(<Together device={device} entered={entered} score={score} onClose={() => {}} />);
  expect(screen.getByText('11–7 9–11 11–8 11–4')).toBeTruthy();
});
