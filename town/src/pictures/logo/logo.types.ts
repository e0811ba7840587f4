import type { SpriteName } from "../fresh/sprites.ts";

export type LogoTemplate = "monogram" | "seal" | "wordmark" | "split" | "arch" | "badge";

/** The square sign of a store; `motif` is null for templates of letters alone. */
export type LogoScene = {
  kind: "logo";
  template: LogoTemplate;
  name: string;
  ground: string;
  accent: string;
  motif: SpriteName | null;
};
