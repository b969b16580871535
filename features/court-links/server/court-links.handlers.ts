import type { FastifyRequest } from 'fastify';
import { entryRefusal } from '#features/day/handshake/server/handshake.presenter.ts';
import { deviceName } from '#platform/server/http/device-name.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../court-links.contract.ts';
import { codeForDevice, openLink } from './court-links.access.commands.ts';
import { confirmOnDevice, enterOnDevice } from './court-links.commands.ts';
import { findOther } from './court-links.devices.commands.ts';
import { asOther } from './court-links.presenter.ts';
import { startOnDevice } from './court-links.queue.commands.ts';
import { readDevice } from './court-links.reading.commands.ts';
import { saveTally } from './court-links.tallies.commands.ts';

const writing = { access: 'link', limit: 'courtLink' } as const;

/** Devices without an account: what they read of their court or match, and what they write. */
export const courtLinksHandlers = handlers((on, services) => {
  const present = async (token: string | null, deviceId: string) => {
    const opened = await openLink(services, token);
    if (!opened.ok) return refusal(opened.code);
    const device = await readDevice(services, opened.value, deviceId);
    return device.ok ? { device: device.value } : refusal(device.code);
  };

  on(contract.read, { access: 'link', limit: 'courtScreen' }, ({ query, token }) =>
    present(token, query.deviceId),
  );

  on(contract.start, writing, async ({ params, body, token, request }) => {
    const opened = await openLink(services, token);
    if (!opened.ok) return refusal(opened.code);
    const times = { at: dateOf(body.at), calledAt: dateOf(body.calledAt) };
    const start = { ...params, ...body, ...times, deviceName: nameOf(request) };
    const started = await startOnDevice(services, opened.value, start);
    if (started.ok) return present(token, body.deviceId);
    return 'details' in started
      ? refusal(started.code, { details: started.details })
      : refusal(started.code);
  });

  on(contract.enter, writing, async ({ params, body, token, request }) => {
    const opened = await openLink(services, token);
    if (!opened.ok) return refusal(opened.code);
    const written = { ...params, ...body, at: new Date(body.at), deviceName: nameOf(request) };
    const entered = await enterOnDevice(services, opened.value, written);
    if (entered.ok) return present(token, body.deviceId);
    return entryRefusal({ ...entered, code: codeForDevice(entered.code) });
  });

  on(contract.confirm, writing, async ({ params, body, token, request }) => {
    const opened = await openLink(services, token);
    if (!opened.ok) return refusal(opened.code);
    const answer = { ...params, ...body, deviceName: nameOf(request) };
    const confirmed = await confirmOnDevice(services, opened.value, answer);
    return confirmed.ok ? present(token, body.deviceId) : refusal(codeForDevice(confirmed.code));
  });

  on(contract.tally, writing, async ({ params, body, token, request }) => {
    const opened = await openLink(services, token);
    if (!opened.ok) return refusal(opened.code);
    const sent = { ...params, ...body, at: new Date(body.at), deviceName: nameOf(request) };
    const saved = await saveTally(services, opened.value, sent);
    if (!saved.ok) return refusal(saved.code);
    const here = { link: opened.value.link, match: params, now: services.clock.now() };
    const other = await findOther(services.db, { ...here, deviceId: body.deviceId });
    return { otherDevice: asOther(other) };
  });
});

function dateOf(at: string | undefined): Date | undefined {
  return at === undefined ? undefined : new Date(at);
}

function nameOf({ headers }: FastifyRequest): string {
  return deviceName(headers['user-agent']);
}
