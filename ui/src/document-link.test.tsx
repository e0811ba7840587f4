import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DocumentLink } from "./document-link.tsx";
import { renderUi } from "./testing/render.tsx";

test("names a document with its size, and opens it in a new tab", () => {
  renderUi(<DocumentLink url="/files/1" name="Certificate.pdf" size={245_000} />);
  const link = screen.getByRole("link", { name: "Certificate.pdf · 245 kB (opens in a new tab)" });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/files/1", "_blank"]);
});
