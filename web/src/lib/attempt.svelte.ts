// What the reader asks for and may be refused: it is tried, and if it cannot be, they are told why.
import { reason } from "./api";
import { toast } from "./ui/toast.svelte";

/** Whether it was done. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (error) {
    toast.show(reason(error), "refusal");
    return false;
  }
}

/** One thing after the other: what begins it waits as long as it takes. */
export class Attempt {
  isBusy = $state(false);

  async make(what: () => Promise<unknown>): Promise<boolean> {
    this.isBusy = true;
    const isDone = await attempt(what);
    this.isBusy = false;
    return isDone;
  }
}
