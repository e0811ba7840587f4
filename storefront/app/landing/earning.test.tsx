import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { Earning } from "./earning.tsx";

function showEarning(seller: 0 | 1, dm: 0 | 1, vendor_portal_url: string | null = null) {
  const section = (button_name: string) => ({ title: "", sub_title: "", button_name });
  renderApp(
    <ShopContext value={testShop({ vendor_portal_url })}>
      <Earning
        earning={{
          title: "Work with us",
          sub_title: "",
          seller: { ...section("Register a store"), status: seller },
          dm: { ...section("Become a courier"), status: dm },
        }}
      />
    </ShopContext>,
  );
}

const targets = () =>
  screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("links to the registrations that are open, and to the vendor portal", () => {
  showEarning(1, 1, "https://vendors.example");
  expect(targets()).toEqual([
    ["Register a store", "/store-registration?active=active"],
    ["Become a courier", "/deliveryman-registration?active=active"],
    ["Open the vendor portal", "https://vendors.example"],
  ]);
});

test("leaves out what is switched off", () => {
  showEarning(0, 1);
  expect(targets()).toEqual([["Become a courier", "/deliveryman-registration?active=active"]]);
});

test("is not there when nobody can register", () => {
  showEarning(0, 0);
  expect(screen.queryByRole("heading")).toBeNull();
});
