// The service worker, seen from a page: it keeps what the page is made of, and leads to where a message points.
import { router } from "./router.svelte";

/** Have a worker, once the page has what it needs; without one everything works but messages and pages offline. */
export function install(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ type?: string; path?: string }>) => {
    if (data.type === "go" && data.path?.startsWith("/")) router.go(data.path);
  });
  const register = () => void navigator.serviceWorker.register("/service-worker.js").then(keep, () => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** The files that this page is made of: its code, its styles and the reader's words. */
async function keep(registered: ServiceWorkerRegistration | undefined): Promise<void> {
  if (!registered) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "keep", files: loaded() });
}

function loaded(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return paths.filter(({ origin, pathname }) => origin === location.origin && /^\/(assets\/|[\w-]+\.svg$)/.test(pathname)).map(({ pathname }) => pathname);
}
