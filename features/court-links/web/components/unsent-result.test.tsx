import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceOwner } from '#platform/web/offline/outbox-entry.ts';
import { outbox, useDeviceOutbox } from '#platform/web/offline/use-outbox.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { courtLinksMessages as t } from '../../court-links.messages.en.ts';
import { pendingResults, type SentResult, submitResult } from '../lib/court-outbox.ts';
import { madeDevice, madePending } from '../lib/sample-device.ts';
import { UnsentResult } from './unsent-result.tsx';

const device = madeDevice();
const owner = deviceOwner(device.linkId);
const { match: known, score: right } = madePending('1-0').sent;

const offline = () => Promise.reject(new TypeError('offline'));
/** Somebody else has stored 0-3 meanwhile. */
const theirs = { by: null, scoredByCourt: null, version: 4, result: '0-3' };
const conflict = async () =>
  Response.json({ code: 'MATCH_CHANGED', requestId: 'r', details: theirs }, { status: 409 });

/** What waits on the device: the results by their matches. */
const waiting = () =>
  outbox.ofDevices().map(({ meta }) => {
    const { match, score } = meta as SentResult;
    return [match.matchId, score.result];
  });

function Unsent() {
  const [pending] = pendingResults(useDeviceOutbox(owner)).filter(
    ({ sent }) => sent.match.matchId === '1-0',
  );
  return pending ? (
    <UnsentResult device={device} pending={pending} token="" isAgreed={false} onCorrect={null} />
  ) : null;
}

beforeEach(async () => {
  // Nobody waits for an answer.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', offline);
  await outbox.addDevice(owner, 'token');
  await submitResult(device.linkId, known, { ...right, result: '3-1' });
  await submitResult(device.linkId, known, right);
  await submitResult(device.linkId, madePending('1-1').sent.match, right);
  vi.stubGlobal('fetch', conflict);
  await outbox.flush();
  rendered(<Unsent />, { language: 'en' });
});
describe('a result of a court and its correction that were both refused', () => {
  it('The points of the correction are shown', async () => {
    expect(await screen.findByText('11–9 11–7 11–5')).toBeTruthy();
  });

  it('"Keep the stored one" leaves neither of them on the device', async () => {
    fireEvent.click(await screen.findByRole('button', { name: t.keepTheirs }));
    await vi.waitFor(() => expect(waiting()).toEqual([['1-1', '3-0']]));
  });

  it('"Send ours" replaces both, and follows neither', async () => {
    const sent: Record<string, unknown>[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)));
      return Response.json({});
    });
    fireEvent.click(await screen.findByRole('button', { name: t.sendMine }));
    await vi.waitFor(() => expect(waiting()).toEqual([['1-1', '3-0']]));
    expect(sent).toMatchObject([{ baseVersion: 4 }]);
    expect(sent[0]).not.toHaveProperty('follows');
  });
});
