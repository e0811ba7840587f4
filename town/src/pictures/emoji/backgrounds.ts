/** The gradients behind illustrations: the colour near the centre and the one at the edges. */
export const backgrounds = {
  tomato: { light: "#fff1ea", deep: "#ffb9a1" },
  amber: { light: "#fff6e0", deep: "#ffd384" },
  lemon: { light: "#fffbe2", deep: "#f6e58a" },
  leaf: { light: "#f2fae6", deep: "#b9dd94" },
  mint: { light: "#e9faf1", deep: "#a4e0c3" },
  teal: { light: "#e6f8f8", deep: "#97d8d8" },
  sky: { light: "#eaf5ff", deep: "#a8d2f7" },
  indigo: { light: "#eeefff", deep: "#bbbef8" },
  plum: { light: "#f8edfb", deep: "#dcb4e6" },
  rose: { light: "#fff0f4", deep: "#fbb9cc" },
  sand: { light: "#faf5ec", deep: "#e0cfb1" },
  slate: { light: "#f2f5f8", deep: "#bcc8d5" },
} as const satisfies Record<string, { light: string; deep: string }>;

export type Background = keyof typeof backgrounds;

export function isBackground(name: string): name is Background {
  return Object.hasOwn(backgrounds, name);
}
