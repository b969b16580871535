/** Whether somebody is there: not checked in yet, there, or marked absent by the desk. Source: next.md, C2. */
export const CHECK_IN_STATES = ['expected', 'present', 'absent'] as const;
export type CheckInState = (typeof CHECK_IN_STATES)[number];
