import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '#platform/web/api/call.ts';
import { ConnectionLost, Refused } from '#platform/web/api/faults.ts';
import { notify } from '#platform/web/notify/notify.ts';
import {
  newPushSubscription,
  type PushAbility,
  pushAbility,
  pushSubscription,
} from '#platform/web/offline/push-device.ts';
import { readState, subscribe, unsubscribe } from '../push.queries.ts';
import { useText } from '../push.text.ts';

interface DeviceState {
  readonly ability: PushAbility;
  readonly on: boolean;
  /** Whether they come to another device of this person. */
  readonly elsewhere: boolean;
  readonly publicKey: string;
}

/** How pushes stand on this device, for this person. It is asked anew at each visit: browsers change their mind. */
const deviceQuery = queryOptions({
  queryKey: ['push-device'],
  staleTime: 0,
  meta: { persist: false },
  queryFn: async (): Promise<DeviceState> => {
    const ability = await pushAbility();
    const isAble = ability === 'able';
    const address = isAble ? ((await pushSubscription())?.endpoint ?? null) : null;
    const asked = readState({ body: { address } }).then(unwrap);
    // Why pushes cannot be here is known without the server.
    const none = { on: false, elsewhere: false, publicKey: '' };
    return { ability, ...(await (isAble ? asked : asked.catch(() => none))) };
  },
});

/** How pushes stand on this device, for whoever shows more about them. */
export function usePushDevice() {
  return useQuery(deviceQuery);
}

/** Pushes on this device: how they stand, and switching them. */
export function usePush() {
  const t = useText();
  const client = useQueryClient();
  const query = usePushDevice();
  const [busy, setBusy] = useState(false);

  const run = async (title: string, work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify({ title, description: t.failures[reasonOf(error)], variant: 'destructive' });
    } finally {
      await client.invalidateQueries(deviceQuery);
      setBusy(false);
    }
  };
  return {
    query,
    busy,
    /** Must be called by a tap: browsers ask for nothing else. */
    turnOn: () =>
      run(t.failedTitle, async () => {
        if ((await Notification.requestPermission()) !== 'granted') return;
        const subscription = await newPushSubscription(query.data?.publicKey ?? '');
        unwrap(await subscribe({ body: asSent(subscription) }));
      }),
    turnOff: () =>
      run(t.failedOffTitle, async () => {
        const subscription = await pushSubscription();
        if (!subscription) return;
        unwrap(await unsubscribe({ body: { address: subscription.endpoint } }));
        await subscription.unsubscribe();
      }),
  };
}

function asSent(subscription: PushSubscription) {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { address: subscription.endpoint, keys: { p256dh, auth } };
}

function reasonOf(error: unknown): 'CONNECTION_LOST' | 'NO_PUSH_SERVICE' | 'BROWSER' | 'OTHER' {
  if (error instanceof ConnectionLost) return 'CONNECTION_LOST';
  if (error instanceof Refused && error.code === 'NO_PUSH_SERVICE') return 'NO_PUSH_SERVICE';
  return error instanceof DOMException ? 'BROWSER' : 'OTHER';
}
