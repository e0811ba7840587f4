import { expect, test } from "vitest";
import { widthsFor } from "./picture-widths.ts";

test.each([
  ["32px", [96]],
  ["48px", [96, 160]],
  ["96px", [96, 160, 320]],
  ["(width < 480px) 45vw, (width < 1024px) 30vw, 220px", [160, 320, 480, 640, 960]],
  ["(width < 480px) 80vw, (width < 1024px) 45vw, 400px", [320, 480, 640, 960, 1440]],
  ["(width < 1300px) 96vw, 1240px", [320, 480, 640, 960, 1440]],
  ["100vw", [320, 480, 640, 960, 1440]],
  ["calc(100vw - 2rem)", [96, 160, 320, 480, 640, 960, 1440]],
  ["1200px", [1440]],
])("a picture with sizes %s has the widths %j", (sizes, widths) => {
  expect(widthsFor(sizes)).toEqual(widths);
});
