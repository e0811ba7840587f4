import type { LocalizedText } from "../language.ts";

/**
 * The name of the variation that combines these options, one of each choice in order: their labels
 * joined with `-`. `options` are English labels. Null when they are not one option of each choice.
 */
export function variationType(
  options: readonly string[],
  choices: readonly { options: readonly LocalizedText[] }[],
): LocalizedText | null {
  const chosen = choices.flatMap(
    ({ options: offered }, index) => offered.find(({ en }) => en === options[index]) ?? [],
  );
  if (chosen.length !== choices.length || options.length !== choices.length) return null;
  const joined = (language: keyof LocalizedText) =>
    chosen.map((option) => option[language]).join("-");
  return { en: joined("en"), fr: joined("fr") };
}

/** The options that make up the type of a variation, in the order of the choices. */
export function optionsInType(type: string, choices: readonly { options: string[] }[]): string[] {
  let rest = type;
  return choices.map(({ options }) => {
    const candidates = options.filter((option) => rest === option || rest.startsWith(`${option}-`));
    const option = candidates.sort((a, b) => b.length - a.length)[0] ?? "";
    rest = rest.slice(option.length + 1);
    return option;
  });
}
