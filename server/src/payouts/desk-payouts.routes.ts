import { AppError } from "@errand/core/errors";
import { fromMinor, nothing, toMinor } from "@errand/core/money";
import {
  approvePayout,
  cancelPayout,
  draftPayoutRun,
  failPayout,
  holdPayout,
  listPayoutRuns,
  payPayout,
  readPayoutRun,
} from "@errand/core/payouts/desk-payouts.contract";
import { isPermitted } from "@errand/core/principals";
import type { ShopApi } from "../config/shop.ts";
import { type MessageKey, messageIn } from "../messages/messages.ts";
import type { AuditFacts } from "../requests/audit-record.ts";
import type { StaffOf } from "../requests/caller.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { requireAllZones } from "../requests/require-all-zones.ts";
import { serve, serveResponse } from "../requests/serve.ts";
import { asksForTable, sendTable } from "../requests/table-response.ts";
import { hasOtherOperator } from "../staff/other-operators.data.ts";
import {
  approveRun,
  cancelRun,
  failLines,
  holdLines,
  type LockedRun,
  lockRun,
  payLines,
} from "./change-run.ts";
import { draftRun } from "./draft-run.ts";
import {
  findRun,
  needsSecondPerson,
  readPayeeLines,
  readRunDetails,
  readRuns,
  sumOfDue,
} from "./payout-runs.data.ts";
import { payoutTable } from "./payouts.csv.ts";

type DeskContext = AnyRequestContext & { staff: StaffOf<"desk"> };

/** Payout runs: drafted, approved by another operator, paid by the bank (contract 7.11). */
export function deskPayoutRoutes(api: ShopApi) {
  serve(api, listPayoutRuns, async ({ limit, offset, ...filter }, { db, staff }) => {
    requireAllZones(staff);
    const aloneMax = await readAloneMax();
    const { total, runs } = await readRuns(db, filter, { limit, offset, aloneMax });
    return { total_size: total, limit, offset, runs };
  });

  serve(api, draftPayoutRun, async ({ kind, until, minimum, ids }, ctx) => {
    const { db, staff, now, language, audit } = ctx;
    requireAllZones(staff);
    const { timeZone } = await api.shop();
    const wanted = { kind, until, minimum: toMinor(minimum), ids };
    const id = await draftRun(db, wanted, { staffId: staff.staffId, now, timeZone });
    const run = await readDetails(ctx, id);
    audit({
      subject: `payout:${id}`,
      after: { kind, until, minimum, state: run.state, total: run.total, counts: run.counts },
    });
    return { message: messageIn(language, "responses", "payout_drafted"), run };
  });

  serveResponse(api, readPayoutRun, async ({ id }, ctx, c) => {
    const { db, staff, now, language, address } = ctx;
    if (!asksForTable(c)) return c.json(readPayoutRun.reply.parse(await readDetails(ctx, id)));
    const run = await findRun(db, id);
    if (!run) throw new AppError("payout_not_found");
    const lines = await readPayeeLines(db, run, { language, now });
    const mayPay = run.state === "approved" && isPermitted(staff, "payouts", false);
    const { currencyCode: currency } = await api.shop();
    const secret = mayPay ? api.settings.secret : null;
    await api.recordAudit(db, {
      ...{ staff, address, at: now },
      action: readPayoutRun.path,
      subject: `payout:${id}`,
      after: { rows: lines.length, with_ibans: mayPay },
    });
    return sendTable(c, `payout-${id}`, payoutTable(run, lines, { currency, secret }));
  });

  serve(api, holdPayout, async ({ id, line_ids: ids, reason: note = null, release }, ctx) =>
    change(ctx, id, release === 1 ? "payout_released" : "payout_held", async (locked) => {
      await holdLines(ctx.db, locked, { ids, note, release: release === 1 });
      return { line_ids: ids ?? null, reason: note };
    }),
  );

  serve(api, approvePayout, async ({ id, line_ids: ids }, ctx) =>
    change(ctx, id, "payout_approved", async (locked) => {
      const { staffId } = ctx.staff;
      if (
        locked.run.draftedBy === staffId &&
        needsSecondPerson(sumOfDue(locked.lines), await readAloneMax()) &&
        (await hasOtherOperator(ctx.db, staffId, "payouts"))
      ) {
        throw new AppError("same_person");
      }
      const { timeZone } = await api.shop();
      await approveRun(ctx.db, locked, { ids, staffId, now: ctx.now, timeZone });
      return { line_ids: ids ?? null };
    }),
  );

  serve(api, payPayout, async ({ id, line_ids: ids, reference }, ctx) =>
    change(ctx, id, "payout_paid", async (locked) => {
      const paid = await payLines(ctx.db, locked, { ids, reference, now: ctx.now });
      return { paid: paid.map((line) => line.id), reference };
    }),
  );

  serve(api, failPayout, async ({ id, line_ids: ids, reason: note }, ctx) =>
    change(ctx, id, "payout_failed", async (locked) => {
      const failed = await failLines(ctx.db, locked, { ids, note, now: ctx.now });
      return { failed: failed.map((line) => line.id), reason: note };
    }),
  );

  serve(api, cancelPayout, async ({ id, reason = null }, ctx) =>
    change(ctx, id, "payout_canceled", async (locked) => {
      await cancelRun(ctx.db, locked);
      return { reason };
    }),
  );

  /** Runs an act on the locked run and states it for the audit log. */
  async function change(
    ctx: DeskContext,
    id: number,
    text: MessageKey<"responses">,
    act: (locked: LockedRun) => Promise<AuditFacts>,
  ) {
    const locked = await lockRun(ctx.db, id);
    const facts = await act(locked);
    const run = await readDetails(ctx, id);
    ctx.audit({
      subject: `payout:${id}`,
      before: { state: locked.run.state, total: fromMinor(sumOfDue(locked.lines)) },
      after: { state: run.state, total: run.total, ...facts },
    });
    return { message: messageIn(ctx.language, "responses", text), run };
  }

  async function readAloneMax() {
    return (await api.shop()).payoutAloneMax ?? nothing;
  }

  async function readDetails({ db, language, now }: AnyRequestContext, id: number) {
    const aloneMax = await readAloneMax();
    const run = await readRunDetails(db, id, { language, now, aloneMax });
    if (!run) throw new AppError("payout_not_found");
    return run;
  }
}
