import { call } from '#platform/web/api/call.ts';
import type * as contract from '../organizers.contract.ts';

export const applyAsOrganizer = call<typeof contract.apply>('POST', '/api/organizers/applications');
