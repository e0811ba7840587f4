import type { PersonalData } from "@errand/core/personal-data/personal-data.contract";
import { expect, test } from "vitest";
import { exportPage } from "./export-page.ts";

const data: PersonalData = {
  shop: "Errand",
  generated_at: "2026-03-05T09:15:00.000Z",
  words: { cash_on_delivery: "Cash on delivery" },
  sections: [
    {
      key: "orders",
      title: "Orders & more",
      fields: [
        { key: "id", label: "Number" },
        { key: "created_at", label: "Date", kind: "moment" },
        { key: "amount", label: "Amount", kind: "amount" },
        { key: "payment_method", label: "Payment method", kind: "word" },
        { key: "note", label: "Note" },
        { key: "pictures", label: "Pictures", kind: "pictures" },
      ],
      rows: [
        {
          ...{ id: 7, created_at: "2026-03-05T09:15:00.000Z", amount: 12 },
          ...{ payment_method: "cash_on_delivery", note: '<script>alert("1")</script>' },
          pictures: ["https://shop.test/a", "https://shop.test/gone"],
        },
        {
          id: 8,
          created_at: null,
          amount: null,
          payment_method: "barter",
          note: null,
          pictures: [],
        },
      ],
    },
    { key: "cart", title: "Cart", fields: [{ key: "item", label: "Item" }], rows: [] },
  ],
};
const texts = {
  ...{ title: "Your data", generated: "On 5 March", contents: "Contents", nothing: "Nothing" },
  ...{ yes: "Yes", no: "No", picture: "Picture" },
};
const formats = {
  moment: (moment: string) => `at ${moment.slice(11, 16)}`,
  amount: (amount: number) => `${amount} €`,
  picture: (url: string) => (url.endsWith("/a") ? "data:image/webp;base64,AA==" : null),
};
const page = new DOMParser().parseFromString(exportPage(data, texts, formats, "fr"), "text/html");

const facts = (entry: Element | undefined) =>
  [...(entry?.querySelectorAll("dt") ?? [])].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ]);

test("writes values as people read them, leaves out what is empty, and escapes every text", () => {
  expect(page.documentElement.lang).toBe("fr");
  const [first, second] = page.querySelectorAll("article");
  expect(facts(first)).toEqual([
    ["Number", "7"],
    ["Date", "at 09:15"],
    ["Amount", "12 €"],
    ["Payment method", "Cash on delivery"],
    ["Note", '<script>alert("1")</script>'],
    ["Pictures", ""],
  ]);
  expect(facts(second)).toEqual([
    ["Number", "8"],
    ["Payment method", "barter"],
  ]);
  expect(page.querySelector("script")).toBeNull();
  expect(page.querySelector("section:last-of-type")?.textContent).toBe("CartNothing");
});

test("contains its pictures, so that they are seen without the shop", () => {
  const pictures = [...page.querySelectorAll("img")].map(({ src, alt }) => [src, alt]);
  expect(pictures).toEqual([["data:image/webp;base64,AA==", "Picture"]]);
});

test("has one main part with a list of its sections, and nothing that scrolls on its own", () => {
  expect(page.querySelectorAll("main")).toHaveLength(1);
  expect([...page.body.children]).toHaveLength(1);
  const links = [...page.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["#orders", "#cart"]);
  for (const link of links) expect(page.querySelector(`h2${link}`)).not.toBeNull();
  expect(page.querySelector("style")?.textContent).not.toContain("overflow-x");
});
