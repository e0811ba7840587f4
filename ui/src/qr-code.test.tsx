import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { QrCode } from "./qr-code.tsx";

test("is dark on white whatever the theme, with its text's name", () => {
  render(<QrCode text="https://errand.example/#ref_code=ABC" label="Code of the invitation" />);
  const code = screen.getByRole("img", { name: "Code of the invitation" });
  const [ground, modules] = [...code.children];
  expect(ground?.getAttribute("fill")).toBe("#fff");
  expect(ground?.getAttribute("width")).toBe(code.getAttribute("viewBox")?.split(" ")[2]);
  expect(modules?.getAttribute("fill")).toBe("#000");
});
