import { type Check, type Finding, type Installation, ok, problem, warning } from "./check.ts";

/** Finds settings that are valid one by one and insecure or useless together. */
export const settingsCheck: Check = {
  name: "settings",
  run: (installation) => {
    const findings = installation.settings.production
      ? inProduction(installation)
      : inDevelopment(installation);
    return findings.length > 0 ? findings : [ok("settings.fine")];
  },
};

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

function inProduction({ env, settings }: Installation): Finding[] {
  const { url, isUrlSet, host, proxies, secret, metricsToken, mail, stripe, backup } = settings;
  const findings: Finding[] = [];
  if (!isUrlSet) {
    findings.push(problem("settings.url_missing"));
  } else if (!url.startsWith("https://")) {
    findings.push(problem("settings.url_insecure"));
  }
  if (new Set(secret).size < 12) {
    findings.push(problem("settings.secret_weak"));
  }
  if (url.startsWith("https://") && proxies === 0) {
    findings.push(warning("settings.proxies_missing"));
  }
  if (proxies > 0 && !loopback.test(host)) {
    findings.push(warning("settings.host_open", { host, port: String(settings.port) }));
  }
  if (metricsToken === null) {
    findings.push(warning("settings.metrics_closed"));
  }
  if (mail === null) findings.push(problem("settings.mail_missing"));
  if (stripe === null) {
    findings.push(warning("settings.stripe_missing"));
  }
  if (backup === null && settings.databaseUrl === null) {
    findings.push(problem("settings.backup_missing"));
  }
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === "0") {
    findings.push(problem("settings.tls_off"));
  }
  return findings;
}

function inDevelopment({ settings }: Installation): Finding[] {
  if (!settings.url.startsWith("https://") && loopback.test(settings.host)) return [];
  return [warning("settings.demo_open")];
}
