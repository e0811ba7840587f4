import type { LocalizedText } from "@errand/core/language";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import { localizedCells, tableRows } from "@errand/town/content/text-table";

/** Titles of banners with a store as target: English | French; `*` is its name. Heading: module. */
const bannerTable = `
# food
*, just around the corner | *, à deux pas
*: the table is yours | * : à table !
Hungry? * is cooking | Une petite faim ? * est aux fourneaux
# grocery
*, just around the corner | *, à deux pas
*, for the week's shopping | *, pour les courses de la semaine
*: good things, close by | * : de bonnes choses, tout près
# pharmacy
*, just around the corner | *, à deux pas
*: good advice comes with it | * : le bon conseil est compris
*, for the medicine cabinet | *, pour l'armoire à pharmacie
# ecommerce
*, just around the corner | *, à deux pas
*: come in and look around | * : entrez, regardez
*, for a present or for you | *, pour offrir ou se faire plaisir
`;

const advertisementTable = `
Your neighbours know us already. Come and see. | Vos voisins nous connaissent déjà. Venez voir.
A few streets away, and glad to bring it. | À quelques rues de chez vous, et ravis de livrer.
Ask us anything: we know what we sell. | Demandez-nous tout : nous connaissons ce que nous vendons.
Small enough to know your name. | Assez petits pour connaître votre nom.
Good value, and no small print. | De bons prix, sans petites lignes.
`;

const titles = Map.groupBy(tableRows(bannerTable), ({ heading }) => heading);
const descriptions = tableRows(advertisementTable).map((row) => localizedCells(row, 0));

/** Returns the title of a store's banner; `turn` selects one of the module's titles. */
export function bannerTitle(module: ModuleType, name: LocalizedText, turn: number): LocalizedText {
  const rows = titles.get(module) ?? [];
  const row = rows[turn % rows.length];
  if (!row) throw new Error(`no banner for ${module}`);
  const { en, fr } = localizedCells(row, 0);
  return { en: en.replace("*", name.en), fr: fr.replace("*", name.fr) };
}

/** Returns the text of a store's advertisement; `turn` selects one of all texts. */
export function advertisementText(turn: number): LocalizedText {
  const found = descriptions[turn % descriptions.length];
  if (!found) throw new Error("no advertisement text");
  return found;
}
