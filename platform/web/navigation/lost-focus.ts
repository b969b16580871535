interface Place {
  readonly element: Element;
  /** Its ancestors, the innermost first, each with the child that leads to it. */
  readonly around: readonly { readonly parent: Element; readonly at: number }[];
}

const ROWS = 'li, tr, article';

/** How long what has its own idea, such as a new screen's heading, has to take the focus, in milliseconds. */
const PATIENCE_MS = 100;

// One person, one page: where the focus was last, beneath the dialogs and in the topmost.
let inPage: Place | null = null;
let inDialog: Place | null = null;
let isWaiting = false;

/**
 * When what has the focus leaves the page, such as a row with the button that removed it, the focus goes to what takes
 * its place: the next row, else the heading above. Otherwise browsers begin again at the top of the page.
 */
export function startFindingLostFocus(): void {
  document.addEventListener('focusin', ({ target }) => note(target as Element));
  // Who taps elsewhere has left the place.
  document.addEventListener('pointerdown', leave, true);
  document.addEventListener('close', check, true);
  new MutationObserver(check).observe(document.body, { childList: true, subtree: true });
}

function note(element: Element): void {
  const place = { element, around: around(element) };
  if (element.closest('dialog')) inDialog = place;
  else inPage = element.closest('main') && place;
}

function leave({ target }: Event): void {
  const isElsewhere = (place: Place | null) => !place?.element.contains(target as Element);
  if (isElsewhere(inDialog)) inDialog = null;
  if (isElsewhere(inPage) && !(target as Element).closest('dialog')) inPage = null;
}

function check(): void {
  if (isWaiting || !(isLost(inPage) || isLost(inDialog))) return;
  isWaiting = true;
  setTimeout(find, PATIENCE_MS);
}

function find(): void {
  isWaiting = false;
  const isOpen = document.querySelector('dialog[open]') !== null;
  const place = isOpen ? inDialog : inPage;
  if (!place || !isLost(place) || document.activeElement !== document.body) return;
  const left = place.around.find(({ parent }) => parent.isConnected);
  if (!left) return;
  const { parent, at } = left;
  const next = parent.children[Math.min(at, parent.children.length - 1)];
  const heading = parent.closest('section, dialog, main')?.querySelector<HTMLElement>('h1, h2, h3');
  // Not a button of it: a key that is held, or pressed again, would answer for the next row as well.
  const found = next?.matches(ROWS) ? (next as HTMLElement) : heading;
  if (!found) return;
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
}

function isLost(place: Place | null): boolean {
  return place !== null && !place.element.isConnected;
}

function around(element: Element): Place['around'] {
  const parent = element.parentElement;
  return parent ? [{ parent, at: [...parent.children].indexOf(element) }, ...around(parent)] : [];
}
