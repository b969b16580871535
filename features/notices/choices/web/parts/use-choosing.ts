import { useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#platform/shared/endpoint.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import type * as contract from '../../choices.contract.ts';
import { type Choices, choicesQuery, choose } from '../choices.queries.ts';
import { useText } from '../choices.text.ts';

/** Switches immediately; what the server does not accept is switched back, with an error. */
export function useChoosing() {
  const t = useText();
  const client = useQueryClient();
  const { submit } = useSubmit({
    send: choose,
    reads: ['notice-choices', 'notices', 'push-device'],
    words: t,
    queue: 'choices',
  });
  return async (body: Sent<typeof contract.choose>['body']) => {
    const { topic, channel, wanted } = body;
    const show = (state: 'on' | 'off') =>
      client.setQueryData<Choices>(
        choicesQuery.queryKey,
        (data) =>
          data && {
            topics: data.topics.map((one) =>
              one.topic === topic ? { ...one, [channel]: state } : one,
            ),
          },
      );
    void client.cancelQueries(choicesQuery);
    show(wanted ? 'on' : 'off');
    if (!(await submit({ body }))) show(wanted ? 'off' : 'on');
  };
}
