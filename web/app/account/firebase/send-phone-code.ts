/** Why no code left: Firebase refuses the number, too many were sent, or it cannot be asked. */
export type PhoneCodeErrorCode = "number" | "tooMany" | "away";

export class PhoneCodeError extends Error {
  readonly fault: PhoneCodeErrorCode;

  constructor(fault: PhoneCodeErrorCode) {
    super(`no code was sent: ${fault}`);
    this.name = "PhoneCodeError";
    this.fault = fault;
  }
}

const frame = "/sign-in/phone-code";

/** A reCAPTCHA's question needs as much; without one the frame is not seen. */
const captchaSize = { width: "100%", height: "36rem" };

/** How long the frame may take to come up. */
const patienceMs = 15_000;

interface Order {
  /** E.164. */
  phone: string;
  language: string;
  /** Where a reCAPTCHA is shown, if Google wants one solved. */
  place: HTMLElement;
  signal: AbortSignal;
}

/**
 * Has Firebase send a code to a phone, from a frame of our own in which Google's reCAPTCHA may run.
 * Gives the session that the code belongs to (`session_info`); throws `PhoneCodeError`.
 */
export function sendPhoneCode({ phone, language, place, signal }: Order): Promise<string> {
  const element = document.createElement("iframe");
  element.title = "reCAPTCHA";
  element.style.cssText = "border:0;display:block;width:0;height:0";

  return new Promise<string>((resolve, reject) => {
    const isOver = new AbortController();
    const late = setTimeout(() => finish(() => reject(new PhoneCodeError("away"))), patienceMs);

    function finish(settle: () => void) {
      clearTimeout(late);
      isOver.abort();
      element.remove();
      settle();
    }

    signal.addEventListener("abort", () => finish(() => reject(signal.reason)), {
      signal: isOver.signal,
    });
    window.addEventListener(
      "message",
      ({ data, source, origin }: MessageEvent<unknown>) => {
        if (source !== element.contentWindow || origin !== location.origin) return;
        const said = readSaid(data);
        if (said.ready) element.contentWindow?.postMessage({ phone, language }, origin);
        if (said.captcha) {
          // A person takes as long as they take.
          clearTimeout(late);
          Object.assign(element.style, captchaSize);
        }
        const { session, fault } = said;
        if (session !== undefined) finish(() => resolve(session));
        if (fault !== undefined) finish(() => reject(new PhoneCodeError(fault)));
      },
      { signal: isOver.signal },
    );
    element.src = frame;
    place.append(element);
  });
}

interface Said {
  ready?: boolean;
  captcha?: boolean;
  session?: string;
  fault?: PhoneCodeErrorCode;
}

function readSaid(data: unknown): Said {
  const said = new Map(Object.entries(typeof data === "object" && data !== null ? data : {}));
  if (said.has("ready")) return { ready: true };
  if (said.has("captcha")) return { captcha: true };
  const session = said.get("session_info");
  if (typeof session === "string") return { session };
  const error = said.get("error");
  return typeof error === "string" ? { fault: faultOf(error) } : {};
}

function faultOf(error: string): PhoneCodeErrorCode {
  if (error.startsWith("INVALID_PHONE_NUMBER")) return "number";
  return /TOO_MANY|QUOTA/.test(error) ? "tooMany" : "away";
}
