/** The pages by their addresses; the history is the browser's own. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'move-seat'; token: string }
  | { page: 'lost' };

const TABLE = /^[a-z2-7]{10}$/;

/** The page that an address stands for. */
export function routeOf(path: string, hash = ''): Route {
  const [first = '', second = '', ...more] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  if (first === '') return { page: 'home' };
  if (second === '' || more.length > 0) return { page: 'lost' };
  switch (first) {
    case 't':
      return TABLE.test(second) ? { page: 'table', table: second } : { page: 'lost' };
    case 'new':
      return { page: 'new', game: second };
    case 'rules':
      return { page: 'rules', game: second, rule: decode(hash.replace(/^#/, '')) };
    case 'carry':
      return { page: 'move-seat', token: second };
    default:
      return { page: 'lost' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a page. */
export const pathTo = {
  home: () => '/',
  newTable: (game: string) => `/new/${encodeURIComponent(game)}`,
  table: (table: string) => `/t/${table}`,
  rules: (game: string, rule = '') => `/rules/${encodeURIComponent(game)}${rule === '' ? '' : `#${rule}`}`,
};

/** The name of a table in a typed or pasted text: a link to it, or only its name. Null where it is neither. */
export function tableIn(text: string): string | null {
  const found = /(?:^|\/t\/)([a-z2-7]{10})\/?(?:[?#].*)?$/.exec(text.trim().toLowerCase());
  return found?.[1] ?? null;
}

/** Whether a click on a link is for the page itself, rather than for the browser. */
export function isOwn(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const here = link.origin === location.origin && !link.pathname.startsWith('/api/');
  if (link.hash !== '' && link.pathname === location.pathname) return false; // a place on this page
  return plain && here && link.target === '' && !link.hasAttribute('download') && !event.defaultPrevented;
}

const leaving = new Set<() => void>();

/** Call `run` whenever the address has changed; returns a function that ends this. */
export function onMove(run: () => void): () => void {
  leaving.add(run);
  return () => leaving.delete(run);
}

/** Go to an address of the page. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  for (const run of leaving) run();
}

/** Follow the browser's back and forward, and every link to a page of our own. */
export function followLinks(): void {
  window.addEventListener('popstate', () => {
    for (const run of leaving) run();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || !isOwn(event, link)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
