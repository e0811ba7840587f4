/* Asks Firebase to send a code to the phone that the embedding page names. */
const { toolkit, key } = document.currentScript.dataset;
const notify = (message) => parent.postMessage(message, location.origin);

addEventListener("message", ({ data, origin, source }) => {
  const isFromParent = source === parent && origin === location.origin;
  if (isFromParent && typeof data?.phone === "string") void send(data.phone, data.language);
});
notify({ ready: true });

/** Tries without a reCAPTCHA first, because Firebase's test numbers and its emulator need none. */
async function send(phoneNumber, language) {
  try {
    const first = await call("accounts:sendVerificationCode", { phoneNumber });
    const needsCaptcha = /CAPTCHA|APP_CREDENTIAL/.test(first.error?.message ?? "");
    const response = needsCaptcha ? await sendWithCaptcha(phoneNumber, language) : first;
    if (response.sessionInfo) notify({ session_info: response.sessionInfo });
    else notify({ error: response.error?.message ?? "nothing" });
  } catch {
    notify({ error: "away" });
  }
}

async function sendWithCaptcha(phoneNumber, language) {
  const { recaptchaSiteKey } = await call("recaptchaParams");
  await load(`https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}`);
  await new Promise((resolve) => window.grecaptcha.ready(resolve));
  notify({ captcha: true });
  const recaptchaToken = await new Promise((resolve, reject) => {
    window.grecaptcha.render("captcha", {
      sitekey: recaptchaSiteKey,
      callback: resolve,
      "error-callback": reject,
    });
  });
  return call("accounts:sendVerificationCode", { phoneNumber, recaptchaToken });
}

async function call(method, body) {
  const url = new URL(`${toolkit}/v1/${method}`);
  url.searchParams.set("key", key);
  const response = await fetch(url, {
    signal: AbortSignal.timeout(10_000),
    ...(body && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  return response.json();
}

function load(src) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
}
