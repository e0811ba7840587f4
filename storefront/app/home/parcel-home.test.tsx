import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { renderInShop } from "../catalog/testing.tsx";
import { testModule } from "../config/testing.ts";
import { testCategory, visitParcels } from "../parcel/testing.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { store } from "../visitor/storage.ts";
import { ParcelHome } from "./parcel-home.tsx";

beforeEach(() => {
  localStorage.clear();
  visitParcels();
  fakeApi({});
});

test.each([
  ["leads guests to their parcels", null, "/track-order"],
  ["leaves the tracking of customers to their orders", "t".repeat(43), undefined],
] as const)("%s", (_title, token, href) => {
  store("token", token);
  const module = testModule({ module_type: "parcel" });
  renderInShop(
    <ParcelHome module={module} parcel={{ categories: [testCategory()], reasons: [] }} />,
  );
  const link = screen.queryByRole("link", { name: "Track a parcel" });
  expect(link?.getAttribute("href")).toBe(href);
});
