import type { ParcelCheckout } from "../checkout/parcel-checkout.types.ts";
import { throwOrderErrors } from "../checkout/throw-order-errors.ts";
import { uploadPictures } from "../private-files/upload-pictures.ts";
import { placeParcel } from "./place-parcel.ts";
import { parcelReceipt, planParcel } from "./plan-parcel.ts";

/** Quoting and placing parcels through the endpoints of the checkout. */
export const parcelCheckout: ParcelCheckout = {
  storePhotos: (api, { parcel_image }, { shopper }) =>
    uploadPictures(api, shopper, parcel_image, { purpose: "parcel", field: "parcel_image" }),

  place: placeParcel,

  async quote(api, input, ctx) {
    const plan = await planParcel(input, ctx, api);
    throwOrderErrors(plan.errors);
    const { receipt, meters, shop } = plan;
    return {
      lines: receipt.lines,
      meters,
      taxIncluded: shop.taxIncluded,
      receipt: parcelReceipt(plan, ctx.language),
    };
  },
};
