import type { Output } from '#platform/shared/endpoint.ts';
import type { read } from '../../court-links.contract.ts';

/** What a link opens, as its device reads it. */
export type Device = Output<typeof read>['device'];
export type LinkMatch = NonNullable<Device['current']>;
