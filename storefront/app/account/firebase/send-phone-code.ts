/** Why no code was sent: Firebase rejects the number, too many were sent, or it is unreachable. */
export type PhoneCodeErrorCode = "number" | "tooMany" | "away";

export class PhoneCodeError extends Error {
  readonly code: PhoneCodeErrorCode;

  constructor(code: PhoneCodeErrorCode) {
    super(`no code was sent: ${code}`);
    this.name = "PhoneCodeError";
    this.code = code;
  }
}

const frame = "/sign-in/phone-code";

/** The size of a reCAPTCHA challenge; without one the frame is invisible. */
const captchaSize = { width: "100%", height: "36rem" };

/** How long the frame may take to load. */
const timeoutMs = 15_000;

interface PhoneCodeOptions {
  /** E.164. */
  phone: string;
  language: string;
  /** Contains the reCAPTCHA challenge if Google shows one. */
  place: HTMLElement;
  signal: AbortSignal;
}

/**
 * Has Firebase send a code to a phone. Google's reCAPTCHA runs in a frame of this site, because the
 * page's security policy does not allow its script. Resolves to the session of the code
 * (`session_info`); rejects with `PhoneCodeError`.
 */
export function sendPhoneCode({
  phone,
  language,
  place,
  signal,
}: PhoneCodeOptions): Promise<string> {
  const element = document.createElement("iframe");
  element.title = "reCAPTCHA";
  element.style.cssText = "border:0;display:block;width:0;height:0";

  return new Promise<string>((resolve, reject) => {
    const listeners = new AbortController();
    const timeout = setTimeout(() => finish(() => reject(new PhoneCodeError("away"))), timeoutMs);

    function finish(settle: () => void) {
      clearTimeout(timeout);
      listeners.abort();
      element.remove();
      settle();
    }

    signal.addEventListener("abort", () => finish(() => reject(signal.reason)), {
      signal: listeners.signal,
    });
    window.addEventListener(
      "message",
      ({ data, source, origin }: MessageEvent<unknown>) => {
        if (source !== element.contentWindow || origin !== location.origin) return;
        const message = readMessage(data);
        if (message.ready) element.contentWindow?.postMessage({ phone, language }, origin);
        if (message.captcha) {
          // Solving a challenge has no time limit.
          clearTimeout(timeout);
          Object.assign(element.style, captchaSize);
        }
        const { session, error } = message;
        if (session !== undefined) finish(() => resolve(session));
        if (error !== undefined) finish(() => reject(new PhoneCodeError(error)));
      },
      { signal: listeners.signal },
    );
    element.src = frame;
    place.append(element);
  });
}

interface FrameMessage {
  ready?: boolean;
  captcha?: boolean;
  session?: string;
  error?: PhoneCodeErrorCode;
}

function readMessage(data: unknown): FrameMessage {
  const fields = new Map(Object.entries(typeof data === "object" && data !== null ? data : {}));
  if (fields.has("ready")) return { ready: true };
  if (fields.has("captcha")) return { captcha: true };
  const session = fields.get("session_info");
  if (typeof session === "string") return { session };
  const error = fields.get("error");
  return typeof error === "string" ? { error: errorCodeOf(error) } : {};
}

function errorCodeOf(error: string): PhoneCodeErrorCode {
  if (error.startsWith("INVALID_PHONE_NUMBER")) return "number";
  return /TOO_MANY|QUOTA/.test(error) ? "tooMany" : "away";
}
