import type { ErrorEntry } from "./error-entry.ts";

/** Parcels and batches of them. */
export const parcelErrors = {
  parcel_category_not_found: {
    status: 404,
    code: "parcel_category",
    cause: "There is no such category of parcels.",
  },
  parcel_batch_not_found: {
    status: 404,
    code: "parcel_batch",
    cause: "The customer has no such batch of parcels.",
  },
  receiver_choice: {
    status: 409,
    cause: "The receiver cannot choose this now.",
    remedy: "Read the parcel again, and offer its `choices`.",
  },
  sender_outside_zones: {
    status: 422,
    code: "zone",
    cause: "The sender is in no open zone of the module.",
    remedy: "Let the person choose another address.",
  },
  receiver_outside_zones: {
    status: 422,
    code: "receiver_zone",
    cause: "The receiver is in no open zone of the module.",
    remedy: "Let the person choose another address.",
  },
  receiver_address_unknown: {
    status: 422,
    code: "address",
    cause: "The address of a row was not found.",
    remedy: "Correct the row.",
  },
  receiver_house_number_unknown: {
    status: 422,
    code: "address",
    cause: "The street of a row is known, its number is not.",
    remedy: "Correct the row, or send the parcel by itself.",
  },
  receiver_house_number_missing: {
    status: 422,
    code: "address",
    cause: "The address of a row is a street without a house number.",
    remedy: "Correct the row, or send its pin.",
  },
  batch_size_unknown: {
    status: 422,
    code: "size",
    cause: "The size of a row is the name of no category.",
    remedy: "Correct the row.",
  },
  receiver_number_invalid: {
    status: 422,
    code: "contact_person_number",
    cause: "The phone of the receiver is no valid number.",
  },
  receiver_number_one_missing: {
    status: 422,
    code: "contact_person_number",
    cause: "The phone of the receiver lacks one digit.",
  },
  receiver_number_too_short: {
    status: 422,
    code: "contact_person_number",
    cause: "The phone of the receiver is too short.",
  },
  receiver_number_too_long: {
    status: 422,
    code: "contact_person_number",
    cause: "The phone of the receiver is too long.",
  },
  receiver_not_mobile: {
    status: 422,
    code: "contact_person_number",
    cause: "The phone of the receiver gets no text messages.",
  },
  receiver_pays_cash: {
    status: 422,
    code: "payment_method",
    cause: "A receiver pays in cash, all of it.",
    remedy: "Choose cash, or let the sender pay.",
  },
  declared_value_too_high: {
    status: 422,
    code: "declared_value",
    cause: "The declared value is above the highest one that the shop takes.",
    remedy: "Show `data.max`.",
  },
  batch_file_unreadable: {
    status: 422,
    code: "file",
    cause: "The file is no table with the columns name, phone and address.",
    remedy: "Let the person choose another file.",
  },
  batch_table_unreadable: {
    status: 422,
    code: "file",
    cause: "The file is a table that cannot be read, such as a workbook with a password.",
    remedy: "Show the message, which says why, and let the person choose another file.",
  },
  batch_too_large: {
    status: 422,
    code: "file",
    cause: "The file has more than 50 receivers.",
    remedy: "Split the file.",
  },
  return_code_wrong: {
    status: 422,
    code: "return_otp",
    cause: "The code is not that of the courier.",
    remedy: "Let the person enter it again.",
  },
} as const satisfies Record<string, ErrorEntry>;
