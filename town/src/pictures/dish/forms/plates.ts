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

const onPlate = { vessels: plates, spread: "circle", radius: 205, fill: 1 } as const;

const fish: Form["instead"] = { salmon: "salmon fillet", cod: "white fish", tuna: "seared tuna" };

export const plateForms = {
  pasta: {
    ...onPlate,
    body: "pasta",
    color: "#f0cf7e",
    colorFrom: "base",
    sauce: "ladled sauce",
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
  "roast bird": { ...onPlate, body: "roast bird", fill: 0, kinds: 0 },
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
  gyozas: { ...onPlate, body: "gyozas", fill: 0, kinds: 0 },
  "steamed dumplings": {
    ...onPlate,
    vessels: ["none"],
    body: "six in a steamer",
    color: "#f6eedd",
    fill: 0,
    kinds: 0,
  },
  "har gow": {
    ...onPlate,
    vessels: ["none"],
    body: "four in a steamer",
    color: "#f8d3c2",
    fill: 0,
    kinds: 0,
  },
  "kebab plate": {
    ...onPlate,
    spread: "plate",
    radius: 215,
    size: 1.6,
    instead: { veal: "kebab meat", lamb: "kebab meat" },
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
  tartare: {
    ...onPlate,
    radius: 120,
    fill: 6,
    size: 1.9,
    instead: { salmon: "raw salmon", beef: "raw salmon" },
  },
  mezze: { vessels: ["round board", "slate"], spread: "wedges", radius: 300, fill: 1.2, size: 1.5 },
} satisfies Record<string, Form>;
