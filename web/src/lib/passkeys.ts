// Passkeys: what the server asks, the browser answers. Both speak JSON, with bytes as base64url.
import { api, type Me, type SignedUp } from "./api";

export const hasPasskeys = "PublicKeyCredential" in window;

/** Make a passkey: for the account one is logged in to, or for a new one with this login. */
export async function makePasskey(label: string, login?: string): Promise<SignedUp | Me> {
  const { handle, options } = await api.newPasskey(login);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
  if (!made) throw new DOMException("no passkey", "NotAllowedError");
  return api.makePasskey(handle, made.toJSON(), label);
}

/** Log in with a passkey that the browser has for this site. */
export async function showPasskey(): Promise<Me> {
  const { handle, options } = await api.askPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
  if (!shown) throw new DOMException("no passkey", "NotAllowedError");
  return api.showPasskey(handle, shown.toJSON());
}
