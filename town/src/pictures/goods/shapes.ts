import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { bags } from "./accessories/bags.ts";
import { eyewear } from "./accessories/eyewear.ts";
import { jewellery } from "./accessories/jewellery.ts";
import { shoes } from "./accessories/shoes.ts";
import { watches } from "./accessories/watches.ts";
import { baby } from "./care/baby.ts";
import { firstAid } from "./care/first-aid.ts";
import { hygiene } from "./care/hygiene.ts";
import { measuring } from "./care/measuring.ts";
import { dressesAndTrousers } from "./clothes/dresses-and-trousers.ts";
import { hatsAndGloves } from "./clothes/hats-and-gloves.ts";
import { outerwear } from "./clothes/outerwear.ts";
import { tops } from "./clothes/tops.ts";
import { cleaning } from "./craft/cleaning.ts";
import { gifts } from "./craft/gifts.ts";
import { grooming } from "./craft/grooming.ts";
import { hardware } from "./craft/hardware.ts";
import { instruments } from "./craft/instruments.ts";
import { tools } from "./craft/tools.ts";
import { bedding } from "./home/bedding.ts";
import { cookware } from "./home/cookware.ts";
import { decoration } from "./home/decoration.ts";
import { furniture } from "./home/furniture.ts";
import { tableware } from "./home/tableware.ts";
import type { Material, Product } from "./kit.ts";
import { books } from "./leisure/books.ts";
import { flowers } from "./leisure/flowers.ts";
import { games } from "./leisure/games.ts";
import { garden } from "./leisure/garden.ts";
import { plants } from "./leisure/plants.ts";
import { stationery } from "./leisure/stationery.ts";
import { toys } from "./leisure/toys.ts";
import { beach } from "./sport/beach.ts";
import { cycling } from "./sport/cycling.ts";
import { outdoor } from "./sport/outdoor.ts";
import { training } from "./sport/training.ts";
import { audio } from "./tech/audio.ts";
import { computing } from "./tech/computing.ts";
import { lighting } from "./tech/lighting.ts";
import { optics } from "./tech/optics.ts";

/** All products that can be drawn, by name. */
const shapes = {
  ...bags,
  ...eyewear,
  ...jewellery,
  ...shoes,
  ...watches,
  ...baby,
  ...firstAid,
  ...hygiene,
  ...measuring,
  ...dressesAndTrousers,
  ...hatsAndGloves,
  ...outerwear,
  ...tops,
  ...cleaning,
  ...gifts,
  ...grooming,
  ...hardware,
  ...instruments,
  ...tools,
  ...bedding,
  ...cookware,
  ...decoration,
  ...furniture,
  ...tableware,
  ...books,
  ...flowers,
  ...games,
  ...garden,
  ...plants,
  ...stationery,
  ...toys,
  ...beach,
  ...cycling,
  ...outdoor,
  ...training,
  ...audio,
  ...computing,
  ...lighting,
  ...optics,
};

export type GoodsShape = keyof typeof shapes;

export function isGoodsShape(name: string): name is GoodsShape {
  return Object.hasOwn(shapes, name);
}

export function drawShape(drawing: SvgDrawing, shape: GoodsShape, material: Material): string {
  const draw: Product = shapes[shape];
  return draw(drawing, material);
}
