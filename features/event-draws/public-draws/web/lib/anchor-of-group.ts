/** The id of a group's card on its page; groups are counted from 1. */
export function anchorOfGroup(group: number): string {
  return `group-${group}`;
}
