import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RichText } from "./rich-text.tsx";

const tags = {
  terms: (content: string) => <a href="/terms">{content}</a>,
  strong: (content: string) => <strong>{content}</strong>,
};

test("renders the content of each tag in its position", () => {
  const text = "<strong>First</strong> accept the <terms>terms</terms>, then go on.";
  const { container } = render(<RichText text={text} tags={tags} />);
  expect(container.textContent).toBe("First accept the terms, then go on.");
  expect(screen.getByRole("link", { name: "terms" }).getAttribute("href")).toBe("/terms");
  expect(container.querySelector("strong")?.textContent).toBe("First");
});

test.each(["a < b > c", "<b>unknown</b>", "<terms>open", "<terms>a</strong>", ""])(
  "leaves %s as it is",
  (text) => {
    const { container } = render(<RichText text={text} tags={tags} />);
    expect(container.textContent).toBe(text);
  },
);
