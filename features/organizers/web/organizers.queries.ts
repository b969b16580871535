import { call } from '#platform/web/api/call.ts';
import * as contract from '../organizers.contract.ts';

export const applyAsOrganizer = call(contract.apply);
