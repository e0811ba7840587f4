import { fromMinor, fromPercent, toMinor, toPercent } from "@errand/core/money";
import type { FeaturesSetting } from "@errand/core/store-desk/desk-settings.contract";
import type { ShopSettings } from "../config/shop.ts";
import type { SettingPart } from "./setting-part.ts";

export const featuresPart = {
  toValues: (settings) => ({
    home_delivery: settings.homeDelivery,
    take_away: settings.takeAway,
    scheduled_orders: settings.scheduleOrder,
    slot_minutes: settings.slotMinutes,
    guest_checkout: settings.guestCheckout,
    wishes: settings.wishes ?? true,
    store_registration: settings.storeRegistration,
    courier_registration: settings.courierRegistration,
    courier_shifts: settings.courierShifts ?? false,
    country_picker: settings.countryPicker,
    delivery_code: settings.deliveryVerification,
    prescription_orders: settings.prescriptionOrder,
    tips: settings.tips,
    veg_filter: settings.vegFilter,
    refunds: settings.refunds,
    wallet: settings.wallet,
    add_funds: settings.addFund,
    loyalty: settings.loyalty && {
      points_per_unit: settings.loyalty.pointsPerUnit,
      purchase_percent: settings.loyalty.purchasePercent,
      minimum_points: settings.loyalty.minimumPoints,
    },
    referral: toReferralValues(settings.referral),
  }),

  toSettings: (values) => ({
    vegFilter: values.veg_filter,
    storeRegistration: values.store_registration,
    courierRegistration: values.courier_registration,
    courierShifts: values.courier_shifts,
    countryPicker: values.country_picker,
    guestCheckout: values.guest_checkout,
    wishes: values.wishes,
    homeDelivery: values.home_delivery,
    takeAway: values.take_away,
    scheduleOrder: values.scheduled_orders,
    slotMinutes: values.slot_minutes,
    deliveryVerification: values.delivery_code,
    prescriptionOrder: values.prescription_orders,
    tips: values.tips,
    refunds: values.refunds,
    wallet: values.wallet,
    addFund: values.add_funds,
    loyalty: values.loyalty && {
      pointsPerUnit: values.loyalty.points_per_unit,
      purchasePercent: values.loyalty.purchase_percent,
      minimumPoints: values.loyalty.minimum_points,
    },
    referral: toReferral(values.referral),
  }),
} satisfies SettingPart<FeaturesSetting>;

function toReferralValues(referral: ShopSettings["referral"]): FeaturesSetting["referral"] {
  if (!referral) return null;
  const { reward, bonus } = referral;
  return {
    reward: fromMinor(reward),
    // The desk and the file know a percentage alone.
    first_order:
      bonus?.discount.kind === "percent"
        ? { percent: toPercent(bonus.discount.rate), valid_days: bonus.validDays }
        : null,
  };
}

function toReferral(referral: FeaturesSetting["referral"]): ShopSettings["referral"] {
  if (!referral) return null;
  const { reward, first_order: first } = referral;
  return {
    reward: toMinor(reward),
    bonus: first
      ? {
          discount: { kind: "percent", rate: fromPercent(first.percent) },
          validDays: first.valid_days,
        }
      : null,
  };
}
