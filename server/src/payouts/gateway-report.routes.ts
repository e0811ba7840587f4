import { fromMinor, minor } from "@errand/core/money";
import { compareGatewayReport } from "@errand/core/payouts/gateway-report.contract";
import type { ShopApi } from "../config/shop.ts";
import { completePeriod, getPeriodBounds } from "../orders/period-of-days.ts";
import { requireAllZones } from "../requests/require-all-zones.ts";
import { serve } from "../requests/serve.ts";
import { type Moved, readMoved, toKey } from "./gateway-report.data.ts";

const toCents = (amount: number) => Math.round(amount * 100);
const toAmount = (cents: number) => fromMinor(minor(cents));

/** The report of a gateway beside the books (contract 7.11). */
export function gatewayReportRoutes(api: ShopApi) {
  serve(api, compareGatewayReport, async ({ lines, gateway, ...days }, { db, staff, now }) => {
    requireAllZones(staff);
    const { timeZone } = await api.shop();
    const period = getPeriodBounds(completePeriod(days, now, timeZone), timeZone);
    // A gateway may state a payment in several lines.
    const reported = new Map<string, { reference: string; cents: number }>();
    for (const { reference, amount } of lines) {
      const cents = toCents(amount);
      const key = toKey(reference, cents);
      const former = reported.get(key)?.cents ?? 0;
      reported.set(key, { reference, cents: former + cents });
    }
    const references = [...new Set(lines.map(({ reference }) => reference))];
    const booked = await readMoved(db, { gateway, references, ...period });
    const known = [...reported].map(([key, line]) => ({ ...line, own: booked.get(key) }));
    const differs = known.filter(({ cents, own }) => own && own.cents !== cents);
    const unknown = known.filter(({ own }) => !own);
    const isOfPeriod = ({ at }: Moved) => at >= period.from && at < period.to;
    const ofPeriod = [...booked].filter(([, own]) => isOfPeriod(own));
    const missing = ofPeriod.filter(([key]) => !reported.has(key));
    const sum = (of: readonly { cents: number }[]) =>
      toAmount(of.reduce((total, { cents }) => total + cents, 0));
    return {
      reported: sum([...reported.values()]),
      booked: sum(ofPeriod.map(([, own]) => own)),
      matched: known.length - differs.length - unknown.length,
      different: differs.map(({ reference, cents, own }) => ({
        ...{ reference, amount: toAmount(cents) },
        booked: toAmount(own?.cents ?? 0),
      })),
      unknown: unknown.map(({ reference, cents }) => ({ reference, amount: toAmount(cents) })),
      missing: missing.map(([, { reference, cents, at, orderIds }]) => ({
        ...{ reference, amount: toAmount(cents), at: at.toISOString() },
        order_ids: orderIds,
      })),
    };
  });
}
