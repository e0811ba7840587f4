import { defaultCreditPerDay } from "@errand/core/customers/credit-limit";
import { usualGroupTerms } from "@errand/core/groups/group-terms";
import {
  fromMinor,
  fromPercent,
  type Minor,
  noRate,
  nothing,
  toMinor,
  toPercent,
} from "@errand/core/money";
import { defaultRefundDays } from "@errand/core/orders/order-deadlines";
import { defaultMaxDeclaredValue } from "@errand/core/parcel/shipping-rates";
import { usualRunTerms } from "@errand/core/runs/run-terms";
import type {
  ErrandRunSetting,
  FeesSetting,
  GroupOrdersSetting,
  LoginSetting,
  MaintenanceSetting,
  PaymentsSetting,
  WeightSetting,
} from "@errand/core/store-desk/desk-settings.contract";
import { flagOf } from "@errand/core/values";
import { getRefundConfirmAbove, getWeightTolerance } from "../config/shop.ts";
import type { SettingPart } from "./setting-part.ts";

const metersPerKm = 1000;

const amountOrNull = (amount: Minor | null) => (amount === null ? null : fromMinor(amount));

export const feesPart = {
  toValues: (settings) => ({
    tax_included: settings.taxIncluded,
    free_delivery_over: amountOrNull(settings.freeDeliveryOver),
    service_fee: settings.additionalCharge && {
      name: settings.additionalCharge.name,
      amount: fromMinor(settings.additionalCharge.amount),
    },
    long_distance: (settings.distanceCharges ?? []).map(({ fromMeters, charge }) => ({
      from_km: fromMeters / metersPerKm,
      charge: fromMinor(charge),
    })),
    store_commission: toPercent(settings.storeCommission ?? noRate),
    parcel_return_percent: settings.parcelReturnFee,
    parcel_max_value: fromMinor(settings.maxDeclaredValue ?? defaultMaxDeclaredValue),
    courier_cash_limit: amountOrNull(settings.courierCashLimit ?? null),
    refund_days: settings.refundDays ?? defaultRefundDays,
    refund_confirm_above: amountOrNull(getRefundConfirmAbove(settings)),
    credit_per_day: fromMinor(settings.creditPerDay ?? defaultCreditPerDay),
    payout_alone_max: fromMinor(settings.payoutAloneMax ?? nothing),
    payout_day: settings.payoutDay ?? "off",
  }),

  toSettings: (values) => ({
    taxIncluded: values.tax_included,
    freeDeliveryOver:
      values.free_delivery_over === null ? null : toMinor(values.free_delivery_over),
    additionalCharge: values.service_fee && {
      name: values.service_fee.name,
      amount: toMinor(values.service_fee.amount),
    },
    distanceCharges: values.long_distance.map(({ from_km, charge }) => ({
      fromMeters: Math.round(from_km * metersPerKm),
      charge: toMinor(charge),
    })),
    storeCommission: fromPercent(values.store_commission),
    parcelReturnFee: values.parcel_return_percent,
    maxDeclaredValue: toMinor(values.parcel_max_value),
    // As JSON it is left out, which is no limit.
    courierCashLimit:
      values.courier_cash_limit === null ? undefined : toMinor(values.courier_cash_limit),
    refundDays: values.refund_days,
    refundConfirmAbove:
      values.refund_confirm_above === null ? null : toMinor(values.refund_confirm_above),
    creditPerDay: toMinor(values.credit_per_day),
    payoutAloneMax: toMinor(values.payout_alone_max),
    payoutDay: values.payout_day,
  }),
} satisfies SettingPart<FeesSetting>;

export const paymentsPart = {
  toValues: (settings) => ({
    cash: settings.cashOnDelivery,
    online: settings.digitalPayment,
    partial: settings.partialPayment,
    transfer_hours: settings.transferHours ?? defaultTransferHours,
  }),
  toSettings: (values) => ({
    cashOnDelivery: values.cash,
    digitalPayment: values.online,
    partialPayment: values.partial,
    transferHours: values.transfer_hours,
  }),
} satisfies SettingPart<PaymentsSetting>;

const defaultTransferHours = 48;

export const errandRunPart = {
  toValues: ({ errandRun = usualRunTerms }) => ({
    status: flagOf(errandRun.isOn),
    zone_ids: errandRun.zoneIds,
    extra_stop_fee: fromMinor(errandRun.extraStopFee),
    cap: errandRun.cap,
    max_stores: errandRun.maxStores,
    waits: errandRun.waits,
  }),
  toSettings: (values) => ({
    errandRun: {
      isOn: values.status === 1,
      zoneIds: values.zone_ids,
      extraStopFee: toMinor(values.extra_stop_fee),
      cap: values.cap,
      maxStores: values.max_stores,
      waits: values.waits,
    },
  }),
} satisfies SettingPart<ErrandRunSetting>;

export const groupOrdersPart = {
  toValues: ({ groupOrders = usualGroupTerms }) => ({
    status: flagOf(groupOrders.isOn),
    max_members: groupOrders.maxMembers,
  }),
  toSettings: (values) => ({
    groupOrders: { isOn: values.status === 1, maxMembers: values.max_members },
  }),
} satisfies SettingPart<GroupOrdersSetting>;

export const weightPart = {
  toValues: (settings) => ({ tolerance: getWeightTolerance(settings) }),
  toSettings: ({ tolerance }) => ({ weightTolerance: tolerance }),
} satisfies SettingPart<WeightSetting>;

export const maintenancePart = {
  toValues: ({ maintenance }) => ({ on: maintenance }),
  toSettings: ({ on }) => ({ maintenance: on }),
} satisfies SettingPart<MaintenanceSetting>;

export const loginPart = {
  toValues: ({ login }) => login,
  toSettings: (login) => ({ login }),
} satisfies SettingPart<LoginSetting>;
