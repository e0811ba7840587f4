import { expect, test } from "vitest";
import { listPages } from "./list-pages.ts";

test("shows a document by its pages, in the order in which the customer sent them", () => {
  const attachments = {
    order_attachment_full_url: ["/front.webp", "/scan.pdf", "/back.webp"],
    order_attachment_documents: [
      { url: "/scan.pdf", name: "scan.pdf", size: 10, pages: ["/scan-1.webp", "/scan-2.webp"] },
    ],
  };
  expect(listPages(attachments)).toEqual([
    "/front.webp",
    "/scan-1.webp",
    "/scan-2.webp",
    "/back.webp",
  ]);
});
