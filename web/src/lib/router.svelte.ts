// Which page is shown: the path of the address, without reloading.

class Router {
  path = $state(location.pathname);
  /** What follows the # of an invite link; never sent to a server. */
  fragment = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.fragment = location.hash.slice(1);
  }
}

export const router = new Router();

/** Follow a link to a page of ours without a reload; everything else stays a plain link. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.dataset["reload"] !== undefined) return;
  // A place on the same page is the browser's business.
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
