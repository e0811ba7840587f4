import { AppError } from "@errand/core/errors";
import {
  acceptStoreRefund,
  disputeStoreRefund,
  listStoreRefunds,
} from "@errand/core/refunds/store-refunds.contract";
import { and } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { uploadPictures } from "../private-files/upload-pictures.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { answerRefund } from "./answer-refund.ts";
import {
  findStoreRefund,
  isOfStore,
  isUnanswered,
  readStoreRefunds,
  type StoreRefund,
} from "./store-refunds.data.ts";

/** Refunds at the expense of a store, and what it says about them (contract 7.5). */
export function storeRefundRoutes(api: OrderApi) {
  const urlOf = (now: Date) => (key: string) => api.files.links.urlOf(key, now);

  serve(api, listStoreRefunds, async ({ limit, offset, open }, { db, staff, now }) => {
    const condition = and(isOfStore(staff.storeId), open === 1 ? isUnanswered(now) : undefined);
    const page = { limit, offset };
    const { total, refunds } = await readStoreRefunds(db, condition, page, urlOf(now));
    return { total_size: total, ...page, refunds };
  });

  serve(api, acceptStoreRefund, async ({ id }, { db, staff, now: at, audit, language }) => {
    await answerRefund(db, id, { storeId: staff.storeId, dispute: null, at });
    audit({ subject: `refund:${id}`, after: { accepted: true } });
    const refund = await readOne(db, id, at);
    return { message: messageIn(language, "responses", "store_refund_accepted"), refund };
  });

  serveWithCall(api, disputeStoreRefund, {
    async call({ image }, { staff }) {
      return uploadPictures(api, staff, image, { purpose: "refund", field: "image" });
    },
    async apply({ id, reason }, { db, staff, now: at, audit, language }, pictures) {
      const dispute = { reason, pictures };
      await answerRefund(db, id, { storeId: staff.storeId, dispute, at });
      audit({ subject: `refund:${id}`, after: { disputed: reason, pictures: pictures.length } });
      const refund = await readOne(db, id, at);
      return { message: messageIn(language, "responses", "store_refund_disputed"), refund };
    },
  });

  async function readOne(db: Database, id: number, now: Date): Promise<StoreRefund> {
    const refund = await findStoreRefund(db, id, urlOf(now));
    if (!refund) throw new AppError("refund_not_found");
    return refund;
  }
}
