// Messages to this browser while no page is open.
import { api, type Notifications } from "./api";

export type PushState = "none" | "denied" | "off" | "on";

/** Whether this browser can take messages, may, and does: only if the server knows it, too. */
export async function pushState(known: Notifications | null): Promise<PushState> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "none";
  if (Notification.permission === "denied") return "denied";
  const made = await subscription();
  const id = made ? await digest(made.endpoint) : "";
  return known?.browsers.some((browser) => browser.id === id) ? "on" : "off";
}

/** Take messages from now on; null if the reader did not allow it. */
export async function subscribe(publicKey: string, label: string): Promise<Notifications | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = made.toJSON();
  return await api.addBrowser({ endpoint: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" }, label });
}

/** Take no more messages: also before somebody else uses this browser. */
export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await made.unsubscribe();
  await api.dropBrowser(await digest(made.endpoint)).catch(() => undefined);
}

async function subscription(): Promise<PushSubscription | null> {
  const registered = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registered?.pushManager?.getSubscription()) ?? null;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What to call this browser in the list of those that take messages. */
export function browserName(agent: string): string {
  const name = [["Edg/", "Edge"], ["Firefox/", "Firefox"], ["Chrome/", "Chrome"], ["Safari/", "Safari"]].find(([sign]) => agent.includes(sign ?? ""))?.[1];
  const system = [["Android", "Android"], ["iPhone", "iPhone"], ["iPad", "iPad"], ["Windows", "Windows"], ["Mac OS", "macOS"], ["Linux", "Linux"]].find(([sign]) => agent.includes(sign ?? ""))?.[1];
  return [name, system].filter(Boolean).join(" · ");
}
