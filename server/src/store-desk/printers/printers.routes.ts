import { randomBytes } from "node:crypto";
import { AppError } from "@errand/core/errors";
import {
  addPrinter,
  confirmPrintJob,
  pollPrintJobs,
  readPrinter,
  readPrintJob,
  removePrinter,
} from "@errand/core/store-desk/printer.contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { messageIn } from "../../messages/messages.ts";
import { readStoreOrderDetails } from "../../orders/store-orders.ts";
import { tokenHash } from "../../requests/caller.ts";
import { serve, serveResponse } from "../../requests/serve.ts";
import type { StoreDeskApi } from "../store-desk-api.ts";
import { composeTicket } from "../tickets/compose-ticket.ts";
import { toPlainText } from "../tickets/plain-text.ts";
import { findPrinter, findPrintJob } from "./printers.data.ts";
import { printJobs, storePrinters } from "./printers.tables.ts";

const mediaType = "text/plain";

/** The printer of a store, and what it asks for by Star's CloudPRNT protocol. */
export function printerRoutes(api: StoreDeskApi) {
  const isOf = (storeId: number) => eq(storePrinters.storeId, storeId);

  serve(api, readPrinter, async (_input, { db, staff }) => {
    const [printer] = await db.select().from(storePrinters).where(isOf(staff.storeId));
    return {
      is_set: printer !== undefined,
      width: printer?.width ?? null,
      last_seen_at: printer?.lastSeenAt?.toISOString() ?? null,
    };
  });

  serve(api, addPrinter, async ({ width }, { db, staff, language, now, audit }) => {
    const { storeId } = staff;
    const token = randomBytes(24).toString("base64url");
    await db.delete(storePrinters).where(isOf(storeId));
    const printer = { storeId, tokenHash: tokenHash(token), width, language, createdAt: now };
    await db.insert(storePrinters).values(printer);
    audit({ subject: `store:${storeId}`, after: { printer: true, width } });
    return {
      message: messageIn(language, "responses", "updated"),
      url: new URL(`/api/v1/store/printer/${token}`, api.settings.url).href,
    };
  });

  serve(api, removePrinter, async (_input, { db, staff, language, audit }) => {
    await db.delete(storePrinters).where(isOf(staff.storeId));
    audit({ subject: `store:${staff.storeId}`, after: { printer: false } });
    return { message: messageIn(language, "responses", "updated") };
  });

  serve(api, pollPrintJobs, async ({ printer_token }, { db, now }) => {
    const { storeId } = await requirePrinter(db, printer_token);
    await db.update(storePrinters).set({ lastSeenAt: now }).where(isOf(storeId));
    const job = await findPrintJob(db, storeId, { now });
    return {
      jobReady: job !== null,
      mediaTypes: job ? [mediaType] : [],
      jobToken: job && String(job.id),
    };
  });

  serveResponse(api, readPrintJob, async ({ printer_token, token, type = mediaType }, ctx, c) => {
    const { db, now } = ctx;
    if (type !== mediaType) throw new AppError("print_type_unsupported");
    const { storeId, width, language } = await requirePrinter(db, printer_token);
    const job = await findPrintJob(db, storeId, { now, token });
    if (!job) throw new AppError("print_job_not_found");
    const order = await readStoreOrderDetails(api, { db, language }, job.orderId);
    const options = { kind: job.kind, width, language, shop: await api.shop() };
    const text = toPlainText(composeTicket(order, options), width);
    return c.body(text, 200, { "Content-Type": `${mediaType}; charset=utf-8` });
  });

  serve(api, confirmPrintJob, async ({ printer_token, token, code = "200" }, { db, now }) => {
    const { storeId } = await requirePrinter(db, printer_token);
    const job = await findPrintJob(db, storeId, { now, token });
    // 4xx: the printer is not ready. It prints the same once it is.
    const waits = code.startsWith("4");
    if (job && !waits) {
      await db.update(printJobs).set({ doneAt: now }).where(eq(printJobs.id, job.id));
    }
    return {};
  });
}

async function requirePrinter(db: Database, token: string) {
  const printer = await findPrinter(db, token);
  if (!printer) throw new AppError("printer_not_found");
  return printer;
}
