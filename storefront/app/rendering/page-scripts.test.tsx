import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withLowPriority } from "./page-scripts.tsx";

test("gives every preload of a script a low priority, and nothing else", () => {
  const page = renderToStaticMarkup(
    withLowPriority(
      <>
        <link rel="modulepreload" href="/entry.js" />
        {["/shell.js", "/home.js"].map((path) => (
          <link key={path} rel="modulepreload" href={path} />
        ))}
        {null}
        <link rel="stylesheet" href="/app.css" />
        <script src="/other.js" />
      </>,
    ),
  );
  expect(page.match(/rel="modulepreload"[^>]*fetchPriority="low"/g)).toHaveLength(3);
  expect(page.match(/fetchPriority/g)).toHaveLength(3);
  expect(page).toContain('<script src="/other.js">');
});
