/** A card that is one link: it shows that a pointer or the focus is on it. */
export const cardClasses =
  "group relative rounded-card border border-line bg-card transition-colors hover:border-line-strong has-[a:focus-visible]:border-accent";

/** The card's link, which spreads over all of it. */
export const cardLinkClasses = "after:absolute after:inset-0 after:rounded-card after:content-['']";
