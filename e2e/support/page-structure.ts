/**
 * What the accessibility of a page depends on, as text: elements with their attributes, states and computed styles, what
 * refers to what, and the size of targets. Texts count only as present or missing, and a list of equal rows as one with
 * two: pages with the same structure have the same violations. Null where a frame hides a part of the page. Runs in the page
 * and uses nothing outside of it.
 */
export async function structureOf(): Promise<string | null> {
  /** Texts and numbers: that they are there is enough. */
  const texts = new Set(
    'aria-label aria-description aria-valuetext aria-valuenow aria-valuemin aria-valuemax aria-rowindex aria-colindex aria-posinset aria-setsize aria-rowcount aria-colcount title alt placeholder content href src value action datetime'.split(
      ' ',
    ),
  );
  const references = new Set(
    'for aria-labelledby aria-describedby aria-controls aria-owns aria-activedescendant aria-errormessage aria-details list headers'.split(
      ' ',
    ),
  );
  const styles = [
    'display',
    'visibility',
    'opacity',
    'color',
    'backgroundColor',
    'backgroundImage',
    'fontSize',
    'fontWeight',
    'textDecorationLine',
    'position',
    'overflowX',
    'overflowY',
    'clip',
    'clipPath',
    'textShadow',
  ] as const;
  const targets =
    'a[href], button, input, select, textarea, summary, [tabindex], [role=button], [role=tab], [role=option], [role=menuitem]';
  const landmarks =
    'main, header, footer, nav, aside, section, form, [role=region], [role=search], [role=dialog], [role=group]';
  /** Smaller targets need room around them (WCAG 2.2, 2.5.8), in pixels. */
  const LEAST_TARGET = 24;
  if (document.querySelector('iframe, frame, object')) return null;
  // Without motion a change of style still begins a transition, which ends with the next frame: until then the style is the old one.
  // A page in the background draws no frames.
  const frame = () =>
    new Promise<unknown>((drawn) => {
      requestAnimationFrame(drawn);
      setTimeout(drawn, 200);
    });
  await frame();
  await frame();

  const byId = new Map<string, Element>();
  const notes: string[] = [];
  for (const element of document.querySelectorAll('[id]')) {
    if (byId.has(element.id)) notes.push(`two of one id: ${element.tagName}`);
    byId.set(element.id, element);
  }
  const named = new Set<string>();
  for (const element of document.querySelectorAll(landmarks)) {
    const by = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const name =
      element.getAttribute('aria-label') ?? by.map((id) => byId.get(id)?.textContent).join(' ');
    const key = `${element.tagName} ${element.getAttribute('role')} ${name}`;
    if (named.has(key)) notes.push(`two landmarks of one name: ${element.tagName}`);
    named.add(key);
  }
  const all = [...document.querySelectorAll<HTMLElement>(targets)];
  const rooms = all.map((target) => target.getBoundingClientRect());
  const isSmall = ({ width, height }: DOMRect) =>
    width > 0 && (width < LEAST_TARGET || height < LEAST_TARGET);
  for (const small of rooms.filter(isSmall)) {
    const near = rooms.filter(
      ({ left, right, top, bottom }) =>
        left < small.right + LEAST_TARGET &&
        right > small.left - LEAST_TARGET &&
        top < small.bottom + LEAST_TARGET &&
        bottom > small.top - LEAST_TARGET,
    );
    const placed = near.map(({ left, top, width, height }) =>
      [left - small.left, top - small.top, width, height].map(Math.round).join(' '),
    );
    notes.push(`small target among ${placed}`);
  }

  const presence = (text: string | null | undefined) => (text?.trim() ? 'some' : 'none');
  const attributesOf = (element: Element) =>
    [...element.attributes]
      .filter(({ name }) => name !== 'id' && name !== 'style' && !name.startsWith('data-'))
      .map(({ name, value }) => {
        if (name === 'lang') return `${name}=${['en', 'ja'].includes(value) ? 'known' : value}`;
        if (texts.has(name) && !element.matches('meta[name=viewport], meta[http-equiv]'))
          return `${name}=${presence(value)}`;
        if (!references.has(name)) return `${name}=${value}`;
        const referred = value.split(/\s+/).map((id) => byId.get(id));
        return `${name}=${referred.map((one) => one && `${one.tagName} ${presence(one.textContent)}`)}`;
      })
      .toSorted()
      .join(',');
  const stateOf = (element: Element) => {
    const { checked, indeterminate, value } = element as HTMLInputElement;
    const isField = element.matches('input, select, textarea');
    const style = getComputedStyle(element);
    const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
    return [
      isField && `${checked} ${indeterminate} ${presence(value)}`,
      element === document.activeElement && 'active',
      scrolls && element.scrollWidth > element.clientWidth && 'wider',
      scrolls && element.scrollHeight > element.clientHeight && 'higher',
      ...styles.map((name) => style[name]),
    ].join(';');
  };
  const walk = (element: Element): string => {
    const { tagName } = element;
    if (['SCRIPT', 'STYLE', 'LINK', 'NOSCRIPT', 'TEMPLATE'].includes(tagName)) return '';
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = presence(own.map(({ data }: Node & { data?: string }) => data).join(''));
    // The shapes of an icon say nothing.
    const inside = tagName === 'svg' ? [] : [...element.children].map(walk);
    const rows = inside.filter((row, at) => row !== inside[at - 1] || row !== inside[at - 2]);
    return `<${tagName} ${attributesOf(element)}|${stateOf(element)}|${text}>${rows.join('')}</>`;
  };
  const { innerWidth, innerHeight } = window;
  const title = presence(document.title);
  const known = [...new Set(notes)].toSorted();
  return [innerWidth, innerHeight, title, ...known, walk(document.documentElement)].join('\n');
}
