/** The colours of the storefront's light theme. */
export const colours = {
  paper: "#fffdfb",
  /** Behind cut-out pictures. */
  picture: "#f5f2ec",
  ink: "#1d1a17",
  muted: "#6b635b",
  accent: "#c2301a",
  star: "#c77700",
} as const;
