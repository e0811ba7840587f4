import { clockText, dateText } from "@errand/core/date-text";
import type { Language } from "@errand/core/language";
import type { OrderDetail } from "@errand/core/orders/orders.types";
import type { StoreOrder } from "@errand/core/orders/staff-orders.types";
import type { Ticket } from "@errand/core/store-desk/ticket.contract";
import type { TicketKind, TicketWidth } from "@errand/core/store-desk/ticket-paper";
import { localTime } from "@errand/core/time";
import { weightText } from "@errand/core/weight-text";
import { moneyIn } from "../../config/money-in.ts";
import type { ShopSettings } from "../../config/shop.ts";
import { type MessageKey, messageIn } from "../../messages/messages.ts";
import { createPaper, isFromRight, type Paper } from "./paper.ts";

interface TicketOptions {
  kind: TicketKind;
  width: TicketWidth;
  language: Language;
  shop: ShopSettings;
}

interface Writer extends TicketOptions {
  order: StoreOrder;
  paper: Paper;
  text: (key: MessageKey<"ticket">, values?: Record<string, string | number>) => string;
}

/** What is printed of an order, in a language. */
export function composeTicket(order: StoreOrder, options: TicketOptions): Ticket {
  const { kind, width, language } = options;
  const paper = createPaper(width);
  const text: Writer["text"] = (key, values) => messageIn(language, "ticket", key, values);
  kinds[kind]({ ...options, order, paper, text });
  return { language, rtl: paper.lines.some(isFromRight), lines: paper.lines };
}

const kinds: Record<TicketKind, (writer: Writer) => void> = {
  kitchen: writeForKitchen,
  customer: writeForCustomer,
  bag: writeForBags,
};

/** As the tablet shows it: enough to tell the orders of a day apart. */
function shortNumber({ id }: StoreOrder): string {
  return String(id).slice(-3).padStart(3, "0");
}

function writeForKitchen(writer: Writer) {
  const { order, paper, text } = writer;
  paper.centered(shortNumber(order), { size: 2, bold: true });
  paper.row(text(order.order_type === "take_away" ? "take_away" : "delivery"), dueText(writer), {
    bold: true,
  });
  paper.row(order.delivery_address?.contact_person_name ?? "", placedText(writer));
  paper.rule();
  for (const note of [order.order_note, order.unavailable_item_note]) {
    if (note) paper.row(`! ${note}`, "", { size: 2, bold: true });
  }
  if (order.order_note || order.unavailable_item_note) paper.rule();
  for (const { quantity, name } of order.prescription_lines) {
    paper.row(`${quantity} x ${name}`, "", { size: 2, bold: true });
  }
  let member: string | undefined;
  for (const line of order.details.filter(isWanted)) {
    if (line.member && line.member !== member) {
      paper.row(text("for_member", { name: line.member }), "", { bold: true });
    }
    member = line.member;
    paper.row(lineText(line, writer.language), "", { size: 2, bold: true });
    for (const option of optionTexts(line)) paper.row(option, "", { indent: 2 });
    for (const extra of extraTexts(line)) paper.row(extra, "", { indent: 2, bold: true });
    if (line.note) paper.row(`! ${line.note}`, "", { indent: 2, bold: true });
  }
  paper.rule();
  paper.row(text(order.cutlery ? "with_cutlery" : "without_cutlery"), String(order.id));
}

function writeForCustomer(writer: Writer) {
  const { order, paper, text, shop, language } = writer;
  const money = moneyIn(shop, language);
  if (order.store) {
    paper.centered(order.store.name, { size: 2, bold: true });
    paper.centered(order.store.address);
    paper.centered(order.store.phone);
  }
  paper.rule();
  paper.row(text("order", { number: String(order.id) }), placedText(writer));
  paper.rule();
  for (const { label, amount, added, quantity, note } of order.receipt.lines) {
    const left = quantity === null ? label : `${quantity} x ${label}`;
    paper.row(left, money(added ? amount : -amount));
    if (note) paper.row(note, "", { indent: 2 });
  }
  paper.rule();
  paper.row(text("total"), money(order.receipt.total), { size: 2, bold: true });
  writePayments(writer);
}

