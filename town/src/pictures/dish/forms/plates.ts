import { plates, without } from "./arrangements.ts";
import type { Form } from "./form.types.ts";

const ribPlate = {
  vessels: ["slate", "board", "white plate", "dark plate"],
  sauce: "plate sauce",
  hasSides: true,
  spread: "plate",
  radius: 215,
  fill: 1,
  size: 1.5,
} satisfies Form;

const makiRows = {
  vessels: ["slate", "dark plate", "board", "white plate"],
  spread: "grid",
  radius: 120,
  fill: 1,
} satisfies Form;

const onPlate = { vessels: plates, spread: "circle", radius: 205, fill: 1 } as const;

const fish: Form["instead"] = { salmon: "salmon fillet", cod: "white fish", tuna: "seared tuna" };

export const plateForms = {
  pasta: {
    ...onPlate,
    body: "pasta",
    color: "#f0cf7e",
    colorFrom: "base",
    fill: 0.95,
    instead: { egg: "" },
  },
  "black pasta": { ...onPlate, body: "pasta", color: "#2c2a2e" },
  ravioli: { ...onPlate, always: ["raviolo"], fill: 1.2, instead: without("ricotta", "butter") },
  plate: {
    ...onPlate,
    spread: "plate",
    sauce: "plate sauce",
    hasSides: true,
    radius: 215,
    fill: 1,
    instead: {
      sugar: "",
      sweetcorn: "corn cob",
      ...fish,
      beef: "roast slice",
      lamb: "roast slice",
      "pita wedge": "pita wedge",
      bread: "bread",
    },
    size: 1.5,
  },
  "rib plate": { ...ribPlate, instead: { pork: "ribs" } },
  "pulled meat": { ...ribPlate, instead: { pork: "pulled pork" } },
  skewers: {
    ...onPlate,
    body: "skewers",
    spread: "skewers",
    radius: 250,
    fill: 1,
    size: 1.5,
    vessels: ["slate", "board", "white plate", "dark plate"],
    instead: {
      "minced meat": "meatball",
      chicken: "grilled chicken",
      onion: "red onion",
      spice: "",
    },
  },
  fries: {
    vessels: ["paper", "white bowl", "dark bowl"],
    spread: "circle",
    radius: 180,
    fill: 3.6,
    instead: {
      potato: "chips",
      "sweet potato": "sweet potato chips",
      onion: "fried onion",
      squid: "fried squid",
    },
  },
  pieces: {
    vessels: ["white plate", "slate", "blue plate", "dark plate", "board"],
    sauce: "sauce pot",
    spread: "ring",
    radius: 205,
    fill: 1.4,
    size: 1.35,
    instead: { chicken: "chicken wing", egg: "half egg" },
  },
  dumplings: {
    ...onPlate,
    radius: 180,
    always: ["dumpling"],
    fill: 1.8,
    size: 1.25,
    kinds: 3,
    instead: { chicken: "spring onion", pork: "spring onion", "chinese cabbage": "sesame" },
  },
  fritters: {
    ...onPlate,
    radius: 175,
    always: ["fritter"],
    fill: 1,
    instead: { cod: "lime", onion: "coriander", chickpeas: "", squid: "fried squid" },
  },
  carpaccio: {
    ...onPlate,
    radius: 225,
    fill: 2,
    instead: { beef: "raw beef", pineapple: "pineapple slice" },
    size: 1.4,
  },
  maki: {
    ...makiRows,
    instead: {
      salmon: "salmon maki",
      tuna: "tuna maki",
      cucumber: "cucumber maki",
      avocado: "avocado maki",
      crab: "crab maki",
      prawn: "prawn maki",
      nori: "",
      sesame: "",
    },
    kinds: 1,
  },
  nigiri: {
    ...makiRows,
    fill: 1.15,
    spread: "circle",
    radius: 150,
    size: 1.5,
    kinds: 1,
    instead: { salmon: "salmon nigiri", tuna: "tuna nigiri", eel: "eel nigiri" },
  },
  box: {
    vessels: ["bento box"],
    spread: "columns",
    radius: 150,
    fill: 1.4,
    instead: {
      salmon: "salmon maki",
      tuna: "tuna maki",
      cucumber: "cucumber maki",
      avocado: "avocado maki",
      nori: "",
    },
    size: 0.95,
  },
  mezze: { vessels: ["round board", "slate"], spread: "sectors", radius: 235, fill: 1.1 },
} satisfies Record<string, Form>;
