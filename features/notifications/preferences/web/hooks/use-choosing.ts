import { useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#platform/shared/endpoint.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import type * as contract from '../../preferences.contract.ts';
import { choose, type Preferences, preferencesQuery } from '../preferences.queries.ts';
import { useText } from '../preferences.text.ts';

/** Switches immediately; what the server does not accept is switched back, with an error. */
export function useChoosing() {
  const t = useText();
  const client = useQueryClient();
  const { submit } = useSubmit({
    send: choose,
    reads: ['notification-preferences', 'notifications', 'push-device'],
    words: t,
    queue: 'preferences',
  });
  return async (body: Sent<typeof contract.choose>['body']) => {
    const { topic, channel, wanted } = body;
    const show = (state: 'on' | 'off') =>
      client.setQueryData<Preferences>(
        preferencesQuery.queryKey,
        (data) =>
          data && {
            topics: data.topics.map((one) =>
              one.topic === topic ? { ...one, [channel]: state } : one,
            ),
          },
      );
    void client.cancelQueries(preferencesQuery);
    show(wanted ? 'on' : 'off');
    if (!(await submit({ body }))) show(wanted ? 'off' : 'on');
  };
}
