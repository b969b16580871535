import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import { readWithPage } from '#platform/web/api/page-reads.ts';
import * as contract from '../../results.contract.ts';
import type { Names } from '../../results.vocabulary.ts';

const find = call(contract.findResults);
const report = call(contract.findReport);
export const readSheet = call(contract.findSheet);
export const readTods = call(contract.findTods);

/** Who came where; once opened it can be read without a connection. */
export const resultsQuery = (id: number, names: Names = 'public') =>
  queryOptions({
    queryKey: ['tournaments', id, 'results', names],
    queryFn: async ({ signal }) => unwrap(await find({ params: { id }, query: { names }, signal })),
    staleTime: 0,
    ...readWithPage(contract.findResults, { params: { id }, query: { names } }),
  });

/** Entrants, draws and places with whole names, for the desk. */
export const reportQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'report', id],
    queryFn: async ({ signal }) => unwrap(await report({ params: { id }, signal })),
    staleTime: 0,
  });
