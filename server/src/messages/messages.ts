import type { ErrorKey } from "@errand/core/errors";
import { type Language, languages } from "@errand/core/language";
import { type KeysOf, type MessageValues, translate } from "@errand/core/translate";
import accountEn from "./account.en.json" with { type: "json" };
import accountFr from "./account.fr.json" with { type: "json" };
import cartEn from "./cart.en.json" with { type: "json" };
import cartFr from "./cart.fr.json" with { type: "json" };
import citiesEn from "./cities.en.json" with { type: "json" };
import citiesFr from "./cities.fr.json" with { type: "json" };
import consolesEn from "./consoles.en.json" with { type: "json" };
import consolesFr from "./consoles.fr.json" with { type: "json" };
import dispatchEn from "./dispatch.en.json" with { type: "json" };
import dispatchFr from "./dispatch.fr.json" with { type: "json" };
import doctorEn from "./doctor.en.json" with { type: "json" };
import doctorFr from "./doctor.fr.json" with { type: "json" };
import entriesEn from "./entries.en.json" with { type: "json" };
import entriesFr from "./entries.fr.json" with { type: "json" };
import errorsEn from "./errors.en.json" with { type: "json" };
import errorsFr from "./errors.fr.json" with { type: "json" };
import httpEn from "./http.en.json" with { type: "json" };
import httpFr from "./http.fr.json" with { type: "json" };
import importEn from "./import.en.json" with { type: "json" };
import importFr from "./import.fr.json" with { type: "json" };
import importReadingEn from "./import-reading.en.json" with { type: "json" };
import importReadingFr from "./import-reading.fr.json" with { type: "json" };
import invoiceEn from "./invoice.en.json" with { type: "json" };
import invoiceFr from "./invoice.fr.json" with { type: "json" };
import linkPreviewEn from "./link-preview.en.json" with { type: "json" };
import linkPreviewFr from "./link-preview.fr.json" with { type: "json" };
import maintenanceEn from "./maintenance.en.json" with { type: "json" };
import maintenanceFr from "./maintenance.fr.json" with { type: "json" };
import notificationsEn from "./notifications.en.json" with { type: "json" };
import notificationsFr from "./notifications.fr.json" with { type: "json" };
import orderMessagesEn from "./order-messages.en.json" with { type: "json" };
import orderMessagesFr from "./order-messages.fr.json" with { type: "json" };
import outboxEn from "./outbox.en.json" with { type: "json" };
import outboxFr from "./outbox.fr.json" with { type: "json" };
import partnerMessagesEn from "./partner-messages.en.json" with { type: "json" };
import partnerMessagesFr from "./partner-messages.fr.json" with { type: "json" };
import paymentsEn from "./payments.en.json" with { type: "json" };
import paymentsFr from "./payments.fr.json" with { type: "json" };
import personalDataEn from "./personal-data.en.json" with { type: "json" };
import personalDataFr from "./personal-data.fr.json" with { type: "json" };
import reasonsEn from "./reasons.en.json" with { type: "json" };
import reasonsFr from "./reasons.fr.json" with { type: "json" };
import receiptEn from "./receipt.en.json" with { type: "json" };
import receiptFr from "./receipt.fr.json" with { type: "json" };
import responsesEn from "./responses.en.json" with { type: "json" };
import responsesFr from "./responses.fr.json" with { type: "json" };
import setupEn from "./setup.en.json" with { type: "json" };
import setupFr from "./setup.fr.json" with { type: "json" };
import signInSimulatorEn from "./sign-in-simulator.en.json" with { type: "json" };
import signInSimulatorFr from "./sign-in-simulator.fr.json" with { type: "json" };
import staffEn from "./staff.en.json" with { type: "json" };
import staffFr from "./staff.fr.json" with { type: "json" };
import staffPushEn from "./staff-push.en.json" with { type: "json" };
import staffPushFr from "./staff-push.fr.json" with { type: "json" };
import statusEn from "./status.en.json" with { type: "json" };
import statusFr from "./status.fr.json" with { type: "json" };
import storeFiguresEn from "./store-figures.en.json" with { type: "json" };
import storeFiguresFr from "./store-figures.fr.json" with { type: "json" };
import ticketEn from "./ticket.en.json" with { type: "json" };
import ticketFr from "./ticket.fr.json" with { type: "json" };
import tripMessagesEn from "./trip-messages.en.json" with { type: "json" };
import tripMessagesFr from "./trip-messages.fr.json" with { type: "json" };
import turnsEn from "./turns.en.json" with { type: "json" };
import turnsFr from "./turns.fr.json" with { type: "json" };
import validationEn from "./validation.en.json" with { type: "json" };
import validationFr from "./validation.fr.json" with { type: "json" };
import walletStatementEn from "./wallet-statement.en.json" with { type: "json" };
import walletStatementFr from "./wallet-statement.fr.json" with { type: "json" };

