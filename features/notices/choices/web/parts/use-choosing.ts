import { useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#platform/shared/endpoint.ts';
import { useToldWrite } from '#platform/web/api/use-told-write.ts';
import type * as contract from '../../choices.contract.ts';
import { type Choices, choicesQuery, choose } from '../choices.queries.ts';
import { useText } from '../choices.text.ts';

/** Switches at once; what the server did not take is switched back, and said. */
export function useChoosing() {
  const t = useText();
  const client = useQueryClient();
  const { change } = useToldWrite({ title: t.saveFailed, failures: t.failures });
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
    if (!(await change(() => choose({ body })))) show(wanted ? 'off' : 'on');
  };
}
