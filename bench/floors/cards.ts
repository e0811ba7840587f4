import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";

const widths = [96, 160, 320, 480, 640, 960];

/** Cards with the same elements as ours, rendered by React alone: no router, messages or data. */
export function renderCards(count: number): string {
  return renderToString(
    createElement(
      "main",
      null,
      Array.from({ length: count }, (_, index) => card(index)),
    ),
  );
}

function card(index: number): ReactElement {
  const picture = (width: number) => `/images/emoji-1f355-tomato/${width}.webp`;
  return createElement(
    "article",
    { key: index, className: "relative flex h-full flex-col rounded-card border" },
    createElement(
      "div",
      { className: "relative" },
      createElement("img", {
        src: picture(640),
        srcSet: widths.map((width) => `${picture(width)} ${width}w`).join(", "),
        sizes: "(width < 480px) 45vw, 220px",
        alt: "",
        loading: "lazy",
      }),
      createElement("div", { className: "absolute" }, createElement("span", null, "-10 %")),
      createElement(
        "button",
        { type: "button", "aria-label": `Add item ${index}` },
        createElement(
          "svg",
          { viewBox: "0 0 24 24", width: 20, height: 20 },
          createElement("path", { d: "M5 12h14" }),
          createElement("path", { d: "M12 5v14" }),
        ),
      ),
    ),
    createElement(
      "div",
      { className: "flex grow flex-col gap-1 p-3" },
      createElement("h3", null, createElement("a", { href: `/product/${index}` }, `Item ${index}`)),
      createElement("p", { className: "truncate" }, "A store of the town"),
      createElement(
        "p",
        { className: "mt-auto flex flex-wrap" },
        createElement("span", null, createElement("s", null, "€13.90"), " ", "€12.50"),
        createElement(
          "span",
          { className: "inline-flex items-center" },
          createElement(
            "svg",
            { viewBox: "0 0 24 24", width: 14, height: 14 },
            createElement("path", { d: "M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z" }),
          ),
          createElement("span", null, "4.5"),
        ),
      ),
    ),
  );
}
