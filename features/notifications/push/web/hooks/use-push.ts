import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '#platform/web/api/call.ts';
import { readAgain } from '#platform/web/api/read-again.ts';
import { refusedHere, useSubmit } from '#platform/web/api/use-submit.ts';
import {
  newPushSubscription,
  type PushAbility,
  pushAbility,
  pushSubscription,
} from '#platform/web/offline/push-device.ts';
import { readState, subscribe, unsubscribe } from '../push.queries.ts';
import { useText } from '../push.text.ts';

export interface DeviceState {
  readonly ability: PushAbility;
  readonly on: boolean;
  /** Whether pushes come to another device of this person. */
  readonly elsewhere: boolean;
  readonly publicKey: string;
}

/** The state of pushes on this device, for this person. It is read at each visit: browsers can change it. */
const deviceQuery = queryOptions({
  queryKey: ['push-device'],
  staleTime: 0,
  meta: { persist: false },
  queryFn: async (): Promise<DeviceState> => {
    const ability = await pushAbility();
    const isAble = ability === 'able';
    const address = isAble ? ((await pushSubscription())?.endpoint ?? null) : null;
    const asked = readState({ body: { address } }).then(unwrap);
    // The reason why pushes are not possible here is known without the server.
    const none = { on: false, elsewhere: false, publicKey: '' };
    return { ability, ...(await (isAble ? asked : asked.catch(() => none))) };
  },
});

/** The state of pushes on this device, for other parts that show it. */
export function usePushDevice() {
  return useQuery(deviceQuery);
}

/** Pushes on this device: their state, and switching them. */
export function usePush() {
  const t = useText();
  const client = useQueryClient();
  const query = usePushDevice();
  /** A refusal by the browser is reported as one; in every case the state of the device is read again. */
  const attempt = async <Answer>(work: () => Promise<Answer | null>) => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DOMException) return refusedHere('BROWSER');
      throw error;
    } finally {
      await readAgain(client, { queryKey: deviceQuery.queryKey });
    }
  };
  const on = useSubmit({
    send: () =>
      attempt(async () => {
        if ((await Notification.requestPermission()) !== 'granted') return null;
        const subscription = await newPushSubscription(query.data?.publicKey ?? '');
        return subscribe({ body: asSent(subscription) });
      }),
    words: t,
  });
  const off = useSubmit({
    send: () =>
      attempt(async () => {
        const subscription = await pushSubscription();
        if (!subscription) return null;
        const answer = await unsubscribe({ body: { address: subscription.endpoint } });
        if (answer.ok) await subscription.unsubscribe();
        return answer;
      }),
    words: { ...t, failedTitle: t.failedOffTitle },
  });
  return {
    query,
    isPending: on.isPending || off.isPending,
    /** Must be called by a tap: browsers ask for permission in no other case. */
    turnOn: () => void on.submit(),
    turnOff: () => void off.submit(),
  };
}

function asSent(subscription: PushSubscription) {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { address: subscription.endpoint, keys: { p256dh, auth } };
}
