/* Asks Firebase to send a code to the phone that the embedding page names. */
const { toolkit, key } = document.currentScript.dataset;
const tell = (message) => parent.postMessage(message, location.origin);

addEventListener("message", ({ data, origin, source }) => {
  const isFromAround = source === parent && origin === location.origin;
  if (isFromAround && typeof data?.phone === "string") void send(data.phone, data.language);
});
tell({ ready: true });

/** First without a reCAPTCHA: Firebase's test numbers and its emulator need none. */
async function send(phoneNumber, language) {
  try {
    const first = await ask("accounts:sendVerificationCode", { phoneNumber });
    const isHuman = /CAPTCHA|APP_CREDENTIAL/.test(first.error?.message ?? "");
    const answer = isHuman ? await sendByHuman(phoneNumber, language) : first;
    if (answer.sessionInfo) tell({ session_info: answer.sessionInfo });
    else tell({ error: answer.error?.message ?? "nothing" });
  } catch {
    tell({ error: "away" });
  }
}

async function sendByHuman(phoneNumber, language) {
  const { recaptchaSiteKey } = await ask("recaptchaParams");
  await load(`https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}`);
  await new Promise((resolve) => window.grecaptcha.ready(resolve));
  tell({ captcha: true });
  const recaptchaToken = await new Promise((resolve, reject) => {
    window.grecaptcha.render("captcha", {
      sitekey: recaptchaSiteKey,
      callback: resolve,
      "error-callback": reject,
    });
  });
  return ask("accounts:sendVerificationCode", { phoneNumber, recaptchaToken });
}

async function ask(what, body) {
  const url = new URL(`${toolkit}/v1/${what}`);
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
