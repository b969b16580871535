import { call } from '#platform/web/api/call.ts';
import * as contract from '../open-tables.contract.ts';

export const setOpenTables = call(contract.setOpenTables);
