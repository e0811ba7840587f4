import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "../testing/render.tsx";
import { Markdown } from "./markdown.tsx";

test("shows headings, paragraphs and lists", () => {
  renderApp(
    <Markdown text={"## Who we are\n\nA shop\nin town.\n\n- fast\n- kind\n\n1. order\n2. eat"} />,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Who we are" })).toBeDefined();
  expect(screen.getByText("A shop in town.")).toBeDefined();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "fast",
    "kind",
    "order",
    "eat",
  ]);
});

test("shows bold, italic and links inside a sentence", () => {
  renderApp(
    <Markdown text="Within **14 days**, *always*: [write](mailto:a@b.example) or [look](/home)." />,
  );
  expect(screen.getByText("14 days").tagName).toBe("STRONG");
  expect(screen.getByText("always").tagName).toBe("EM");
  expect(screen.getByRole("link", { name: "write" }).getAttribute("href")).toBe(
    "mailto:a@b.example",
  );
  expect(screen.getByRole("link", { name: "look" }).getAttribute("href")).toBe("/home");
});

test.each(["[x](javascript:alert(1))", "[x](//evil.example)", "<img src=x onerror=alert(1)>"])(
  "shows %s as plain text",
  (text) => {
    const { container } = renderApp(<Markdown text={text} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelector("a, img")).toBeNull();
  },
);

test("renders a heading directly above its paragraph", () => {
  renderApp(<Markdown text={"Before.\n\n## The town\nBelrive is invented."} />);
  expect(screen.getByRole("heading", { name: "The town", level: 2 })).toBeDefined();
  expect(screen.getByText("Belrive is invented.")).toBeDefined();
});
