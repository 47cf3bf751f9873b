// Which page is shown: the path of the address, without reloading.

/** A table's address may end with the invite that lets others in. */
const INVITED = /^(\/(?:table|replay|review)\/[\w-]+)\/([\w-]+)$/;

class Router {
  /** The place, without an invite. */
  path = $state("");
  /** What lets one in at a private table: the end of the path, or what follows the #. */
  invite = $state("");

  constructor() {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Let the address of this place carry an invite, so that whoever copies it can pass it on. */
  carry(invite: string): void {
    history.replaceState(null, "", `${this.path}/${invite}`);
    this.#read();
  }

  #read(): void {
    const [, place, invite] = INVITED.exec(location.pathname) ?? [];
    this.path = place ?? location.pathname;
    this.invite = invite ?? location.hash.slice(1);
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
