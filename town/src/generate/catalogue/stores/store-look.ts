import type { StoreModule } from "../../../catalogue/catalogue.types.ts";
import type { SpriteName } from "../../../pictures/fresh/sprites.ts";
import type { LogoTemplate } from "../../../pictures/logo/logo.types.ts";
import type { NamedScene } from "../../../pictures/scene.types.ts";
import { groceryWindow } from "../grocery/grocery-items.ts";
import { pharmacyWindow } from "../pharmacy/pharmacy-items.ts";
import { vehicleWindow } from "../rental/fleet.ts";
import { shopWindow } from "../shops/shop-items.ts";
import { isListed, kindsOf, listedCount, planOf, type StorePlan } from "./plans.ts";

/** Composed stores share the pictures of their kind. */
const ofKind = 3;

function subjectOf(plan: StorePlan): string {
  return isListed(plan)
    ? plan.slug
    : `${plan.module}-${plan.kind.key}-${numberIn(plan.slug, ofKind)}`;
}

export const logoPicture = (plan: StorePlan) => `logo-${subjectOf(plan)}`;
export const frontPicture = (plan: StorePlan) => `front-${subjectOf(plan)}`;

/** Returns a number below `limit` that depends on the text. */
function numberIn(text: string, limit: number): number {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 10_007;
  return sum % limit;
}

const palettes: [ground: string, accent: string][] = [
  ["#b33a2e", "#f2b544"],
  ["#1f5f7a", "#f2a65a"],
  ["#3f6f4a", "#e8c45a"],
  ["#5a3f6f", "#f0a08a"],
  ["#c9702f", "#2f5f6a"],
  ["#22384f", "#e0a93c"],
  ["#8a2f4a", "#f2c6a0"],
  ["#2f7a74", "#f29a6a"],
  ["#6b4a2f", "#e0b878"],
  ["#e0a92c", "#8a3a2a"],
  ["#7f9a5a", "#d8603c"],
  ["#3a4048", "#e8c45a"],
];

/** What stores of a kind show in their logo; kinds that are missing have letters only. */
const motifs: Record<string, SpriteName[]> = {
  italian: ["tomato", "basil", "pizza"],
  burger: ["bun", "onion", "steak"],
  bistro: ["wine-red", "steak", "baguette"],
  creperie: ["egg", "wheat", "butter"],
  bakery: ["croissant", "wheat", "baguette"],
  seafood: ["oyster", "prawns", "fish"],
  japanese: ["salmon", "fish", "matcha"],
  chinese: ["dumpling", "chilli", "prawns"],
  indian: ["chilli", "curry", "coriander"],
  thai: ["chilli", "coconut", "lime"],
  vietnamese: ["mint", "rice", "coriander"],
  lebanese: ["olive", "mint", "hummus"],
  moroccan: ["couscous", "orange", "date"],
  kebab: ["onion-red", "tomato", "tortilla"],
  mexican: ["avocado", "chilli", "corn"],
  salads: ["lettuce", "avocado", "tomato"],
  sweets: ["ice-raspberry", "strawberry", "cherry"],
  vegan: ["leaf", "carrot", "avocado"],
  rotisserie: ["chicken", "drumsticks", "potato"],
  market: ["carrot", "apple-red", "lemon"],
  convenience: ["orange", "moon", "cola"],
  greengrocer: ["pear", "tomato", "peach"],
  organic: ["leaf", "wheat", "beetroot"],
  butcher: ["steak", "ribs", "chop"],
  fishmonger: ["fish", "crab", "lobster"],
  dairy: ["cheese-holes", "camembert", "milk"],
  deli: ["olive", "honey", "dry-sausage"],
  roaster: ["coffee", "tea", "cocoa"],
  cellar: ["grapes-black", "wine-red", "grapes-white"],
  pharmacy: ["leaf", "heart", "aloe", "pill", "camomile", "drop-green"],
  clothes: ["clothes"],
  perfume: ["rose", "lavender", "blossom"],
  garden: ["sunflower", "leaf", "radish"],
  florist: ["rose", "calendula", "blossom"],
  kids: ["baby", "sun", "bee"],
  beachwear: ["sun", "mountain"],
  jewellery: ["shine"],
  rental: ["sun", "mountain"],
};

const drawn: LogoTemplate[] = ["seal", "split", "arch", "badge", "monogram", "wordmark"];
const lettered: LogoTemplate[] = ["monogram", "wordmark"];

/**
 * Yields the logos and fronts of the listed stores, and those that composed stores of a kind share.
 */
export function* storeScenes(): Generator<NamedScene> {
  const modules: StoreModule[] = ["food", "grocery", "pharmacy", "ecommerce", "rental"];
  for (const module of modules) {
    for (let number = 0; number < listedCount(module); number++) {
      const { name, slug, kind } = planOf(module, number);
      yield* scenesOf({ module, kind: kind.key, name, subject: slug, turn: number });
    }
    for (const kind of kindsOf[module]) {
      for (let turn = 0; turn < ofKind; turn++) {
        yield* scenesOf({
          module,
          kind: kind.key,
          name: kind.name.fr,
          subject: `${module}-${kind.key}-${turn}`,
          turn,
        });
      }
    }
  }
}

type Subject = { module: StoreModule; kind: string; name: string; subject: string; turn: number };

function* scenesOf({ module, kind, name, subject, turn }: Subject): Generator<NamedScene> {
  const choice = numberIn(subject, 1_000);
  const [ground = "#1f5f7a", accent = "#f2a65a"] = palettes[choice % palettes.length] ?? [];
  const ofStore = motifs[kind] ?? [];
  const motif = ofStore[choice % Math.max(ofStore.length, 1)];
  const templates = motif ? drawn : lettered;
  const template = templates[Math.floor(choice / 7) % templates.length] ?? "monogram";
  yield {
    name: `logo-${subject}`,
    scene: { kind: "logo", template, name, ground, accent, motif: motif ?? null },
  };
  if (module === "food") return;
  const window = {
    grocery: () => groceryWindow(subject, kind, turn),
    pharmacy: () => pharmacyWindow(subject, turn),
    ecommerce: () => shopWindow(subject, kind, turn),
    rental: () => vehicleWindow(name, subject, turn),
  }[module]();
  yield {
    name: `front-${subject}`,
    scene: { kind: "front", name, colour: ground, accent, evening: choice % 3 === 0, window },
  };
}
