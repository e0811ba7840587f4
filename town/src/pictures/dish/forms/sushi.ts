import type { Form } from "./form.types.ts";

const makiRows = {
  vessels: ["slate", "dark plate", "board", "white plate"],
  spread: "rows",
  radius: 120,
  fill: 1,
  size: 1.9,
} satisfies Form;

export const sushiForms = {
  maki: {
    ...makiRows,
    instead: {
      salmon: "salmon maki",
      tuna: "tuna maki",
      cucumber: "cucumber maki",
      avocado: "avocado maki",
      nori: "",
      sesame: "",
    },
    kinds: 1,
  },
  rolls: {
    ...makiRows,
    instead: { crab: "crab maki", prawn: "prawn maki" },
    kinds: 1,
    size: 1.3,
  },
  nigiri: {
    ...makiRows,
    instead: { salmon: "salmon nigiri", tuna: "tuna nigiri", eel: "eel nigiri" },
    kinds: 1,
    size: 1.25,
  },
  sashimi: { ...makiRows, instead: { salmon: "salmon sashimi" }, kinds: 1, size: 1.75 },
  box: {
    ...makiRows,
    vessels: ["bento box"],
    instead: {
      salmon: "salmon maki",
      tuna: "tuna maki",
      cucumber: "cucumber maki",
      avocado: "avocado maki",
      nori: "",
      sesame: "",
    },
    size: 1.05,
  },
  "salmon box": {
    ...makiRows,
    vessels: ["bento box"],
    always: ["salmon maki", "salmon nigiri", "salmon sashimi"],
    kinds: 3,
    size: 0.95,
  },
  bento: {
    vessels: ["bento box"],
    hasSides: true,
    spread: "columns",
    radius: 150,
    fill: 1.2,
    size: 1,
    instead: { salmon: "salmon fillet" },
  },
} satisfies Record<string, Form>;
