import { AppError } from "@errand/core/errors";
import type { EvaluatedLine } from "../cart/cart.data.ts";
import { uploadPictures } from "../private-files/upload-pictures.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import type { CheckoutContext } from "./checkout-input.ts";

const field = "order_attachment";

/** Stores the pictures of a prescription before the order exists, as `uploadPictures` does. */
export function uploadPrescription(
  api: CheckoutApi,
  { shopper }: Pick<CheckoutContext, "shopper">,
  pictures: File[] | undefined,
): Promise<string[]> {
  return uploadPictures(api, shopper, pictures, { purpose: "prescription", field });
}

/**
 * Items that need a prescription are sold only with a picture of it. A quote needs none, so that
 * the customer sees the price before looking for the prescription.
 */
export function prescriptionErrors(lines: EvaluatedLine[], pictures: string[]): AppError[] {
  const isSold = ({ problems }: EvaluatedLine) =>
    problems.every(({ key }) => key !== "prescription_orders_off");
  const isNeeded = lines.some((line) => line.item.prescriptionRequired && isSold(line));
  return isNeeded && pictures.length === 0 ? [new AppError("prescription_needed", { field })] : [];
}