/**
 * One label for each bag: whose it is, and that it is not the only one. Each member of a group has
 * a bag, with what is in it.
 */
function writeForBags(writer: Writer) {
  const { order, paper, text } = writer;
  const members = [
    ...new Set(order.details.filter(isWanted).flatMap(({ member }) => member ?? [])),
  ];
  const count = Math.max(order.bags ?? 1, members.length);
  for (let number = 1; number <= count; number++) {
    if (number > 1) paper.rule();
    paper.centered(shortNumber(order), { size: 2, bold: true });
    paper.centered(text("bag", { number, total: count }), { size: 2, bold: true });
    const member = members[number - 1];
    if (member !== undefined) writeMember(writer, member);
    paper.row(
      order.delivery_address?.contact_person_name ?? "",
      text(order.order_type === "take_away" ? "take_away" : "delivery"),
      { bold: true },
    );
    if (order.store) paper.row(order.store.name, dueText(writer));
    writePayments(writer);
    paper.barcode(String(order.id));
  }
}

function writeMember({ order, paper, language }: Writer, member: string) {
  paper.row(member, "", { size: 2, bold: true });
  for (const line of order.details.filter((each) => each.member === member && isWanted(each))) {
    paper.row(lineText(line, language), "", { indent: 2 });
  }
}

/** What was paid, by which mode, and what is still to be taken. */
function writePayments({ order, paper, text, shop, language }: Writer) {
  const money = moneyIn(shop, language);
  const paid = order.payments.filter(({ payment_status }) => payment_status === "paid");
  for (const { payment_method, amount } of paid) {
    paper.row(text("paid_by", { method: methodText(payment_method, text) }), money(amount));
  }
  const { due } = order.receipt;
  if (due <= 0) return;
  const isCash = order.payment_method === "cash_on_delivery";
  paper.row(text(isCash ? "cash_due" : "due"), money(due), { bold: true });
  if (isCash && order.bring_change_amount > 0) {
    paper.row(text("change_for"), money(order.bring_change_amount));
  }
}

/** A gateway is online, whatever its name. */
function methodText(method: string, text: Writer["text"]): string {
  const key = (["cash_on_delivery", "wallet", "offline_payment"] as const).find(
    (each) => each === method,
  );
  return text(key ? `method.${key}` : "method.online");
}

function isWanted({ quantity }: OrderDetail): boolean {
  return quantity > 0;
}

function lineText({ quantity, weight, item_details: { name } }: OrderDetail, language: Language) {
  return weight
    ? `${weightText(weight.final ?? weight.ordered, language)} ${name}`
    : `${quantity} x ${name}`;
}

/** The variation, and the options of each group in a line. */
function optionTexts({ variation }: OrderDetail): string[] {
  return variation.map((each) =>
    "values" in each ? each.values.map(({ label }) => label).join(", ") : each.type,
  );
}

function extraTexts({ add_ons }: OrderDetail): string[] {
  return add_ons.map(({ name, quantity }) =>
    quantity > 1 ? `+ ${quantity} x ${name}` : `+ ${name}`,
  );
}

function placedText(writer: Writer): string {
  return timeText(writer.order.created_at, writer);
}

/** By when it is to be ready, or when the customer wants it; empty for an order that waits. */
function dueText(writer: Writer): string {
  const { order, text } = writer;
  if (order.ready_by && order.start_at && !order.scheduled) {
    const [start, ready] = [order.start_at, order.ready_by].map((at) => timeText(at, writer));
    return text("start_and_ready", { start: start ?? "", ready: ready ?? "" });
  }
  if (order.ready_by) return text("ready_by", { time: timeText(order.ready_by, writer) });
  if (order.scheduled) return text("for_time", { time: timeText(order.schedule_at, writer) });
  return "";
}

/** With its day unless that is the day on which the order was placed. */
function timeText(at: string, { order, shop, language }: Writer): string {
  const { day, clock } = localTime(new Date(at), shop.timeZone);
  const time = clockText(clock, shop.timeFormat, language);
  const placed = localTime(new Date(order.created_at), shop.timeZone).day;
  const isPlacing = at === order.created_at;
  return day === placed && !isPlacing ? time : `${dateText(day, language, new Date(at))} ${time}`;
}
