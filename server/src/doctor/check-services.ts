import { createTransport } from "nodemailer";
import { S3mini } from "s3mini";
import type { S3Settings } from "../process/settings.ts";
import { type Check, type Finding, getErrorReason, ok, problem, warning } from "./check.ts";
import { reach, timeoutMs } from "./reach.ts";

export const mailCheck: Check = {
  name: "mail",
  run: async ({ settings: { mail } }) => {
    if (mail === null) return [];
    const host = new URL(mail.url).host;
    const transport = createTransport({
      url: mail.url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
    try {
      // Connects, greets and signs in; sends nothing.
      await transport.verify();
      return [ok("mail.fine", { host })];
    } catch (error) {
      return [problem("mail.refused", { host, reason: getErrorReason(error) })];
    } finally {
      transport.close();
    }
  },
};

export const smsCheck: Check = {
  name: "sms",
  run: async ({ settings: { sms } }) => {
    if (sms === null) return [];
    const answer = await reach(sms.url);
    if ("reason" in answer) return [problem("sms.silent", answer)];
    return [ok("sms.fine", { host: new URL(sms.url).host })];
  },
};

export const tracesCheck: Check = {
  name: "traces",
  run: async ({ settings: { tracing } }) => {
    if (tracing === null) return [];
    const answer = await reach(`${tracing.endpoint}/v1/traces`);
    if ("reason" in answer) return [warning("traces.silent", answer)];
    return [ok("traces.fine", { host: new URL(tracing.endpoint).host })];
  },
};

export const paymentsCheck: Check = {
  name: "payments",
  run: async ({ settings: { stripe, production } }) => {
    if (stripe === null) return [];
    const findings: Finding[] = [];
    const isLive = /^[rs]k_live_/.test(stripe.secretKey);
    if (production && !isLive) {
      findings.push(problem("payments.test_key"));
    }
    if (!production && isLive) {
      findings.push(problem("payments.live_key"));
    }
    if (!stripe.webhookSecret.startsWith("whsec_")) {
      findings.push(warning("payments.webhook"));
    }
    const answer = await reach(`${stripe.url}/v1/balance`, {
      Authorization: `Bearer ${stripe.secretKey}`,
    });
    if ("reason" in answer) findings.push(problem("payments.silent", answer));
    else if (answer.status === 401) {
      findings.push(problem("payments.refused"));
    } else findings.push(ok(isLive ? "payments.fine_live" : "payments.fine_test"));
    return findings;
  },
};

export const filesCheck: Check = {
  name: "files",
  run: async ({ settings: { s3 } }) => (s3 === null ? [] : [await checkBucket(s3)]),
};

async function checkBucket(s3: S3Settings): Promise<Finding> {
  const bucket = new S3mini({ ...s3, requestAbortTimeout: timeoutMs });
  try {
    return (await bucket.bucketExists()) ? ok("files.fine") : problem("files.missing");
  } catch (error) {
    return problem("files.silent", { reason: getErrorReason(error) });
  }
}
