import { type Check, type Finding, type Installation, ok, problem, warning } from "./check.ts";

/** Finds settings that are valid one by one and insecure or useless together. */
export const settingsCheck: Check = {
  name: "settings",
  run: (installation) => {
    const findings = installation.settings.production
      ? inProduction(installation)
      : inDevelopment(installation);
    return findings.length > 0 ? findings : [ok("nothing contradicts")];
  },
};

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

function inProduction({ env, settings }: Installation): Finding[] {
  const { url, isUrlSet, host, proxies, secret, metricsToken, mail, stripe, backup } = settings;
  const findings: Finding[] = [];
  if (!isUrlSet) {
    findings.push(
      problem("ERRAND_URL is missing, so links and callbacks lead to this machine: set it"),
    );
  } else if (!url.startsWith("https://")) {
    findings.push(problem("ERRAND_URL is not https: passwords and sessions would be readable"));
  }
  if (new Set(secret).size < 12) {
    findings.push(problem("ERRAND_SECRET is easy to guess: use that of `openssl rand -hex 32`"));
  }
  if (url.startsWith("https://") && proxies === 0) {
    findings.push(
      warning(
        "ERRAND_PROXIES is 0 and Errand itself speaks no https: set the number of proxies before it, or all customers share one limit of requests",
      ),
    );
  }
  if (proxies > 0 && !loopback.test(host)) {
    findings.push(
      warning(`HOST is ${host}: make sure that only the proxies reach the port ${settings.port}`),
    );
  }
  if (metricsToken === null) {
    findings.push(warning("ERRAND_METRICS_TOKEN is missing, so nothing can read /metrics"));
  }
  if (mail === null) findings.push(problem("ERRAND_MAIL_URL is missing: customers get no mail"));
  if (stripe === null) {
    findings.push(warning("no payment provider is set: customers cannot pay by card"));
  }
  if (backup === null && settings.databaseUrl === null) {
    findings.push(problem("ERRAND_BACKUP_FOLDER is missing: nothing is backed up"));
  }
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === "0") {
    findings.push(problem("NODE_TLS_REJECT_UNAUTHORIZED is 0: no certificate is checked"));
  }
  return findings;
}

function inDevelopment({ settings }: Installation): Finding[] {
  if (!settings.url.startsWith("https://") && loopback.test(settings.host)) return [];
  return [
    warning(
      "ERRAND_ENV is not production, so anyone who reaches this machine can sign in with the demo accounts",
    ),
  ];
}
