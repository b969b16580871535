import { enterPractice as enter } from '#features/entries/own-day/own-day.contract.ts';
import { call } from '#platform/web/api/call.ts';
import * as contract from '../open-tables.contract.ts';

export const enterPractice = call(enter);
export const setOpenTables = call(contract.setOpenTables);
