/** The browser and system of a session, as shown in the list of sessions. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** The order matters, because most browsers also name those further down. */
const browsers: [sign: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];

const systems: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\b(Macintosh|Mac OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const maxLength = 512;

/** The browser and system of a `User-Agent`. For other programs, `browser` is their name. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, maxLength);
  const named = (all: typeof browsers) => all.find(([sign]) => sign.test(text))?.[1] ?? null;
  const program = /^(?!Mozilla\/)[A-Za-z][\w.-]{0,39}/.exec(text)?.[0] ?? null;
  return { browser: named(browsers) ?? program, system: named(systems) };
}
