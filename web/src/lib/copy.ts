// Links for friends: handed to the device where it can pass them on, else onto the clipboard, with a word about it.
import { toast } from "./ui/toast.svelte";
import { t } from "./words.svelte";

/** The address of a table for friends. */
export function inviteLink(table: string, invite: string | null | undefined): string {
  return `${location.origin}/table/${table}${invite ? `/${invite}` : ""}`;
}

/** Copy the whole address of a place on this site. */
export async function copyLink(path: string): Promise<void> {
  await copy(location.origin + path);
}

/** Share a link by whatever the device has for that. */
export async function shareLink(url: string, title: string): Promise<void> {
  if (!("share" in navigator)) return copy(url);
  await navigator.share({ url, title }).catch(async (error: unknown) => {
    // Whoever closes the sheet has changed their mind; everything else is no reason not to get the link.
    if ((error as Error).name !== "AbortError") await copy(url);
  });
}

/** Copy some text. */
export const copyText = (text: string): Promise<void> => copy(text);

async function copy(url: string): Promise<void> {
  await navigator.clipboard.writeText(url).then(
    () => toast.show(t("web-copied")),
    () => toast.show(t("web-copy-failed"), "refusal"),
  );
}
