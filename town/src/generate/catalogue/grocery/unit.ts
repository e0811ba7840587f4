import type { LocalizedText } from "@errand/core/language";

const french: [english: RegExp, french: string][] = [
  [/^piece$/, "pièce"],
  [/^bunch$/, "botte"],
  [/^pair$/, "paire"],
  [/^pack of /, "lot de "],
  [/^box of /, "boîte de "],
  [/^bag of /, "sachet de "],
  [/^roll of /, "rouleau de "],
  [/^tube of /, "tube de "],
  [/^tray /, "barquette "],
  [/^bag /, "sachet "],
  [/^bottle /, "bouteille "],
  [/^carton /, "brique "],
  [/^jar /, "pot "],
  [/^tin /, "boîte "],
  [/^tub /, "pot "],
  [/^box /, "boîte "],
  [/^bar /, "tablette "],
  [/^block /, "pain "],
  [/^tube /, "tube "],
];

/** Translates a unit: `bottle 1.5 L` becomes `bouteille 1,5 L` in French. */
export function unitOf(text: string): LocalizedText {
  const [pattern, replacement] = french.find(([pattern]) => pattern.test(text)) ?? [/^/, ""];
  return { en: text, fr: text.replace(pattern, replacement).replace(/(\d)\.(\d)/, "$1,$2") };
}
