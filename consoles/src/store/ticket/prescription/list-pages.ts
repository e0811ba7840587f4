import type { Order } from "@errand/core/orders/orders.types";

type Attachments = Pick<Order, "order_attachment_full_url" | "order_attachment_documents">;

/** The addresses of all pages of a prescription: its pictures, and the pages of its documents. */
export function listPages({
  order_attachment_full_url: urls,
  order_attachment_documents: documents,
}: Attachments): string[] {
  return urls.flatMap((url) => documents.find((each) => each.url === url)?.pages ?? [url]);
}
