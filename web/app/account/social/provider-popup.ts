import type { SocialIdentity } from "../social-sign-in.ts";

/** Why a provider told us nobody. */
export type PopupError = "blocked" | "closed" | "denied" | "away" | "failed";

interface Listener {
  onIdentity(identity: SocialIdentity): void;
  /** After `closed` an identity may still come: a provider may cut its window off from ours. */
  onFault(fault: PopupError): void;
}

const width = 480;
const height = 680;

/** A window is looked at so often, in milliseconds, as nothing tells that somebody closed it. */
const closedEvery = 400;
/** What was said before it closed is still on its way. */
const closedAfter = 1_200;

/**
 * Lets somebody sign in at Google or Facebook in a window of its own. It comes back to a page of
 * ours, which tells this one under a name that only this try knows (`state`). Answers how to stop.
 */
export function openProvider(
  medium: "google" | "facebook",
  { onIdentity, onFault }: Listener,
): () => void {
  const state = `${medium}.${newSecret()}`;
  const nonce = newSecret();
  const channel = new BroadcastChannel(`sign-in ${state}`);
  const popup = window.open(
    `/sign-in/with/${medium}?${new URLSearchParams({ state, nonce })}`,
    "errand-sign-in",
    `popup,width=${width},height=${height},left=${middle(screenX, outerWidth, width)},top=${middle(screenY, outerHeight, height)}`,
  );

  let closed: ReturnType<typeof setTimeout> | undefined;
  const watch = setInterval(() => {
    if (!popup?.closed) return;
    clearInterval(watch);
    closed = setTimeout(() => onFault("closed"), closedAfter);
  }, closedEvery);

  function stop() {
    clearInterval(watch);
    clearTimeout(closed);
    channel.close();
  }

  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    channel.postMessage("heard");
    stop();
    const told = readTold(data);
    if (typeof told === "string") onFault(told);
    else onIdentity({ medium, ...told, ...(medium === "google" && { nonce }) });
  });

  if (!popup) {
    stop();
    onFault("blocked");
  }
  return stop;
}

type Told = Pick<SocialIdentity, "token" | "unique_id">;

/** What the page of ours in the window says: whom the provider confirms, or why it does not. */
function readTold(data: unknown): Told | PopupError {
  const told = new Map(Object.entries(typeof data === "object" && data !== null ? data : {}));
  const error = told.get("error");
  if (error === "access_denied" || error === "user_denied") return "denied";
  if (error === "temporarily_unavailable" || error === "server_error") return "away";
  const idToken = told.get("id_token");
  if (typeof idToken === "string") {
    const unique_id = subjectOf(idToken);
    return unique_id === null ? "failed" : { token: idToken, unique_id };
  }
  const token = told.get("access_token");
  const unique_id = told.get("user_id");
  const isWhole = typeof token === "string" && typeof unique_id === "string" && unique_id !== "";
  return isWhole ? { token, unique_id } : "failed";
}

/** Whom an id token is about, as the server wants to be told; only the server can tell whether it is true. */
export function subjectOf(idToken: string): string | null {
  try {
    const [, payload = ""] = idToken.split(".");
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    const isOfSomebody = typeof claims === "object" && claims !== null && "sub" in claims;
    return isOfSomebody && typeof claims.sub === "string" ? claims.sub : null;
  } catch {
    return null;
  }
}

/** 256 random bits in 43 characters. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return base64url(bytes);
}

export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function middle(start: number, space: number, size: number): number {
  return Math.round(start + Math.max(0, space - size) / 2);
}
