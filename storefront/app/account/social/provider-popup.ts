import type { SocialIdentity } from "../social-sign-in.ts";

/** Why a provider confirmed no identity. */
export type PopupError = "blocked" | "closed" | "denied" | "away" | "failed";

interface Listener {
  onIdentity(identity: SocialIdentity): void;
  /**
   * An identity may follow `closed`: a provider can isolate its window, which then looks closed.
   */
  onError(error: PopupError): void;
}

const width = 480;
const height = 680;

/** Browsers send no event when a window closes, so it is polled. In milliseconds. */
const closedPollMs = 400;
/** A message sent before the window closed may still arrive. In milliseconds. */
const closedGraceMs = 1_200;

/**
 * Signs in at Google or Facebook in a popup. The provider redirects it to a page of this site,
 * which sends the result on a channel that only this attempt knows (`state`). Returns how to stop.
 */
export function openProvider(
  medium: "google" | "facebook",
  { onIdentity, onError }: Listener,
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
    closed = setTimeout(() => onError("closed"), closedGraceMs);
  }, closedPollMs);

  function stop() {
    clearInterval(watch);
    clearTimeout(closed);
    channel.close();
  }

  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    channel.postMessage("heard");
    stop();
    const result = readResult(data);
    if (typeof result === "string") onError(result);
    else onIdentity({ medium, ...result, ...(medium === "google" && { nonce }) });
  });

  if (!popup) {
    stop();
    onError("blocked");
  }
  return stop;
}

type ProviderIdentity = Pick<SocialIdentity, "token" | "unique_id">;

/** Reads the message of the popup: the identity that the provider confirms, or why it does not. */
function readResult(data: unknown): ProviderIdentity | PopupError {
  const fields = new Map(Object.entries(typeof data === "object" && data !== null ? data : {}));
  const error = fields.get("error");
  if (error === "access_denied" || error === "user_denied") return "denied";
  if (error === "temporarily_unavailable" || error === "server_error") return "away";
  const idToken = fields.get("id_token");
  if (typeof idToken === "string") {
    const unique_id = subjectOf(idToken);
    return unique_id === null ? "failed" : { token: idToken, unique_id };
  }
  const token = fields.get("access_token");
  const unique_id = fields.get("user_id");
  const isWhole = typeof token === "string" && typeof unique_id === "string" && unique_id !== "";
  return isWhole ? { token, unique_id } : "failed";
}

/** The subject of an id token, which the server requires. Only the server verifies the token. */
export function subjectOf(idToken: string): string | null {
  try {
    const [, payload = ""] = idToken.split(".");
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    const hasSubject = typeof claims === "object" && claims !== null && "sub" in claims;
    return hasSubject && typeof claims.sub === "string" ? claims.sub : null;
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
