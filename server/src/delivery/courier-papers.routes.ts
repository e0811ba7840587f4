import {
  addCourierPaper,
  decideCourierPaper,
  listCourierPapers,
  listDeskPapers,
} from "@errand/core/delivery/courier-papers.contract";
import { isPaperExpired } from "@errand/core/delivery/paper-expiry";
import { AppError } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import { localTime } from "@errand/core/time";
import { and, eq } from "drizzle-orm";
import { announceToCourier } from "../couriers/courier-news.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { type OrderApi, serializeOptions } from "../orders/order-api.ts";
import { attachFiles } from "../private-files/private-files.data.ts";
import { uploadPictures } from "../private-files/upload-pictures.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { type PaperReader, paperSubject, readPapers } from "./courier-papers.data.ts";
import { courierPapers } from "./courier-papers.tables.ts";

const maxPapers = 100;

/** The papers that couriers have to show, and what the desk says of them (contract 7.8). */
export function courierPaperRoutes(api: OrderApi) {
  serve(api, listCourierPapers, async (_input, { db, staff, now, language }) => {
    const isOwn = eq(courierPapers.courierId, staff.courierId);
    const page = { isOldestFirst: false, limit: maxPapers };
    const papers = await readPapers(db, isOwn, page, await readerAt(now, language));
    return papers.map(withoutCourier);
  });

  serveWithCall(api, addCourierPaper, {
    call: ({ image }, { staff }) =>
      uploadPictures(api, staff, image, { purpose: "courier_paper", field: "image" }),
    async apply({ kind, number, valid_until: validUntil = null }, ctx, pictures) {
      const { db, staff, now, language, audit } = ctx;
      const reader = await readerAt(now, language);
      if (isPaperExpired(validUntil, reader.today)) {
        throw new AppError("paper_expired", { field: "valid_until" });
      }
      const { courierId } = staff;
      const [row] = await db
        .insert(courierPapers)
        .values({ courierId, kind, number, validUntil, createdAt: now })
        .returning({ id: courierPapers.id });
      const id = row?.id ?? 0;
      await attachFiles(db, pictures, paperSubject(id));
      await announceToCourier(db, courierId);
      audit({ subject: paperSubject(id), after: { kind, valid_until: validUntil } });
      const message = messageIn(language, "responses", "paper_added");
      return { message, paper: withoutCourier(await readPaper(db, id, reader)) };
    },
  });

  serve(api, listDeskPapers, async ({ state, courier_id, limit, offset }, ctx) => {
    const { db, now, language } = ctx;
    const isOfCourier =
      courier_id === undefined ? undefined : eq(courierPapers.courierId, courier_id);
    const condition = and(eq(courierPapers.state, state), isOfCourier);
    const page = { isOldestFirst: state === "waiting", limit, skip: (offset - 1) * limit };
    return {
      total_size: await db.$count(courierPapers, condition),
      limit,
      offset,
      papers: await readPapers(db, condition, page, await readerAt(now, language)),
    };
  });

  serve(api, decideCourierPaper, async ({ id, state, reason }, ctx) => {
    const { db, now, language, audit } = ctx;
    const isPaper = eq(courierPapers.id, id);
    const [before] = await db.select().from(courierPapers).where(isPaper).for("update");
    if (!before) throw new AppError("paper_not_found");
    const told = state === "refused" ? (reason ?? null) : null;
    await db.update(courierPapers).set({ state, reason: told }).where(isPaper);
    await announceToCourier(db, before.courierId);
    audit({
      subject: paperSubject(id),
      before: { state: before.state, reason: before.reason },
      after: { state, reason: told },
    });
    const message = messageIn(language, "responses", "updated");
    return { message, paper: await readPaper(db, id, await readerAt(now, language)) };
  });

  async function readerAt(now: Date, language: Language): Promise<PaperReader> {
    const { timeZone } = await api.shop();
    return {
      today: localTime(now, timeZone).day,
      fileUrl: serializeOptions(api, language).fileUrl,
    };
  }
}

type DeskPaper = Awaited<ReturnType<typeof readPapers>>[number];

async function readPaper(db: Database, id: number, reader: PaperReader): Promise<DeskPaper> {
  const page = { isOldestFirst: true, limit: 1 };
  const [paper] = await readPapers(db, eq(courierPapers.id, id), page, reader);
  if (!paper) throw new AppError("paper_not_found");
  return paper;
}

function withoutCourier({ courier_id: _id, courier_name: _name, ...paper }: DeskPaper) {
  return paper;
}
