import type { Output, Sent } from '#platform/shared/endpoint.ts';
import type { Phone } from '../../../apps/server/test-app.ts';
import * as contract from '../results.contract.ts';

type Names = NonNullable<Sent<typeof contract.findResults>['query']>['names'];

/** What a phone reads of the results of a tournament. */
export function resultsOf(phone: Phone, id: number) {
  const params = { id };
  const read = async (names?: Names, by = phone): Promise<Output<typeof contract.findResults>> => {
    const { data, refusal } = await by.call(contract.findResults, {
      params,
      query: namesIn(names),
    });
    if (!data) throw new Error(`the results were not read: ${refusal?.code}`);
    return data;
  };
  return {
    results: read,
    /** "1 Guest 3": the places of a stage of the first event. */
    places: async (stage = 0, names: Names = 'full') =>
      ((await read(names)).events[0]?.stages[stage]?.places ?? []).map(
        ({ from, to, sides }) => `${from}-${to} ${sides.map(({ name }) => name).join(' ')}`,
      ),
    sheet: async (list?: 'places' | 'matches', names?: Names, by = phone) => {
      const answer = await by.call(contract.findSheet, {
        params,
        query: { ...(list && { list }), ...namesIn(names) },
      });
      return answer.data?.csv ?? '';
    },
    tods: async (names?: Names, by = phone) => {
      const { data } = await by.call(contract.findTods, { params, query: namesIn(names) });
      return JSON.parse(data?.json ?? 'null');
    },
  };
}

const namesIn = (names: Names) => (names ? { names } : {});
