import type { PersonalData } from "@errand/core/personal-data/personal-data.contract";
import { expect, test } from "vitest";
import { exportPage } from "./export-page.ts";

const data: PersonalData = {
  shop: "Errand",
  generated_at: "2026-03-05T09:15:00.000Z",
  sections: [
    {
      key: "orders",
      title: "Orders & more",
      fields: [
        { key: "id", label: "Number" },
        { key: "note", label: "Note" },
      ],
      rows: [
        { id: 7, note: '<script>alert("1")</script>' },
        { id: 8, note: null },
      ],
    },
    { key: "cart", title: "Cart", fields: [{ key: "item", label: "Item" }], rows: [] },
  ],
};
const texts = { title: "Your data", generated: "On 5 March", nothing: "Nothing" };

test("is a table for each section, with every text escaped", () => {
  const page = exportPage(data, texts, "fr");
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain("<h2>Orders &amp; more</h2>");
  expect(page).toContain('<th scope="col">Number</th><th scope="col">Note</th>');
  expect(page).toContain(
    "<td>7</td><td>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</td></tr><tr><td>8</td><td></td>",
  );
  expect(page).toContain("<h2>Cart</h2><p>Nothing</p>");
  expect(page).not.toContain("<script");
});
