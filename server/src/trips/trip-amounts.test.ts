import { basisPoints, fromMinor, minor, nothing } from "@errand/core/money";
import { defaultTerms } from "@errand/core/rental/rental-terms";
import { tripTotal } from "@errand/core/rental/trip-total";
import { offeredVehicle, vehicleOffer } from "@errand/core/rental/vehicle-offer";
import { keptParts } from "@errand/core/rental/vehicle-traits";
import { desc } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addCoupon } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { inHours, now, startBookingTest } from "./booking-testing.ts";
import { transitionTrip } from "./trip-transitions.ts";

/**
 * The amount on the first screen is that of the button, of the receipt, of the invoice and of the
 * mail, whatever the prices, the tax, the fee, the terms, the coupon, the wallet and later changes;
 * and what a cancellation returns and keeps is what was named before it.
 */

const tested = await startBookingTest();
const { ask, db, car, garage, moduleId, headers, runDueJobs, setNow } = tested;
const provider = { kind: "store", staffId: null, storeId: garage } as const;

const cents = (max: number) => fc.integer({ min: 1, max });
const situation = fc.record({
  type: fc.constantFrom("hourly" as const, "day_wise" as const),
  hourlyPrice: cents(5_000),
  dailyPrice: cents(20_000),
  discount: fc.integer({ min: 0, max: 50 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  hours: fc.integer({ min: 1, max: 100 }),
  taxRate: fc.integer({ min: 0, max: 2_500 }),
  taxIncluded: fc.boolean(),
  charge: fc.nat(500),
  coupon: fc.option(cents(3_000), { freq: 2 }),
  usesWallet: fc.boolean(),
  changedHours: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
  kept: fc.constantFrom(...keptParts),
  cancelFreeHours: fc.nat(96),
  canceledHoursBefore: fc.integer({ min: 1, max: 96 }),
});

/** A change returns a part of what the wallet had paid, and the cancellation the rest. */
const shortenedAndCanceled = {
  ...{
    type: "hourly" as const,
    hourlyPrice: 1,
    dailyPrice: 1,
    discount: 0,
    quantity: 1,
    hours: 48,
  },
  ...{ taxRate: 0, taxIncluded: false, charge: 3, coupon: null, usesWallet: true, changedHours: 1 },
  ...{ kept: "nothing" as const, cancelFreeHours: 0, canceledHoursBefore: 1 },
};

/** A mail writes amounts as English readers do, with a narrow space before the sign. */
const inMail = (amount: number) =>
  amount.toLocaleString("en-GB", { minimumFractionDigits: 2 }).replaceAll(",", "");

test("an amount is the same wherever it is said", async () => {
  await fc.assert(
    fc.asyncProperty(situation, async (given) => {
      await db.delete(outbox);
      await tested.reset();
      const { type, quantity, hours, charge, taxIncluded } = given;
      const taxRate = basisPoints(given.taxRate);
      await tested.configure({
        wallet: true,
        partialPayment: "both",
        taxIncluded,
        additionalCharge: { name: { en: "Service", fr: "Service" }, amount: minor(charge) },
      });
      const { kept, cancelFreeHours } = given;
      await tested.changeProvider({
        taxRate,
        rentalTerms: { ...defaultTerms, kept, cancelFreeHours },
      });
      const vehicleId = await car({
        hourlyPrice: minor(given.hourlyPrice),
        dailyPrice: minor(given.dailyPrice),
        discount: given.discount * 100,
        discountKind: "percent",
        total: quantity,
      });
      const ada = await tested.newCustomer();
      const trip = { rental_type: type, estimated_hours: hours, pickup_time: inHours(24 * 7) };

      const found = await ask(
        "GET /rental/vehicle/get-vehicle-details/{id}",
        { id: String(vehicleId) },
        headers,
      );
      const span = { type, hours, meters: 0 };
      const offer = vehicleOffer(offeredVehicle(found.body), span, quantity);
      const firstScreen = tripTotal(offer?.discountedPrice ?? nothing, {
        ...{ taxRate, isTaxIncluded: taxIncluded, charge: minor(charge) },
      });

      await ada.add(vehicleId, { ...trip, quantity });
      const inCart = await ada.list();
      expect(inCart.body.user_data?.receipt.total).toBe(fromMinor(firstScreen));

      const coupon =
        given.coupon === null ? null : await addCoupon(db, { moduleId, discount: given.coupon });
      const input = { provider_id: garage, ...(coupon && { coupon_code: coupon.code }) };
      const button = (await ada.quote(input)).body.receipt.total;
      if (!coupon) expect(button).toBe(fromMinor(firstScreen));
      const { body: booked } = await ada.book({ ...input, trip_amount: button });
      const { trip_id } = booked;
      const asAda = () => ({ token: ada.token, key: crypto.randomUUID() });

      if (given.usesWallet && button > 0) {
        await fundWallet(db, ada.customerId, 50);
        await ask(
          "POST /rental/user/trip/payment",
          { trip_id, payment_method: "partial_payment", payment_platform: "web" },
          asAda(),
        );
      }
      let amount = button;
      const change = { trip_id, estimated_hours: given.changedHours ?? hours };
      if (given.changedHours !== null && given.changedHours !== hours) {
        const before = await walletBalance(db, ada.customerId);
        const { body: quote } = await ask("POST /rental/user/trip/change/quote", change, asAda());
        amount = quote.trip_amount;
        expect(quote.difference).toBeCloseTo(amount - button, 6);
        await ask("POST /rental/user/trip/change", { ...change, trip_amount: amount }, asAda());
        const back = fromMinor(minor((await walletBalance(db, ada.customerId)) - before));
        expect(back).toBe(quote.returned);
      }

      const { body: invoice } = await ask("GET /rental/user/trip/invoice", { trip_id }, asAda());
      const { receipt, trip_amount } = invoice.trip;
      expect(trip_amount).toBe(amount);
      expect(receipt.total).toBe(amount);
      const added = receipt.lines.filter((line) => line.added);
      expect(added.reduce((sum, line) => sum + line.amount, 0)).toBeCloseTo(amount, 6);
      const moved = [
        ...invoice.payments,
        ...invoice.refunds.map((each) => ({ amount: -each.amount })),
      ];
      expect(moved.reduce((sum, each) => sum + each.amount, 0)).toBeCloseTo(receipt.paid, 6);
      expect(receipt.paid + receipt.due).toBeCloseTo(amount, 6);

      await runDueJobs();
      const [mail] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
      expect(mail?.text.replaceAll(/[\s ,]/g, "")).toContain(`Total${inMail(amount)}`);

      await transitionTrip(db, trip_id, "confirmed", provider, { at: now });
      setNow(new Date(inHours(24 * 7 - given.canceledHoursBefore)));
      const named = await ask("GET /rental/user/trip/get-trip-details", { trip_id }, asAda());
      const { if_canceled } = named.body;
      expect(if_canceled.returned + if_canceled.kept).toBeCloseTo(receipt.paid, 6);
      if (given.canceledHoursBefore > cancelFreeHours) expect(if_canceled.kept).toBe(0);
      const before = await walletBalance(db, ada.customerId);
      const { body: canceled } = await ask(
        "PUT /rental/user/trip/cancel-trip",
        { trip_id, kept: if_canceled.kept },
        asAda(),
      );
      expect(canceled).toMatchObject(if_canceled);
      const back = fromMinor(minor((await walletBalance(db, ada.customerId)) - before));
      expect(back).toBe(if_canceled.returned);
      const closed = await ask("GET /rental/user/trip/invoice", { trip_id }, asAda());
      expect(closed.body.trip.receipt.paid).toBeCloseTo(if_canceled.kept, 6);
      expect((await reconcile(db)).disagreements).toEqual([]);
    }),
    { numRuns: 40, examples: [[shortenedAndCanceled]] },
  );
}, 120_000);
