import type { Services } from '#platform/server/services.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { find } from '../own-day.contract.ts';

export type OwnDay = Output<typeof find>['days'][number];

/** The open days of today in which an account plays. Days belong to a feature above entries, which plugs in here. */
export type FindOwnDays = (services: Services, accountId: string) => Promise<OwnDay[]>;
