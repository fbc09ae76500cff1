// Which page is shown: the path of the address, and nothing else.

export const route: { path: string; hash: string } = $state({ path: location.pathname, hash: location.hash });

function look(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

addEventListener('popstate', look);
addEventListener('hashchange', look);

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  look();
  scrollTo(0, 0);
}

/** For the document: links within the page turn it without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
