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
      return [ok(`${host} answers`)];
    } catch (error) {
      return [
        problem(`${host} does not accept mail: ${getErrorReason(error)}; check ERRAND_MAIL_URL`),
      ];
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
    if (typeof answer === "string") return [problem(`ERRAND_SMS_URL: ${answer}`)];
    return [ok(`${new URL(sms.url).host} answers; no message was sent`)];
  },
};

export const tracesCheck: Check = {
  name: "traces",
  run: async ({ settings: { tracing } }) => {
    if (tracing === null) return [];
    const answer = await reach(`${tracing.endpoint}/v1/traces`);
    if (typeof answer === "string") {
      return [warning(`OTEL_EXPORTER_OTLP_ENDPOINT: ${answer}; traces are lost`)];
    }
    return [ok(`${new URL(tracing.endpoint).host} answers`)];
  },
};

export const paymentsCheck: Check = {
  name: "payments",
  run: async ({ settings: { stripe, production } }) => {
    if (stripe === null) return [];
    const findings: Finding[] = [];
    const isLive = /^[rs]k_live_/.test(stripe.secretKey);
    if (production && !isLive) {
      findings.push(problem("ERRAND_STRIPE_SECRET_KEY is a test key: no money moves"));
    }
    if (!production && isLive) {
      findings.push(problem("ERRAND_STRIPE_SECRET_KEY is a live key outside production"));
    }
    if (!stripe.webhookSecret.startsWith("whsec_")) {
      findings.push(warning("ERRAND_STRIPE_WEBHOOK_SECRET does not start with whsec_"));
    }
    const answer = await reach(`${stripe.url}/v1/balance`, {
      Authorization: `Bearer ${stripe.secretKey}`,
    });
    if (typeof answer === "string") findings.push(problem(`Stripe: ${answer}`));
    else if (answer.status === 401) {
      findings.push(problem("Stripe refuses ERRAND_STRIPE_SECRET_KEY: copy it again"));
    } else findings.push(ok(`Stripe answers (${isLive ? "live" : "test"} key)`));
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
    return (await bucket.bucketExists())
      ? ok("the bucket answers")
      : problem("the bucket of ERRAND_S3_URL does not exist, or the key may not read it");
  } catch (error) {
    return problem(`the bucket of ERRAND_S3_URL does not answer: ${getErrorReason(error)}`);
  }
}
