import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../certificates.contract.ts';

type Stored = Output<typeof contract.findCertificates>['certificates'];
export type Template = NonNullable<Stored['template']>;

const find = call(contract.findCertificates);
export const saveCertificates = call(contract.saveCertificates);

/** The text of a tournament's certificates. */
export const certificatesQuery = (id: number) =>
  queryOptions({
    queryKey: ['tournaments', id, 'certificates'],
    queryFn: async ({ signal }) => unwrap(await find({ params: { id }, signal })).certificates,
    staleTime: 0,
  });
