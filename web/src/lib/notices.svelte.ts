// "Your turn", and whose lines are hidden now, wherever the reader is: one stream of notices while any page is open.
import { blocking } from "./blocks.svelte";
import { pairing } from "./pairing.svelte";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import { turns } from "./turns.svelte";
import { toast } from "./ui/toast.svelte";
import { t } from "./words.svelte";

/** Listen for as long as somebody is known here; returns how to stop. */
export function listenForTurns(): (() => void) | undefined {
  if (!session.me) return undefined;
  void turns.refresh();
  const stream = new EventSource("/api/me/stream");
  stream.onmessage = ({ data }) => {
    const notice = JSON.parse(String(data)) as { type: string; table?: string };
    if (notice.type === "paired") return void pairing.hurry();
    if (notice.type === "blocks") return void blocking.load();
    if (notice.type !== "turn" || !notice.table) return;
    void turns.refresh();
    beckon(notice.table);
  };
  return () => stream.close();
}

/** Milliseconds: whoever opens a table hears of the turn there before the page has gone to it. */
const ON_THE_WAY = 1000;

function beckon(table: string): void {
  const address = `/table/${table}`;
  if (document.visibilityState === "hidden") return void notify(table);
  setTimeout(() => {
    if (router.path !== address) toast.show(t("web-turn-elsewhere"), "note", address);
  }, ON_THE_WAY);
}

/** Shows a notification of the system, if the reader allowed it. */
async function notify(table: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  // A phone shows those of a worker alone; the worker leads to the table, too.
  if (worker) return await worker.showNotification(t("web-your-turn"), { tag: table, icon: "/icon-192.png", data: { path: `/table/${table}` } });
  const notification = new Notification(t("web-your-turn"), { tag: table, icon: "/seal.svg" });
  notification.onclick = () => {
    window.focus();
    router.go(`/table/${table}`);
  };
}
