import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../certificates.contract.ts';

const find = call(contract.findCertificates);
export const saveCertificates = call(contract.saveCertificates);

/** The text of a tournament's certificates. */
export const certificatesQuery = (id: number) =>
  queryOptions({
    queryKey: ['tournaments', id, 'certificates'],
    queryFn: async ({ signal }) => unwrap(await find({ params: { id }, signal })).certificates,
    staleTime: 0,
  });
