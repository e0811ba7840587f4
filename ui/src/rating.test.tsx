import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Rating } from "./rating.tsx";
import { renderUi } from "./testing/render.tsx";

test.each([
  [870, "(870)", "870 reviews"],
  [120_500, "(120.5K)", "120.5K reviews"],
  [2_300_000, "(2.3M)", "2.3M reviews"],
])("shortens a large number of reviews: %d", (count, shown, label) => {
  renderUi(<Rating value={4.3} count={count} />);
  expect(screen.getByText(shown)).toBeDefined();
  expect(screen.getByText(`Rated 4.3 out of 5, ${label}`)).toBeDefined();
});
