// Links for friends: onto the clipboard, with a word about it.
import { toast } from "./ui/toast.svelte";
import { t } from "./words.svelte";

/** Copy the whole address of a place on this site. */
export async function copyLink(path: string): Promise<void> {
  await navigator.clipboard.writeText(location.origin + path).then(
    () => toast.show(t("web-copied")),
    () => toast.show(t("web-copy-failed"), "refusal"),
  );
}