const english = {
  account: accountEn,
  cart: cartEn,
  cities: citiesEn,
  consoles: consolesEn,
  dispatch: dispatchEn,
  doctor: doctorEn,
  entries: entriesEn,
  errors: errorsEn satisfies Record<ErrorKey, string>,
  http: httpEn,
  import: importEn,
  importReading: importReadingEn,
  invoice: invoiceEn,
  linkPreview: linkPreviewEn,
  maintenance: maintenanceEn,
  notifications: notificationsEn,
  orderMessages: orderMessagesEn,
  outbox: outboxEn,
  partnerMessages: partnerMessagesEn,
  payments: paymentsEn,
  personalData: personalDataEn,
  reasons: reasonsEn,
  receipt: receiptEn,
  responses: responsesEn,
  setup: setupEn,
  signInSimulator: signInSimulatorEn,
  staff: staffEn,
  staffPush: staffPushEn,
  status: statusEn,
  storeFigures: storeFiguresEn,
  ticket: ticketEn,
  tripMessages: tripMessagesEn,
  turns: turnsEn,
  validation: validationEn,
  walletStatement: walletStatementEn,
};

type Messages = typeof english;

const french: Messages = {
  account: accountFr,
  cart: cartFr,
  cities: citiesFr,
  consoles: consolesFr,
  dispatch: dispatchFr,
  doctor: doctorFr,
  entries: entriesFr,
  errors: errorsFr,
  http: httpFr,
  import: importFr,
  importReading: importReadingFr,
  invoice: invoiceFr,
  linkPreview: linkPreviewFr,
  maintenance: maintenanceFr,
  notifications: notificationsFr,
  orderMessages: orderMessagesFr,
  outbox: outboxFr,
  partnerMessages: partnerMessagesFr,
  payments: paymentsFr,
  personalData: personalDataFr,
  reasons: reasonsFr,
  receipt: receiptFr,
  responses: responsesFr,
  setup: setupFr,
  signInSimulator: signInSimulatorFr,
  staff: staffFr,
  staffPush: staffPushFr,
  status: statusFr,
  storeFigures: storeFiguresFr,
  ticket: ticketFr,
  tripMessages: tripMessagesFr,
  turns: turnsFr,
  validation: validationFr,
  walletStatement: walletStatementFr,
};

export const serverMessages: Record<Language, Messages> = { en: english, fr: french };

export type MessageFile = keyof Messages;
export type MessageKey<File extends MessageFile> = KeysOf<Messages[File]>;

/** A message of the server in `language`: `messageIn(language, "cart", "cart_replaced")`. */
export function messageIn<File extends MessageFile>(
  language: Language,
  file: File,
  key: MessageKey<File>,
  values?: MessageValues,
): string {
  return translate(serverMessages[language][file], language, key, values);
}

/**
 * A message in every language, one after the other: for callers whose language is not known yet.
 */
export function messageInAll<File extends MessageFile>(
  separator: string,
  file: File,
  key: MessageKey<File>,
  values?: MessageValues,
): string {
  return languages.map((language) => messageIn(language, file, key, values)).join(separator);
}
