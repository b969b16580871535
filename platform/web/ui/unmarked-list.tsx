import type { ComponentProps } from 'react';

/** A list without bullets or numbers, which is still read out as one. */
export function UnmarkedList(props: ComponentProps<'ul'>) {
  // biome-ignore lint/a11y/noRedundantRoles: without it Safari does not call an unmarked list a list.
  return <ul role="list" {...props} />;
}
